package io.gipfel.datasets.importing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameTag;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where files of records lie, what they are called, and how their lines end. */
final class ForeignFilesTest {

  private static final String GAME = "(;GM[Dvonn]\nP0[id \"a\"]\n;P0[0 dropb A 1];P0[1 done])\n";
  private static final String LOG = "# White: a\nStart\nA1 B1\nQuit\n";
  private static final String TEXT = "[White \"a\"]\n1. a1 b1\n";

  @TempDir Path folder;

  private Path zip(String name, Charset names, List<String> entries) throws IOException {
    Path file = folder.resolve(name);
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(file), names)) {
      for (String entry : entries) {
        out.putNextEntry(new ZipEntry(entry));
        out.write(entry.endsWith("/") ? new byte[0] : GAME.getBytes(UTF_8));
        out.closeEntry();
      }
    }
    return file;
  }

  private static List<String> sources(Imports imports) {
    return imports.games.stream().map(game -> game.tags().get(GameTag.SOURCE)).toList();
  }

  @Test
  void archivesHaveFoldersAndNamesInAnyLetters() throws IOException {
    List<String> names = List.of("a/", "a/\u00e9.sgf", "a/b/", "a/b/c.SGF", "a/readme.txt");
    Imports modern = Imports.of(RecordFormat.BOARDSPACE, zip("m.zip", UTF_8, names));
    assertEquals(List.of("a/b/c.SGF", "a/\u00e9.sgf"), sources(modern));
    Imports old = Imports.of(RecordFormat.BOARDSPACE, zip("o.zip", ISO_8859_1, names));
    assertEquals(2, old.games.size());
    assertEquals(List.of(), old.rejections);
  }

  @Test
  void badFileInAFolderIsNamedAndTheOthersAreRead() throws IOException {
    Files.writeString(folder.resolve("a.sgf"), GAME);
    Files.writeString(folder.resolve("b.zip"), "no archive");
    Files.writeString(folder.resolve("c.sgf"), GAME);
    Imports imports = Imports.of(RecordFormat.BOARDSPACE, folder);
    assertEquals(2, imports.games.size());
    String rejection = imports.rejections.get(0).toString();
    String expected = folder.resolve("b.zip") + ", ply 0: unreadable file: damaged zip archive: ";
    assertTrue(rejection.startsWith(expected), rejection);
  }

  /** Ends of lines, a mark in front, and no end of the last line change nothing, in any format. */
  @Test
  void editorsLeaveGamesAsTheyAre() throws IOException {
    check(RecordFormat.BOARDSPACE, GAME);
    check(RecordFormat.CODECUP, LOG);
    check(RecordFormat.LITTLEGOLEM, TEXT);
  }

  private void check(RecordFormat format, String text) throws IOException {
    long line = read(format, text).games.get(0).line();
    for (String variant :
        List.of(
            text.replace("\n", "\r\n"),
            text.replace("\n", "\r"),
            "\uFEFF" + text,
            text.strip(),
            text + "\n\n")) {
      Imports imports = read(format, variant);
      assertEquals(List.of(), imports.rejections, format + ": " + variant);
      assertEquals(1, imports.games.size());
      assertEquals(line, imports.games.get(0).line());
      assertEquals("a", imports.games.get(0).tags().get(GameTag.WHITE));
    }
  }

  private Imports read(RecordFormat format, String text) throws IOException {
    Path file = folder.resolve("games.txt");
    Files.write(file, text.getBytes(UTF_8));
    return Imports.of(format, file);
  }

  @Test
  void fileHoldsSeveralGamesOfWhichOneIsBroken() throws IOException {
    Imports imports = read(RecordFormat.BOARDSPACE, GAME + "(;GM[Dvonn]x" + GAME + GAME);
    assertEquals(3, imports.games.size());
    assertEquals(1, imports.rejections.size());
  }
}
