package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayoutEvaluatorTest {

  private static double meanOutcomeForFirst(TicTacToe game, Position position) {
    if (position.isTerminal()) {
      return position.outcomeForFirst();
    }
    double sum = 0;
    int[] legal = Positions.legalActions(game, position);
    for (int action : legal) {
      Position next = Positions.copyOf(game, position);
      next.play(action);
      sum += meanOutcomeForFirst(game, next);
    }
    return sum / legal.length;
  }

  private static EvaluationBatch evaluated(TicTacToe game, Evaluator evaluator, String... texts) {
    EvaluationBatch batch = new EvaluationBatch(game, texts.length);
    for (String text : texts) {
      batch.add(game.notation().parsePosition(text));
    }
    evaluator.evaluate(batch);
    return batch;
  }

  /** 10,000 playouts have a standard error of at most 0.01; 5 of them: 6 false alarms in 10^7. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theMeanOfRandomGamesForTheMover(int placements) {
    TicTacToe game = new TicTacToe(placements);
    Evaluator evaluator = new PlayoutEvaluator(game, 10_000, 1);
    for (String text : List.of("w../.b./... w 1", "w../.b./... b 1", "ww./.b./..b w 1")) {
      Position position = game.notation().parsePosition(text);
      double expected = position.toMove().sign() * meanOutcomeForFirst(game, position);
      assertEquals(expected, evaluated(game, evaluator, text).valuesForMover()[0], 0.05, text);
    }
  }

  @Test
  void dependsOnPositionAndSeedAlone() {
    TicTacToe game = new TicTacToe(1);
    Evaluator evaluator = new PlayoutEvaluator(game, 5, 1);
    String a = "w../.b./... w 1";
    String b = "start";
    float valueOfA = evaluated(game, evaluator, a, b).valuesForMover()[0];
    assertEquals(valueOfA, evaluated(game, evaluator, b, a).valuesForMover()[1]);
    assertEquals(valueOfA, evaluated(game, evaluator, a).valuesForMover()[0]);
    Evaluator many = new PlayoutEvaluator(game, 1000, 1);
    Evaluator others = new PlayoutEvaluator(game, 1000, 2);
    assertNotEquals(
        evaluated(game, many, b).valuesForMover()[0],
        evaluated(game, others, b).valuesForMover()[0]);
  }

  @Test
  void refusesNoPlayouts() {
    assertThrows(
        IllegalArgumentException.class, () -> new PlayoutEvaluator(new TicTacToe(1), 0, 1));
  }
}
