package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelEvaluatorTest {

  private static final Game GAME = Games.byName("dvonn-random");
  private static final int CAPACITY = 9;

  private static EvaluationBatch batch(int size) {
    EvaluationBatch batch = new EvaluationBatch(GAME, CAPACITY);
    for (int slot = 0; slot < size; slot++) {
      batch.add(GAME.newPosition(slot));
    }
    return batch;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 16})
  void answersAsOneAlone(int threads) {
    List<HashEvaluator> parts = Collections.nCopies(threads, new HashEvaluator(4));
    try (Evaluator parallel = new ParallelEvaluator(GAME, parts, CAPACITY)) {
      for (int size = 0; size <= CAPACITY; size++) {
        EvaluationBatch one = batch(size);
        EvaluationBatch other = batch(size);
        new HashEvaluator(4).evaluate(one);
        parallel.evaluate(other);
        assertArrayEquals(one.logits(), other.logits());
        assertArrayEquals(one.valuesForMover(), other.valuesForMover());
      }
    }
  }

  @Test
  void aFailureIsSeen() {
    Evaluator failing =
        batch -> {
          throw new IllegalStateException("broken");
        };
    try (Evaluator parallel =
        new ParallelEvaluator(GAME, List.of(new HashEvaluator(1), failing), CAPACITY)) {
      assertEquals(
          "broken",
          assertThrows(IllegalStateException.class, () -> parallel.evaluate(batch(4)))
              .getMessage());
    }
  }

  @Test
  void closesItsParts() {
    AtomicInteger closed = new AtomicInteger();
    Evaluator part =
        new Evaluator() {
          @Override
          public void evaluate(EvaluationBatch batch) {}

          @Override
          public void close() {
            closed.incrementAndGet();
          }
        };
    new ParallelEvaluator(GAME, List.of(part, part, part), CAPACITY).close();
    assertEquals(3, closed.get());
  }
}
