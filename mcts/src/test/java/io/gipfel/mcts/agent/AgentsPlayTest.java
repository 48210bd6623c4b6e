package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AgentsPlayTest {

  /**
   * Chi-square with 8 degrees of freedom exceeds 26.12 once in 1,000 times; the seed is fixed, so
   * it either always passes or never.
   */
  @Test
  void randomIsUniform() {
    Game game = new TicTacToe(1);
    RandomAgent agent = new RandomAgent(game);
    OngoingGame ongoing = new OngoingGame(game, game.newPosition(), 7);
    int[] counts = new int[9];
    for (int i = 0; i < 9_000; i++) {
      counts[agent.choose(ongoing)]++;
    }
    double chiSquare = Arrays.stream(counts).mapToDouble(n -> (n - 1e3) * (n - 1e3) / 1e3).sum();
    assertTrue(chiSquare < 26.12, chiSquare + " for " + Arrays.toString(counts));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void greedyTakesWhatIsBestForItsSide(int placements) {
    Game game = new TicTacToe(placements);
    GreedyAgent agent = new GreedyAgent(game);
    Minimax minimax = new Minimax(game);
    for (Position position : AgentTestGames.allPositions(game)) {
      int action = agent.choose(new OngoingGame(game, position, 1));
      assertEquals(
          minimax.valueForFirst(position, 1),
          minimax.valueForFirst(minimax.after(position, action), 0),
          game.notation().formatPosition(position));
    }
  }

  @Test
  void greedyBreaksTiesAtRandom() {
    Game game = new TicTacToe(1);
    GreedyAgent agent = new GreedyAgent(game);
    Position position = game.notation().parsePosition(".../.w./... b 1");
    OngoingGame ongoing = new OngoingGame(game, position, 3);
    int[] counts = new int[9];
    for (int i = 0; i < 4_000; i++) {
      counts[agent.choose(ongoing)]++;
    }
    assertEquals(4_000, counts[0] + counts[2] + counts[6] + counts[8]);
    for (int corner : new int[] {0, 2, 6, 8}) {
      assertEquals(1_000, counts[corner], 120, Arrays.toString(counts)); // 4.4 deviations
    }
  }

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void greedyBeatsRandom(Game game) {
    double points = AgentTestGames.points(game, new GreedyAgent(game), new RandomAgent(game), 100);
    assertTrue(points >= 130, game.name() + ": " + points + " of 200");
  }

  @Test
  void alphaBetaNeverLosesASolvedGame() {
    Game game = new TicTacToe(1);
    try (Agent agent = new AlphaBetaAgent(game, AgentLimit.depth(9), () -> 0)) {
      for (int seed = 0; seed < 20; seed++) {
        assertTrue(AgentTestGames.outcomeForFirst(game, agent, new RandomAgent(game), seed) >= 0);
        assertTrue(AgentTestGames.outcomeForFirst(game, new RandomAgent(game), agent, seed) <= 0);
      }
    }
  }

  @Test
  void alphaBetaNeverReadsTheClockUnderADepth() {
    Game game = new TicTacToe(1);
    Agent agent =
        new AlphaBetaAgent(
            game,
            AgentLimit.depth(3),
            () -> {
              throw new AssertionError("read the clock");
            });
    OngoingGame ongoing = new OngoingGame(game, game.newPosition(), 1);
    int action = agent.choose(ongoing);
    assertEquals(action, agent.choose(ongoing));
    assertEquals(action, agent.choose(new OngoingGame(game, game.newPosition(), 2)));
  }

  @Test
  void aTimeOfAnyLengthGivesALegalAction() {
    Game game = new TicTacToe(2);
    AtomicLong nanos = new AtomicLong();
    for (long step : new long[] {1, 100_000, 1_000_000, 1_000_000_000}) {
      Agent agent = new AlphaBetaAgent(game, AgentLimit.millis(1), () -> nanos.getAndAdd(step));
      for (Position position : AgentTestGames.allPositions(game)) {
        int action = agent.choose(new OngoingGame(game, position, 1));
        int[] legal = Positions.legalActions(game, position);
        assertTrue(Arrays.binarySearch(legal, action) >= 0);
      }
    }
  }

  @Test
  void aTimeIsKept() {
    Game game = new TicTacToe(1);
    AtomicLong looks = new AtomicLong();
    Agent agent =
        new AlphaBetaAgent(game, AgentLimit.millis(1), () -> looks.getAndIncrement() * 500_000);
    agent.choose(new OngoingGame(game, game.newPosition(), 1));
    assertEquals(3, looks.get(), "looks at a clock that shows 0, 0.5 and 1 ms");
  }

  @Test
  void chooseManyIsChooseOneByOne() {
    Game game = new TicTacToe(1);
    Agent agent = new AlphaBetaAgent(game, AgentLimit.depth(2), () -> 0);
    OngoingGame start = new OngoingGame(game, game.newPosition(), 1);
    OngoingGame later = new OngoingGame(game, game.newPosition(), 2);
    later.play(4);
    int[] actions = new int[2];
    agent.choose(List.of(start, later), actions);
    assertArrayEquals(new int[] {agent.choose(start), agent.choose(later)}, actions);
    assertEquals(Player.SECOND, later.position().toMove());
  }
}
