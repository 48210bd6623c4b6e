package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EngineAgentTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final Duration SHORT = Duration.ofMillis(200);
  private static final int NEVER = 1_000;

  private static EngineAgent agent(Game game, String behaviour, int ply, Duration patience) {
    String command = FakeEngine.commandLine(game, behaviour, ply);
    return new EngineAgent(new AgentSpec.Engine("codecup", command), patience);
  }

  private static OngoingGame newGame(Game game) {
    return new OngoingGame(game, game.newPosition(), 1);
  }

  /** Plays to the end; the program has the side given. */
  private static void play(OngoingGame game, EngineAgent engine, Player side) {
    RandomAgent random = new RandomAgent(game.game());
    while (!game.isOver()) {
      Agent mover = game.position().toMove() == side ? engine : random;
      game.play(mover.choose(game));
    }
  }

  @ParameterizedTest
  @CsvSource({"tictactoe-2, FIRST", "tictactoe-2, SECOND", "dvonn, FIRST", "dvonn, SECOND"})
  void playsGamesWithSeveralActionsATurnToTheEnd(String name, Player side) {
    Game game = Games.byName(name);
    try (EngineAgent engine = agent(game, "crash", NEVER, PATIENCE)) {
      for (int i = 0; i < 2; i++) {
        OngoingGame ongoing = newGame(game);
        play(ongoing, engine, side);
        assertTrue(ongoing.isOver());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash | ended with exit code 3; its last words on standard error: 'out of luck'",
        "nonsense | said 'I resign' at ply 2, no legal move: ",
        "illegal | said 'A1' at ply 2, no legal move: action 'a1': the square is taken",
      })
  void faultsOfTheProgramAreTold(String behaviour, String expected) throws Exception {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, behaviour, 2, PATIENCE)) {
      OngoingGame ongoing = newGame(game);
      ongoing.play(engine.choose(ongoing));
      ongoing.play(4);
      ProcessHandle handle = engine.handle();
      AgentException e = assertThrows(AgentException.class, () -> engine.choose(ongoing));
      assertTrue(e.getMessage().startsWith("engine '"), e.getMessage());
      assertTrue(e.getMessage().contains(expected), e.getMessage());
      assertEnds(handle);

      OngoingGame next = newGame(game);
      assertEquals(0, engine.choose(next), "it is restarted for the next game");
    }
  }

  @Test
  void aProgramThatHangsIsEnded() throws Exception {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "hang", 0, SHORT)) {
      OngoingGame ongoing = newGame(game);
      AgentException e = assertThrows(AgentException.class, () -> engine.choose(ongoing));
      assertTrue(e.getMessage().contains("gave no answer in time"), e.getMessage());
    }
  }

  @Test
  void aLineWithoutEndIsNoAnswer() {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "flood", 0, SHORT)) {
      OngoingGame ongoing = newGame(game);
      assertThrows(AgentException.class, () -> engine.choose(ongoing));
    }
  }

  @Test
  void standardErrorIsDrained() {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "shout", 0, PATIENCE)) {
      assertEquals(0, engine.choose(newGame(game)));
    }
  }

  @Test
  void closeEndsTheProgramAndWhatItStarted() throws Exception {
    Game game = new TicTacToe(1);
    OngoingGame ongoing = newGame(game);
    EngineAgent engine = agent(game, "child", 2, PATIENCE);
    ongoing.play(engine.choose(ongoing));
    ongoing.play(4);
    ProcessHandle handle = engine.handle();
    Thread asking =
        new Thread(() -> assertThrows(AgentException.class, () -> engine.choose(ongoing)));
    asking.start();
    while (handle.children().findAny().isEmpty()) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
    ProcessHandle child = handle.children().findAny().orElseThrow();
    asking.interrupt();
    asking.join();
    assertEnds(handle);
    assertEnds(child);
  }

  @Test
  void closingSaysGoodbyeToAProgramThatWaits() throws Exception {
    Game game = new TicTacToe(1);
    EngineAgent engine = agent(game, "crash", NEVER, PATIENCE);
    engine.choose(newGame(game));
    ProcessHandle handle = engine.handle();
    engine.close();
    assertEnds(handle);
    engine.close();
  }

  /** Asks a program that hangs, and leaves without ending it. Prints the program's process id. */
  static final class Forgetful {
    private Forgetful() {}

    public static void main(String[] args) throws InterruptedException {
      Game game = new TicTacToe(1);
      EngineAgent engine = agent(game, "hang", 0, PATIENCE);
      Thread asking = new Thread(() -> engine.choose(newGame(game)));
      asking.setDaemon(true);
      asking.start();
      while (ProcessHandle.current().children().findAny().isEmpty()) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      System.out.println(ProcessHandle.current().children().findAny().orElseThrow().pid());
      TimeUnit.MILLISECONDS.sleep(500);
      System.exit(0);
    }
  }

  @Test
  void theProgramEndsWithTheJvm() throws Exception {
    Process forgetful = new ProcessBuilder(FakeEngine.java(Forgetful.class)).start();
    try (BufferedReader output = forgetful.inputReader(StandardCharsets.UTF_8)) {
      long pid = Long.parseLong(output.readLine());
      Optional<ProcessHandle> program = ProcessHandle.of(pid);
      assertTrue(program.isPresent());
      assertEquals(0, forgetful.waitFor());
      assertEnds(program.orElseThrow());
    }
  }

  private static void assertEnds(ProcessHandle handle) throws Exception {
    handle.onExit().get(30, TimeUnit.SECONDS);
    assertFalse(handle.isAlive());
  }

  @Test
  void aCommandThatDoesNotExist() {
    AgentSpec.Engine spec = new AgentSpec.Engine("codecup", "/no/such/program");
    try (EngineAgent engine = new EngineAgent(spec, PATIENCE)) {
      AgentException e =
          assertThrows(AgentException.class, () -> engine.choose(newGame(new TicTacToe(1))));
      assertTrue(e.getMessage().contains("engine '/no/such/program': cannot be started"));
    }
  }

  @Test
  void gamesTheProtocolCannotTellAreRefused() {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "crash", NEVER, PATIENCE)) {
      OngoingGame opening = newGame(game);
      opening.play(0);
      opening.play(1);
      AgentException e = assertThrows(AgentException.class, () -> engine.choose(opening));
      assertTrue(e.getMessage().contains("its own moves: A1 at ply 0 was not its"), e.getMessage());

      OngoingGame setUp =
          new OngoingGame(game, game.notation().parsePosition("w../.b./... w 1"), 1);
      e = assertThrows(AgentException.class, () -> engine.choose(setUp));
      assertTrue(e.getMessage().contains("from its fixed start"), e.getMessage());
    }
  }

  @Test
  void anActionPlayedInItsNameIsRefused() {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "crash", NEVER, PATIENCE)) {
      OngoingGame ongoing = newGame(game);
      assertEquals(0, engine.choose(ongoing));
      assertEquals(0, engine.choose(ongoing), "asked again, it stands by its choice");
      ongoing.play(8);
      ongoing.play(4);
      assertThrows(AgentException.class, () -> engine.choose(ongoing));
    }
  }
}
