package io.gipfel.training.run;

import io.gipfel.core.IoReason;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The right to work on a run, which one process has at a time; the system takes it back from a
 * killed one.
 */
public final class RunLock implements AutoCloseable {

  private final FileChannel file;
  private final FileLock lock;

  private RunLock(FileChannel file, FileLock lock) {
    this.file = file;
    this.lock = lock;
  }

  static RunLock of(Path root) {
    try {
      Files.createDirectories(root);
      FileChannel file =
          FileChannel.open(
              root.resolve(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(file);
      if (lock == null) {
        file.close();
        throw new RunException(root + ": somebody else is working on this run");
      }
      return new RunLock(file, lock);
    } catch (IOException e) {
      throw new RunException(root + ": cannot be written: " + IoReason.of(e), e);
    }
  }

  /** The lock, or null if another process or thread has it. */
  private static FileLock tryLock(FileChannel file) throws IOException {
    try {
      return file.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /**
   * Checks that the right is still held.
   *
   * @throws IllegalStateException if it was given back
   */
  public void check() {
    if (!lock.isValid()) {
      throw new IllegalStateException("the lock on the run was given back");
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
