package io.gipfel.datasets.importing;

import io.gipfel.core.IoReason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** The files of an import, one at a time: files as they are, and those in folders and archives. */
final class SourceFiles {

  /** Is given one file after the other. */
  interface Visitor {
    /** A file that was read; its name is for people. */
    void visit(String name, byte[] bytes) throws IOException;

    /** A file in an archive or a folder that cannot be read. */
    void unreadable(String name, String reason) throws IOException;
  }

  private static final String ARCHIVE = ".zip";

  private final List<String> suffixes;
  private final Visitor visitor;

  /**
   * Files for {@code visitor}.
   *
   * @param suffixes how names end that are taken from folders and archives, in small letters
   */
  SourceFiles(List<String> suffixes, Visitor visitor) {
    this.suffixes = suffixes;
    this.visitor = visitor;
  }

  /**
   * Visits {@code path}: a file, an archive, or a folder with its subfolders, in alphabetical
   * order.
   *
   * @throws IOException if it cannot be read
   */
  void walk(Path path) throws IOException {
    if (!Files.isDirectory(path)) {
      visitFile(path);
      return;
    }
    List<Path> files;
    try (Stream<Path> paths = Files.walk(path)) {
      files =
          paths
              .filter(Files::isRegularFile)
              .filter(file -> isWanted(file.toString()) || isArchive(file))
              .sorted(Comparator.comparing(Path::toString))
              .toList();
    }
    for (Path file : files) {
      if (canBeOpened(file)) {
        visitFile(file);
      }
    }
  }

  /** What a folder happens to hold does not keep its other files from being read. */
  private boolean canBeOpened(Path file) throws IOException {
    try {
      (isArchive(file) ? open(file) : Files.newInputStream(file)).close();
      return true;
    } catch (IOException e) {
      visitor.unreadable(file.toString(), IoReason.of(e));
      return false;
    }
  }

  private void visitFile(Path file) throws IOException {
    if (isArchive(file)) {
      visitArchive(file);
    } else {
      visitor.visit(file.toString(), Files.readAllBytes(file));
    }
  }

  private void visitArchive(Path file) throws IOException {
    try (ZipFile archive = open(file)) {
      List<? extends ZipEntry> entries =
          archive.stream()
              .filter(entry -> !entry.isDirectory() && isWanted(entry.getName()))
              .sorted(Comparator.comparing(ZipEntry::getName))
              .toList();
      for (ZipEntry entry : entries) {
        visitEntry(archive, entry);
      }
    } catch (ZipException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }

  /** Old programs wrote names in other letters than UTF-8; such names need not be told right. */
  private static ZipFile open(Path archive) throws IOException {
    try {
      return new ZipFile(archive.toFile());
    } catch (ZipException e) {
      try {
        return new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1);
      } catch (ZipException again) {
        ZipException damaged = new ZipException("damaged zip archive: " + e.getMessage());
        damaged.initCause(again);
        throw damaged;
      }
    }
  }

  private void visitEntry(ZipFile archive, ZipEntry entry) throws IOException {
    byte[] bytes;
    try (InputStream in = archive.getInputStream(entry)) {
      bytes = in.readAllBytes();
    } catch (IOException e) {
      visitor.unreadable(entry.getName(), IoReason.of(e));
      return;
    }
    visitor.visit(entry.getName(), bytes);
  }

  private static boolean isArchive(Path file) {
    return file.toString().toLowerCase(Locale.ROOT).endsWith(ARCHIVE);
  }

  private boolean isWanted(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return suffixes.stream().anyMatch(small::endsWith);
  }
}
