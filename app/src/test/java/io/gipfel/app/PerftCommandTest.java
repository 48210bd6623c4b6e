package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PerftCommandTest {

  /** Sequences of nine plies: 255,168 complete games less those that end earlier. */
  @Test
  void countsFullGamesOfTicTacToe() {
    Cli.Result result = Cli.run("perft", "--game", "tictactoe", "start", "--depth", "9");
    assertEquals(new Cli.Result(ExitCode.OK, "127872\n", ""), result);
  }

  @Test
  void dividesByFirstAction() {
    Cli.Result result =
        Cli.run("perft", "--game", "tictactoe", "wb./wbb/.ww w 1", "--depth", "2", "--divide");
    assertEquals(new Cli.Result(ExitCode.OK, "a3 0\nc1 1\n1\n", ""), result);
  }

  @Test
  void jsonForPrograms() {
    String[] args = {"perft", "--game", "tictactoe", "start", "--depth", "1", "--json", "--divide"};
    assertEquals(
        "{\"depth\":1,\"nodes\":9,\"divide\":{\"a1\":1,\"a2\":1,\"a3\":1,\"b1\":1,\"b2\":1,"
            + "\"b3\":1,\"c1\":1,\"c2\":1,\"c3\":1}}\n",
        Cli.run(args).out());
  }

  @Test
  void aFinishedGameHasNoContinuation() {
    Cli.Result result = Cli.run("perft", "--game", "tictactoe", "wb./wb./w.. b 1", "--depth", "3");
    assertEquals(new Cli.Result(ExitCode.OK, "0\n", ""), result);
  }
}
