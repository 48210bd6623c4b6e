package io.gipfel.datasets;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A shard is not what its writer wrote. The message is one line: what was expected, what was found,
 * in which file and where.
 */
public final class DamagedShardException extends IOException {

  private static final long serialVersionUID = 1L;

  /** Damage that was found at byte {@code offset} of {@code file}. */
  DamagedShardException(Path file, long offset, String expected, Object found) {
    super(
        "damaged shard "
            + file
            + ", byte "
            + offset
            + ": expected "
            + expected
            + ", found "
            + found);
  }

  /** Damage that replaying the games of {@code file} brought to light. */
  DamagedShardException(Path file, ReplayException cause) {
    super("damaged shard " + file + ": " + cause.getMessage(), cause);
  }
}
