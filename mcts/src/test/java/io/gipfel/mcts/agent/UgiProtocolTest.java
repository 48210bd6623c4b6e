package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UgiProtocolTest {

  private static final int NEVER = 1_000;

  private static EngineAgent agent(
      Game game, String behaviour, int ply, Optional<AgentLimit> limit) {
    String command = FakeUgiEngine.commandLine(game, behaviour, ply);
    return new EngineAgent(new AgentSpec.Engine("ugi", limit, command), Duration.ofSeconds(30));
  }

  /** Also from a random setup, which no start position of the protocol tells of. */
  @ParameterizedTest
  @CsvSource({"tictactoe-2, FIRST", "tictactoe-2, SECOND", "dvonn, FIRST", "dvonn-random, SECOND"})
  void playsGamesWithSeveralActionsATurnFromAnyOpening(String name, Player side) {
    Game game = Games.byName(name);
    OngoingGame ongoing = new OngoingGame(game, game.newPosition(7), 1);
    RandomAgent random = new RandomAgent(game);
    for (int i = 0; i < 3; i++) {
      ongoing.play(random.choose(ongoing));
    }
    try (EngineAgent engine = agent(game, "crash", NEVER, Optional.empty())) {
      while (!ongoing.isOver()) {
        Agent mover = ongoing.position().toMove() == side ? engine : random;
        ongoing.play(mover.choose(ongoing));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash    | ended with exit code 3; its last words on standard error: 'out of luck'",
        "babble   | gave no answer in time",
        "hang     | gave no answer in time",
        "chatter  | gave no answer in time",
        "escape   | said 'bestmove  [31m  x' at ply 2: action '[31m': expected a square",
        "complain | said 'info string error: too hard' when bestmove was expected",
        "resign   | said 'bestmove (none)' at ply 2: action '(none)': expected a square",
        "mute     | said 'bestmove' at ply 2: action '': expected a square",
        "taken    | said 'bestmove a1' at ply 2: action 'a1': the square is taken",
      })
  void faultsOfTheProgramAreTold(String behaviour, String expected) {
    Game game = new TicTacToe(1);
    boolean waits = expected.contains("in time");
    String command = FakeUgiEngine.commandLine(game, behaviour, waits ? 0 : 2);
    Duration patience = waits ? Duration.ofMillis(500) : Duration.ofSeconds(30);
    AgentSpec.Engine spec = new AgentSpec.Engine("ugi", Optional.of(AgentLimit.millis(1)), command);
    try (EngineAgent engine = new EngineAgent(spec, patience)) {
      OngoingGame ongoing = new OngoingGame(game, game.newPosition(), 1);
      if (!waits) {
        ongoing.play(engine.choose(ongoing));
        ongoing.play(4);
      }
      AgentException e = assertThrows(AgentException.class, () -> engine.choose(ongoing));
      assertTrue(e.getMessage().contains(expected), e.getMessage());
    }
  }

  @ParameterizedTest
  @CsvSource({"time=250ms, go movetime 250", "sims=800, go nodes 800", "depth=3, go depth 3"})
  void theLimitIsTold(String text, String expected) {
    AgentSpec.Engine spec = (AgentSpec.Engine) AgentSpec.parse("engine:ugi:" + text + ":x");
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "report", 0, spec.limit())) {
      OngoingGame ongoing = new OngoingGame(game, game.newPosition(), 1);
      AgentException e = assertThrows(AgentException.class, () -> engine.choose(ongoing));
      assertTrue(e.getMessage().contains("'" + expected + "'"), e.getMessage());
    }
  }

  @Test
  void theTimeToThinkIsNotCountedAgainstItsPatience() {
    assertEquals(Duration.ofMillis(250), new UgiProtocol(AgentLimit.millis(250)).thinkingTime());
    assertEquals(Duration.ZERO, new UgiProtocol(AgentLimit.simulations(9)).thinkingTime());
  }

  @Test
  void oneProgramPlaysManyGames() {
    Game game = new TicTacToe(1);
    try (EngineAgent engine = agent(game, "crash", NEVER, Optional.empty())) {
      OngoingGame first = new OngoingGame(game, game.newPosition(), 1);
      assertEquals(0, engine.choose(first));
      ProcessHandle program = engine.handle();
      OngoingGame second = new OngoingGame(game, game.newPosition(), 1);
      second.play(0);
      assertEquals(1, engine.choose(second));
      assertEquals(program, engine.handle());
      first.play(0);
      assertEquals(1, engine.choose(first), "whichever game it is asked about");
    }
  }
}
