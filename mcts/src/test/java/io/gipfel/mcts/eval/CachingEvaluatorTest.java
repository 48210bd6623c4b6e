package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CachingEvaluatorTest {

  private static final Game DVONN = Dvonn.withPlacement();

  private static EvaluationBatch batchOf(Game game, List<Position> positions) {
    EvaluationBatch batch = new EvaluationBatch(game, positions.size());
    positions.forEach(batch::add);
    return batch;
  }

  private static void assertSame(Game game, EvaluationBatch expected, EvaluationBatch actual) {
    for (int slot = 0; slot < expected.size(); slot++) {
      assertEquals(expected.valuesForMover()[slot], actual.valuesForMover()[slot]);
      for (int action : Positions.legalActions(game, expected.position(slot))) {
        int at = expected.logitOffset(slot) + game.encoder().policyIndex(action);
        assertEquals(expected.logits()[at], actual.logits()[at], "action " + action);
      }
    }
  }

  /** All positions of {@code games} random games. */
  private static List<Position> positions(int games) {
    SplittableRandom random = new SplittableRandom(9);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      Position position = DVONN.newPosition();
      while (!position.isTerminal()) {
        positions.add(Positions.copyOf(DVONN, position));
        int[] legal = Positions.legalActions(DVONN, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
    }
    return positions;
  }

  @Test
  void answersAreThoseOfTheOtherWhetherKnownOrNot() {
    List<Position> all = positions(1);
    CachingEvaluator cache = new CachingEvaluator(DVONN, new HashEvaluator(1), 4);
    EvaluationBatch expected = batchOf(DVONN, all);
    new HashEvaluator(1).evaluate(expected);
    cache.evaluate(batchOf(DVONN, all.subList(0, 50)));
    EvaluationBatch actual = batchOf(DVONN, all);
    cache.evaluate(actual);
    assertSame(DVONN, expected, actual);
    assertEquals(50 + all.size(), cache.lookups());
    assertEquals(50, cache.hits());
    EvaluationBatch again = batchOf(DVONN, all);
    cache.evaluate(again);
    assertSame(DVONN, expected, again);
    assertEquals(50 + all.size(), cache.hits());
  }

  /** A cache of 6,900 evaluations sees 12,000: old ones go, none is ever mixed up. */
  @Test
  void whatIsOverwrittenIsForgottenNotMixedUp() {
    List<Position> all = positions(150);
    CachingEvaluator cache = new CachingEvaluator(DVONN, new HashEvaluator(1), 1);
    for (int round = 0; round < 2; round++) {
      for (int from = 0; from + 64 <= all.size(); from += 64) {
        EvaluationBatch actual = batchOf(DVONN, all.subList(from, from + 64));
        EvaluationBatch expected = batchOf(DVONN, all.subList(from, from + 64));
        cache.evaluate(actual);
        new HashEvaluator(1).evaluate(expected);
        assertSame(DVONN, expected, actual);
      }
    }
    assertTrue(cache.hits() < cache.lookups() / 4, cache.hits() + " hits");
    EvaluationBatch recent = batchOf(DVONN, all.subList(all.size() - 1000, all.size()));
    long before = cache.hits();
    cache.evaluate(recent);
    assertTrue(cache.hits() - before > 800, cache.hits() - before + " of 1000 recent ones");
  }

  /** Fault 18: mover and choices under way are in the key. */
  @Test
  void theSameBoardWithAnotherMoverOrPendingChoiceIsAnotherPosition() {
    TicTacToe game = new TicTacToe(3);
    List<Position> positions = new ArrayList<>();
    for (String text : List.of("w 1", "w 2", "w 3", "b 1", "b 2", "b 3")) {
      positions.add(game.notation().parsePosition("w../.b./... " + text));
    }
    CachingEvaluator cache = new CachingEvaluator(game, new HashEvaluator(1), 1);
    for (Position position : positions) {
      cache.evaluate(batchOf(game, List.of(position)));
    }
    assertEquals(0, cache.hits());
    cache.evaluate(batchOf(game, positions));
    assertEquals(positions.size(), cache.hits());
  }

  /** Fault 18: a new network misses. */
  @Test
  void clearedItAsksAgain() {
    TicTacToe game = new TicTacToe(1);
    Position start = game.newPosition();
    float[] bias = {0.25f};
    Evaluator changing =
        batch -> {
          for (int slot = 0; slot < batch.size(); slot++) {
            batch.valuesForMover()[slot] = bias[0];
          }
        };
    CachingEvaluator cache = new CachingEvaluator(game, changing, 1);
    EvaluationBatch batch = batchOf(game, List.of(start));
    cache.evaluate(batch);
    bias[0] = 0.5f;
    cache.evaluate(batch);
    assertEquals(0.25f, batch.valuesForMover()[0]);
    cache.clear();
    cache.evaluate(batch);
    assertEquals(0.5f, batch.valuesForMover()[0]);
    assertEquals(1, cache.lookups());
    assertEquals(0, cache.hits());
  }

  @Test
  void refusesAnImpossibleSize() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new CachingEvaluator(DVONN, new UniformEvaluator(), 0));
  }
}
