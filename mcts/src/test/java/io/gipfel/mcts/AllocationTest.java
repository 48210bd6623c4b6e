package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.HashEvaluator;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Once warmed up, simulations allocate nothing, and memory does not grow (fault 21). */
class AllocationTest {

  private static final Game GAME = Dvonn.withRandomSetup();
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static long allocatedBytes() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  @ParameterizedTest
  @EnumSource
  void aSimulationAllocatesNothing(Algorithm algorithm) {
    Search search = new Search(GAME, SearchConfig.defaults().with(algorithm));
    List<Search> searches = List.of(search);
    Lockstep lockstep = new Lockstep(GAME, new HashEvaluator(1), 1);
    SearchLimit limit = SearchLimit.simulations(500);
    Position position = GAME.newPosition(3);
    SplittableRandom random = new SplittableRandom(1);
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      long before = allocatedBytes();
      search.start(position, limit, random, true);
      lockstep.runAll(searches);
      least = Math.min(least, allocatedBytes() - before);
    }
    assertTrue(least < 500, least + " bytes for 500 simulations");
  }

  @ParameterizedTest
  @EnumSource
  void proofsAllocateNothing(Algorithm algorithm) {
    SearchConfig config =
        SearchConfig.defaults().with(algorithm).with(new ProofConfig(true, 20_000, 1_000, 1));
    Search search = new Search(GAME, config);
    List<Search> searches = List.of(search);
    Lockstep lockstep = new Lockstep(GAME, new HashEvaluator(1), 1);
    SearchLimit limit = SearchLimit.simulations(200);
    SplittableRandom random = new SplittableRandom(1);
    int proven = 0;
    for (Position position : latePositions(10)) {
      long least = Long.MAX_VALUE;
      for (int i = 0; i < 10; i++) {
        long before = allocatedBytes();
        search.start(position, limit, random, true);
        lockstep.runAll(searches);
        least = Math.min(least, allocatedBytes() - before);
      }
      assertTrue(least < 500, least + " bytes for a search");
      SearchTree tree = search.tree();
      proven += IntStream.range(0, tree.size()).anyMatch(n -> tree.boundsBelow[n]) ? 1 : 0;
    }
    assertTrue(proven > 5, proven + " of 10 with something proven");
  }

  /** From random games, 9 plies before their ends. */
  private static List<Position> latePositions(int count) {
    SplittableRandom random = new SplittableRandom(2);
    List<Position> late = new ArrayList<>();
    while (late.size() < count) {
      List<Position> game = new ArrayList<>();
      Position position = GAME.newPosition(random.nextLong());
      while (!position.isTerminal()) {
        game.add(Positions.copyOf(GAME, position));
        int[] legal = Positions.legalActions(GAME, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      late.add(game.get(game.size() - 9));
    }
    return late;
  }

  /** One search object, used 10,000 times, every second time with its tree kept. */
  @ParameterizedTest
  @EnumSource
  void tenThousandSearchesLeaveTheHeapFlat(Algorithm algorithm) {
    Search search = new Search(GAME, SearchConfig.defaults().with(algorithm));
    List<Search> searches = List.of(search);
    Lockstep lockstep = new Lockstep(GAME, new HashEvaluator(1), 1);
    SearchLimit limit = SearchLimit.simulations(8);
    Position start = GAME.newPosition(3);
    Position position = GAME.newPosition();
    position.copyFrom(start);
    long before = 0;
    for (int i = 0; i <= 10_000; i++) {
      search.start(position, limit, new SplittableRandom(i), true);
      lockstep.runAll(searches);
      int best = search.result().best();
      if (i % 2 == 0) {
        search.advance(best);
        position.play(best);
      } else {
        position.copyFrom(start);
      }
      if (i == 500) {
        before = usedHeap();
      }
    }
    long grown = usedHeap() - before;
    assertTrue(grown < 1_000_000, "grown by " + grown + " bytes");
  }

  private static long usedHeap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }
}
