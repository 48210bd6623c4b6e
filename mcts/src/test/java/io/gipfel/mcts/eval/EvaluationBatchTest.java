package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.punct.Punct;
import io.gipfel.mcts.Softmax;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvaluationBatchTest {

  /** Of places, the softmax is that of their logits, however many actions share them. */
  @Test
  void legalActionsThatShareAPlaceHaveItsProbabilityInEqualParts() {
    Game game = Punct.standard();
    Encoder encoder = game.encoder();
    Position position = RandomGames.positionAfter(game, 50, 3);
    int[] legal = Positions.legalActions(game, position);
    EvaluationBatch batch = new EvaluationBatch(game, 1);
    batch.add(position);
    new HashEvaluator(1).evaluate(batch);
    float[] policy = new float[legal.length];
    for (int time = 0; time < 2; time++) {
      batch.logitsOf(0, legal, legal.length, policy);
      Softmax.inPlace(policy, legal.length);
    }

    Map<Integer, Integer> sharers = new HashMap<>();
    for (int action : legal) {
      sharers.merge(encoder.policyIndex(action), 1, Integer::sum);
    }
    assertTrue(sharers.size() < legal.length);
    double sum = 0;
    for (int place : sharers.keySet()) {
      sum += Math.exp(batch.logits()[place]);
    }
    for (int i = 0; i < legal.length; i++) {
      int place = encoder.policyIndex(legal[i]);
      double expected = Math.exp(batch.logits()[place]) / sum / sharers.get(place);
      assertEquals(1, policy[i] / expected, 1e-4);
    }
  }
}
