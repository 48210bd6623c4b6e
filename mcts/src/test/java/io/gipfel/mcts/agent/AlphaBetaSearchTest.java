package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AlphaBetaSearchTest {

  /** Small, so that positions drive each other out. */
  private static final int TABLE_BITS = 6;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void isMinimaxOnEveryPosition(int placements) {
    Game game = new TicTacToe(placements);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Minimax minimax = new Minimax(game);
    for (Position position : AgentTestGames.allPositions(game)) {
      if (position.ply() < 3) {
        continue; // hundreds of thousands of lines each for the reference
      }
      AlphaBetaSearch.Result result =
          search.search(position, game.maxPlies(), AlphaBetaSearch.NEVER);
      String where = game.notation().formatPosition(position);
      int expected = minimax.valueForFirst(position, game.maxPlies());
      assertTrue(result.complete(), where);
      assertEquals(expected, result.valueForFirst(), where);
      assertEquals(
          expected,
          minimax.valueForFirst(minimax.after(position, result.action()), game.maxPlies()),
          where);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void isMinimaxOfTheDepthAskedFor(int placements) {
    Game game = new TicTacToe(placements);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Minimax minimax = new Minimax(game);
    for (Position position : AgentTestGames.allPositions(game)) {
      for (int depth = 1; depth <= 3; depth++) {
        AlphaBetaSearch.Result result = search.search(position, depth, AlphaBetaSearch.NEVER);
        assertEquals(
            minimax.valueForFirst(position, depth),
            result.valueForFirst(),
            game.notation().formatPosition(position) + " at depth " + depth);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void orderChangesTheWorkButNotTheValue(int placements) {
    Game game = new TicTacToe(placements);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    AlphaBetaSearch shuffled = new AlphaBetaSearch(withShuffledOrder(game), TABLE_BITS);
    long nodes = 0;
    long shuffledNodes = 0;
    for (Position position : AgentTestGames.allPositions(game)) {
      AlphaBetaSearch.Result a = search.search(position, 5, AlphaBetaSearch.NEVER);
      AlphaBetaSearch.Result b = shuffled.search(position, 5, AlphaBetaSearch.NEVER);
      assertEquals(a.valueForFirst(), b.valueForFirst());
      nodes += a.nodes();
      shuffledNodes += b.nodes();
    }
    assertTrue(nodes != shuffledNodes, "the order made no difference at all");
  }

  private static Game withShuffledOrder(Game game) {
    Heuristic heuristic = game.heuristic();
    return new AgentTestGames.WithHeuristic(
        game,
        new Heuristic() {
          @Override
          public int valueForFirst(Position position) {
            return heuristic.valueForFirst(position);
          }

          @Override
          public int orderOf(Position position, int action) {
            return new SplittableRandom(position.hash() + action).nextInt(100);
          }
        });
  }

  @Test
  void sizeOfTheTableChangesTheWorkButNotTheValue() {
    Game game = new TicTacToe(1);
    AlphaBetaSearch tiny = new AlphaBetaSearch(game, 1);
    AlphaBetaSearch large = new AlphaBetaSearch(game, 16);
    AlphaBetaSearch.Result a = tiny.search(game.newPosition(), 9, AlphaBetaSearch.NEVER);
    AlphaBetaSearch.Result b = large.search(game.newPosition(), 9, AlphaBetaSearch.NEVER);
    assertEquals(a.valueForFirst(), b.valueForFirst());
    assertTrue(
        b.nodes() < a.nodes() / 2, b.nodes() + " nodes, " + a.nodes() + " with a tiny table");
  }

  @Test
  void searchesDoNotDependOnThoseBefore() {
    Game game = new TicTacToe(2);
    List<Position> positions = AgentTestGames.allPositions(game);
    AlphaBetaSearch used = new AlphaBetaSearch(game, TABLE_BITS);
    for (int i = 0; i < 1_100; i++) { // past the largest generation, twice
      used.search(positions.get(i % positions.size()), 3, AlphaBetaSearch.NEVER);
    }
    for (Position position : positions.subList(0, 50)) {
      AlphaBetaSearch fresh = new AlphaBetaSearch(game, TABLE_BITS);
      assertEquals(
          fresh.search(position, 4, AlphaBetaSearch.NEVER),
          used.search(position, 4, AlphaBetaSearch.NEVER));
    }
  }

  @Test
  void wasNotDeepEnoughToBeComplete() {
    Game game = new TicTacToe(1);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    AlphaBetaSearch.Result result = search.search(game.newPosition(), 4, AlphaBetaSearch.NEVER);
    assertEquals(4, result.depth());
    assertEquals(false, result.complete());
  }

  @Test
  void stopsWhenToldAndKeepsTheLastCompleteDepth() {
    Game game = new TicTacToe(1);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Position root = game.newPosition();
    AlphaBetaSearch.Result whole = search.search(root, 9, AlphaBetaSearch.NEVER);
    AlphaBetaSearch.Result stopped = search.search(root, 9, () -> true);
    assertTrue(stopped.nodes() < whole.nodes(), "it went on for " + stopped.nodes() + " nodes");
    assertTrue(stopped.depth() >= 1 && stopped.depth() < 9, "depth " + stopped.depth());
    assertEquals(Player.FIRST, root.toMove());
    assertEquals(
        search.search(root, stopped.depth(), AlphaBetaSearch.NEVER).valueForFirst(),
        stopped.valueForFirst());
  }

  @Test
  void allocatesNothingANode() {
    Game game = new TicTacToe(1);
    AlphaBetaSearch search = new AlphaBetaSearch(game, TABLE_BITS);
    Position root = game.newPosition();
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (int i = 0; i < 20; i++) {
      search.search(root, 9, AlphaBetaSearch.NEVER);
    }
    long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    long searched = search.search(root, 9, AlphaBetaSearch.NEVER).nodes();
    long allocated = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    assertTrue(searched > 1_000, searched + " nodes");
    assertTrue(allocated < 1_000, allocated + " bytes for " + searched + " nodes");
  }
}
