package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.HashEvaluator;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.SplittableRandom;
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

  /** A search too small for a result to hide in: 10,000 of them in the place of one. */
  @ParameterizedTest
  @EnumSource
  void tenThousandSearchesLeaveTheHeapFlat(Algorithm algorithm) {
    Search search = new Search(GAME, SearchConfig.defaults().with(algorithm));
    List<Search> searches = List.of(search);
    Lockstep lockstep = new Lockstep(GAME, new HashEvaluator(1), 1);
    SearchLimit limit = SearchLimit.simulations(8);
    Position position = GAME.newPosition(3);
    long before = 0;
    for (int i = 0; i <= 10_000; i++) {
      search.start(position, limit, new SplittableRandom(i), true);
      lockstep.runAll(searches);
      int best = search.result().best();
      if (i % 2 == 0) {
        search.advance(best);
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
