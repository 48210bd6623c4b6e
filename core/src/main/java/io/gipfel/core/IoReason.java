package io.gipfel.core;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Why reading or writing failed, in words: the JDK's own messages are often a bare path. */
public final class IoReason {

  private IoReason() {}

  /** The reason of {@code e} without the name of the file, such as {@code no such file}. */
  public static String of(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file";
    }
    if (e instanceof AccessDeniedException) {
      return "access denied";
    }
    if (e instanceof NotDirectoryException) {
      return "not a folder";
    }
    if (e instanceof FileSystemException system) {
      return system.getReason() == null ? e.getClass().getSimpleName() : system.getReason();
    }
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
