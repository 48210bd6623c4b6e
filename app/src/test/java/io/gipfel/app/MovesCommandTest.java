package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MovesCommandTest {

  @Test
  void jsonOfAnOpenPosition() {
    Cli.Result result = Cli.run("moves", "--game", "tictactoe", "wb./.b./w.. w 1", "--json");
    assertEquals(ExitCode.OK, result.code());
    assertEquals(
        "{\"toMove\":\"w\",\"phase\":\"place\",\"over\":false,"
            + "\"legal\":[\"a2\",\"b3\",\"c1\",\"c2\",\"c3\"],\"score\":[0,0]}",
        result.out().strip());
    assertEquals("", result.err());
  }

  @Test
  void jsonOfAFinishedGame() {
    Cli.Result result = Cli.run("moves", "--game", "tictactoe", "wb./wb./w.. b 1", "--json");
    assertEquals(ExitCode.OK, result.code());
    assertEquals(
        "{\"toMove\":\"b\",\"phase\":\"place\",\"over\":true,\"legal\":[],\"score\":[1,0]}",
        result.out().strip());
  }

  @Test
  void wordsOfAPositionNeedNoQuotes() {
    Cli.Result quoted = Cli.run("moves", "--game", "tictactoe-3", "wb./.b./w.. b 2");
    Cli.Result bare = Cli.run("moves", "--game", "tictactoe-3", "wb./.b./w..", "b", "2");
    assertEquals(quoted, bare);
    assertTrue(quoted.out().contains("Black to move, phase place, score 0-0\n5 legal: a2 b3 c1"));
  }

  @Test
  void aPictureCanBeWritten(@TempDir Path folder) throws IOException {
    Path picture = folder.resolve("board.svg");
    String[] args = {"moves", "--game", "tictactoe", "wb./.b./w.. w 1", "--svg", "" + picture};
    assertEquals(ExitCode.OK, Cli.run(args).code());
    String svg = Files.readString(picture);
    assertEquals(2, svg.split("class=\"token white\"", -1).length - 1);
    assertEquals(2, svg.split("class=\"token black\"", -1).length - 1);
    args[args.length - 1] = folder.resolve("no/board.svg").toString();
    Cli.Result refused = Cli.run(args);
    assertEquals(ExitCode.BAD_INPUT, refused.code());
    assertTrue(
        refused.err().endsWith("board.svg: cannot be written: no such file\n"), refused.err());
  }

  @Test
  void linesSayWhoWon() {
    Cli.Result result = Cli.run("moves", "--game", "tictactoe", "wb./wb./w.. b 1");
    assertTrue(result.out().endsWith("  a b c\nover: White wins, score 1-0\n"), result.out());
  }
}
