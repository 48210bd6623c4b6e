package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * That nothing a search does at every simulation allocates, counted by the virtual machine. A
 * subclass names the games.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class AllocationContract {

  private static final long SEED = 20_260_103;
  private static final int REPEATS = 20;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** The games that are tested. */
  protected abstract List<Game> games();

  @ParameterizedTest
  @MethodSource("games")
  void searchingAllocatesNothing(Game game) {
    List<Position> positions = new ArrayList<>();
    RandomGames.forEachPosition(
        game, 10, SEED, position -> positions.add(Positions.copyOf(game, position)));
    Work work = new Work(game);
    long least = Long.MAX_VALUE;
    long expected = work.on(positions);
    for (int i = 0; i < REPEATS && least > 0; i++) {
      // The first rounds link and compile, which may allocate.
      long before = threads.getCurrentThreadAllocatedBytes();
      long sum = work.on(positions);
      least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
      assertEquals(expected, sum);
    }
    assertEquals(0, least, "bytes allocated on " + positions.size() + " positions");
  }

  /** Everything that must not allocate, with its buffers. */
  private static final class Work {

    private final Position scratch;
    private final int[] legal;
    private final float[] planes;
    private final byte[] owners;
    private final Encoder encoder;
    private final Heuristic heuristic;
    private final Symmetry symmetry;

    Work(Game game) {
      scratch = game.newPosition();
      legal = new int[game.maxLegalActions()];
      encoder = game.encoder();
      planes = new float[encoder.inputSize()];
      owners = new byte[encoder.cells()];
      heuristic = game.heuristic();
      symmetry = game.symmetries().get(game.symmetries().size() - 1);
    }

    /** A sum of all results, so that nothing is optimised away. */
    long on(List<Position> positions) {
      long sum = 0;
      for (int i = 0; i < positions.size(); i++) {
        sum += on(positions.get(i));
      }
      return sum;
    }

    private long on(Position position) {
      int count = position.legalActions(legal);
      encoder.encode(position, planes, 0);
      encoder.owners(position, owners);
      long result = heuristic.valueForFirst(position);
      for (int i = 0; i < count; i += RandomGames.stride(count)) {
        result += heuristic.orderOf(position, legal[i]) + encoder.policyIndex(legal[i]);
        scratch.copyFrom(position);
        scratch.play(legal[i]);
        result += scratch.hash() + scratch.marginForFirst() + (scratch.isTerminal() ? 1 : 0);
      }
      scratch.copyFrom(position, symmetry);
      return result + scratch.hash();
    }
  }
}
