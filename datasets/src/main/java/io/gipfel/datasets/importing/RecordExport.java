package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.nio.charset.Charset;

/** Writes games as files of one format, which {@link RecordImport} reads as the same games. */
public final class RecordExport {

  private final RecordFormat format;

  /** An export. */
  public RecordExport(RecordFormat format) {
    this.format = format;
  }

  /** The encoding of files of this format. */
  public Charset charset() {
    return RecordText.of(format).charset();
  }

  /**
   * The text of {@code record}, to be put behind that of others.
   *
   * @throws UnwritableException if the format has no room for it
   */
  public String text(Game game, GameRecord record) throws UnwritableException {
    StringBuilder out = new StringBuilder();
    RecordText.of(format).write(game, record, out);
    return out.toString();
  }
}
