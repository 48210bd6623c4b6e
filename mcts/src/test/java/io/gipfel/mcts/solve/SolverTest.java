package io.gipfel.mcts.solve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.gipfel.core.BruteForce;
import io.gipfel.core.Endgame;
import io.gipfel.core.Game;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SolverTest {

  private static final SolverConfig CONFIG = new SolverConfig(1);
  private static final long ENOUGH = Long.MAX_VALUE;

  /** The largest tree, in positions, that brute force is given. */
  private static final int LARGEST_TREE = 300;

  static Stream<Arguments> gamesAndCounts() {
    return Stream.of(
        Arguments.of("dvonn-random", 1_000),
        Arguments.of("tictactoe", 200),
        Arguments.of("tictactoe-2", 200),
        Arguments.of("tictactoe-3", 200));
  }

  private static List<Position> endings(Game game, int count) {
    BruteForce bruteForce = new BruteForce(game);
    return IntStream.range(0, count)
        .mapToObj(seed -> bruteForce.ending(RandomGames.positionsOf(game, seed), LARGEST_TREE))
        .toList();
  }

  private static String text(Game game, Position position) {
    return game.name() + " " + game.notation().formatPosition(position);
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void isBruteForce(String name, int count) {
    Game game = Games.byName(name);
    Solver solver = new Solver(game, CONFIG);
    BruteForce bruteForce = new BruteForce(game);
    int[] actions = new int[game.maxLegalActions()];
    int unequal = 0;
    for (Position position : endings(game, count)) {
      int margin = bruteForce.marginForFirst(position);
      assertTrue(solver.solve(position, ENOUGH), text(game, position));
      assertEquals(margin, solver.lowerForFirst(), text(game, position));
      assertEquals(margin, solver.upperForFirst(), text(game, position));
      int optimal = solver.optimalActions(actions, ENOUGH);
      List<Integer> expected = bruteForce.optimalActions(position);
      assertEquals(
          expected, Arrays.stream(actions, 0, optimal).boxed().toList(), text(game, position));
      assertTrue(expected.contains(solver.bestAction()), text(game, position));
      unequal += margin == 0 ? 0 : 1;
    }
    assertTrue(unequal > count / 4, unequal + " decided");
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void theMarginAfterEachActionIsBruteForce(String name, int count) {
    Game game = Games.byName(name);
    Solver solver = new Solver(game, CONFIG);
    BruteForce bruteForce = new BruteForce(game);
    int worse = 0;
    for (Position position : endings(game, count / 4)) {
      solver.solve(position, ENOUGH);
      int best = solver.lowerForFirst();
      for (int action : Positions.legalActions(game, position)) {
        int margin = bruteForce.marginForFirst(bruteForce.after(position, action));
        assertEquals(
            OptionalInt.of(margin),
            solver.marginAfter(action, ENOUGH, () -> false),
            text(game, position));
        worse += margin == best ? 0 : 1;
      }
      assertEquals(best, solver.lowerForFirst(), text(game, position));
    }
    assertTrue(worse > count / 8, worse + " actions that are not best");
  }

  @Test
  void theMarginAfterAnActionIsUnknownWithoutNodes() {
    Game game = Games.byName("tictactoe");
    Solver solver = new Solver(game, CONFIG);
    solver.solve(game.newPosition(), ENOUGH);
    int other = solver.bestAction() == 0 ? 1 : 0;
    assertEquals(OptionalInt.empty(), solver.marginAfter(other, 0, () -> false));
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void theBestLineEndsInTheMargin(String name, int count) {
    Game game = Games.byName(name);
    Solver solver = new Solver(game, CONFIG);
    int[] actions = new int[game.maxPlies()];
    for (Position position : endings(game, count / 10)) {
      solver.solve(position, ENOUGH);
      int length = solver.bestLine(actions, ENOUGH, () -> false);
      for (int i = 0; i < length; i++) {
        position.play(actions[i]);
      }
      assertTrue(position.isTerminal());
      assertEquals(solver.lowerForFirst(), position.marginForFirst());
    }
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void boundsOfAnyBudgetContainTheMargin(String name, int count) {
    Game game = Games.byName(name);
    Solver solver = new Solver(game, CONFIG);
    BruteForce bruteForce = new BruteForce(game);
    int open = 0;
    for (Position position : endings(game, count / 4)) {
      int margin = bruteForce.marginForFirst(position);
      int width = Integer.MAX_VALUE;
      for (int nodes = 0; nodes < 40; nodes++) {
        boolean exact = solver.solve(position, nodes);
        assertTrue(solver.nodes() <= nodes);
        assertTrue(
            solver.lowerForFirst() <= margin && margin <= solver.upperForFirst(),
            text(game, position));
        int newWidth = solver.upperForFirst() - solver.lowerForFirst();
        assertTrue(newWidth <= width, "more nodes, wider bounds: " + text(game, position));
        assertEquals(exact, newWidth == 0);
        width = newWidth;
        open += exact ? 0 : 1;
        int margin2 = bruteForce.marginForFirst(bruteForce.after(position, solver.bestAction()));
        int sign = position.toMove().sign();
        int promised = sign > 0 ? solver.lowerForFirst() : -solver.upperForFirst();
        assertTrue(sign * margin2 >= promised, text(game, position));
      }
    }
    assertTrue(open > 100, open + " left open");
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void whatABudgetFindsDoesNotDependOnWhatWasSolvedBefore(String name, int count) {
    Game game = Games.byName(name);
    List<Position> endings = endings(game, count / 10);
    Solver used = new Solver(game, CONFIG);
    for (int i = 0; i < 1_100; i++) { // past the largest generation of the table, twice
      used.solve(endings.get(i % endings.size()), 100);
    }
    int[] usedActions = new int[game.maxLegalActions()];
    int[] freshActions = new int[game.maxLegalActions()];
    for (Position position : endings.subList(0, endings.size() / 4)) {
      Solver fresh = new Solver(game, CONFIG);
      for (int nodes = 1; nodes < 300; nodes *= 3) {
        assertEquals(fresh.solve(position, nodes), used.solve(position, nodes));
        assertEquals(fresh.lowerForFirst(), used.lowerForFirst());
        assertEquals(fresh.upperForFirst(), used.upperForFirst());
        assertEquals(fresh.bestAction(), used.bestAction());
        assertEquals(fresh.nodes(), used.nodes());
        if (used.isExact()) {
          assertEquals(
              fresh.optimalActions(freshActions, nodes), used.optimalActions(usedActions, nodes));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("gamesAndCounts")
  void aShuffledOrderChangesTheWorkButNotTheMargin(String name, int count) {
    Game game = Games.byName(name);
    Endgame unknown = new UnknownEndgame(game.encoder().maxMargin(), game.heuristic());
    Endgame endgame = game.endgame().orElse(unknown);
    Solver solver = new Solver(game, CONFIG);
    Solver shuffled = new Solver(game, CONFIG, new Shuffled(endgame));
    Solver unbounded = new Solver(game, CONFIG, unknown);
    long nodes = 0;
    long shuffledNodes = 0;
    int[] actions = new int[game.maxLegalActions()];
    int[] shuffledActions = new int[game.maxLegalActions()];
    for (Position position : endings(game, count)) {
      assertTrue(solver.solve(position, ENOUGH));
      assertTrue(shuffled.solve(position, ENOUGH));
      assertTrue(unbounded.solve(position, ENOUGH));
      nodes += solver.nodes();
      shuffledNodes += shuffled.nodes();
      assertEquals(solver.lowerForFirst(), shuffled.lowerForFirst(), text(game, position));
      assertEquals(solver.lowerForFirst(), unbounded.lowerForFirst(), text(game, position));
      assertEquals(
          solver.optimalActions(actions, ENOUGH), shuffled.optimalActions(shuffledActions, ENOUGH));
      assertArrayEquals(actions, shuffledActions);
    }
    assertTrue(nodes < shuffledNodes, nodes + " nodes, shuffled " + shuffledNodes);
  }

  /** Knows as much as another, but promises at random. */
  private record Shuffled(Endgame endgame) implements Endgame {
    @Override
    public long effort(Position position) {
      return endgame.effort(position);
    }

    @Override
    public void bound(Position position, MarginBounds bounds) {
      endgame.bound(position, bounds);
    }

    @Override
    public void bound(Position position, int margin, MarginBounds bounds) {
      endgame.bound(position, margin, bounds);
    }

    @Override
    public int promise(Position position, Player player) {
      return (int) Mixing.mix(position.hash()) >> 4;
    }
  }

  @Test
  void symmetricPositionsAreLookedUpOnce() {
    Game game = Games.byName("tictactoe");
    Solver solver = new Solver(game, CONFIG);
    assertTrue(solver.solve(game.newPosition(), ENOUGH));
    assertEquals(0, solver.lowerForFirst());
    Set<Long> positions = new HashSet<>();
    collect(game, game.newPosition(), positions);
    assertTrue(solver.nodes() < positions.size() / 2, solver.nodes() + " nodes");
  }

  private static void collect(Game game, Position position, Set<Long> found) {
    BruteForce bruteForce = new BruteForce(game);
    if (found.add(position.hash())) {
      int[] legal = new int[game.maxLegalActions()];
      int count = position.legalActions(legal);
      for (int i = 0; i < count; i++) {
        collect(game, bruteForce.after(position, legal[i]), found);
      }
    }
  }

  @Test
  void stopsWhenToldAndThenHasBounds() {
    Game game = Games.byName("dvonn-random");
    Solver solver = new Solver(game, CONFIG);
    Position position = game.newPosition(1);
    assertFalse(solver.solve(position, ENOUGH, () -> true));
    assertTrue(solver.lowerForFirst() < solver.upperForFirst());
    assertTrue(solver.nodes() <= 1_024, solver.nodes() + " nodes");
    assertThrows(IllegalStateException.class, () -> solver.bestLine(new int[200], 1, () -> false));
    assertThrows(IllegalStateException.class, () -> solver.optimalActions(new int[200], 1));
  }

  @Test
  void aFinishedGameIsSolved() {
    Game game = Games.byName("tictactoe");
    Position position = game.notation().parsePosition("www/bb./... b 1");
    Solver solver = new Solver(game, CONFIG);
    assertTrue(solver.solve(position, 0));
    assertEquals(position.marginForFirst(), solver.lowerForFirst());
    assertEquals(0, solver.bestLine(new int[9], 0, () -> false));
    assertThrows(IllegalStateException.class, solver::bestAction);
  }

  @Test
  void knowsWhatIsNotWorthTrying() {
    Game game = Games.byName("dvonn-random");
    Solver solver = new Solver(game, CONFIG);
    assertFalse(solver.worthTrying(game.newPosition(1), 1_000_000));
    List<Position> positions = RandomGames.positionsOf(game, 1);
    assertTrue(solver.worthTrying(positions.get(positions.size() - 1), 1_000));
    Game unknown = Games.byName("tictactoe");
    assertFalse(new Solver(unknown, CONFIG).worthTrying(unknown.newPosition(), 1_000_000));
  }

  @Test
  void memoryIsBounded() {
    assertThrows(IllegalArgumentException.class, () -> new SolverConfig(0));
    assertThrows(IllegalArgumentException.class, () -> new SolverConfig(8193));
  }

  @Test
  void allocatesNothing() {
    Game game = Games.byName("dvonn-random");
    Solver solver = new Solver(game, CONFIG);
    List<Position> endings = new ArrayList<>(endings(game, 100));
    int[] actions = new int[game.maxLegalActions()];
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long least = Long.MAX_VALUE;
    for (int round = 0; round < 20; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < endings.size(); i++) {
        if (solver.solve(endings.get(i), 1_000)) {
          solver.optimalActions(actions, 1_000);
        }
      }
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
    }
    assertEquals(0, least, "bytes allocated");
  }
}
