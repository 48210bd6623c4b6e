package io.gipfel.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files in one step: whatever has its final name is complete. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * Checks, before work is done for it, that {@code file} could be written.
   *
   * @throws IllegalArgumentException if not, with one line that says why
   */
  public static void check(Path file) {
    if (Files.isDirectory(file)) {
      throw new IllegalArgumentException(file + ": expected a file, found a folder");
    }
    Path folder = file.toAbsolutePath().getParent();
    if (!Files.isDirectory(folder)) {
      throw new IllegalArgumentException(file + ": expected a folder " + folder + ", found none");
    }
    if (!Files.isWritable(folder)) {
      throw new IllegalArgumentException(file + ": cannot be written: the folder is read-only");
    }
  }

  /**
   * Writes {@code bytes} to {@code file}, in the place of what stood there. A kill leaves at most a
   * file of that name with {@code .tmp} behind it, which the next attempt writes over.
   */
  public static void write(Path file, byte[] bytes) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    Files.write(temporary, bytes);
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
