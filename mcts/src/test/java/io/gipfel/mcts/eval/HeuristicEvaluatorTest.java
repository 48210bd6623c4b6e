package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeuristicEvaluatorTest {

  private static int valueForMover(Game game, Position position, int action) {
    Position child = Positions.copyOf(game, position);
    child.play(action);
    return position.toMove().sign() * new Judge(game.heuristic()).valueForFirst(child);
  }

  private static Position somewhere(Game game, int plies) {
    SplittableRandom random = new SplittableRandom(plies);
    Position position = game.newPosition(1);
    for (int i = 0; i < plies; i++) {
      int[] legal = Positions.legalActions(game, position);
      position.play(legal[random.nextInt(legal.length)]);
    }
    return position;
  }

  @ParameterizedTest
  @ValueSource(strings = {"dvonn", "gipf-standard", "zertz"})
  void anActionLosesAQuarterForEachThatIsBetter(String name) {
    Game game = Games.byName(name);
    EvaluationBatch batch = new EvaluationBatch(game, 3);
    for (int plies : new int[] {0, 3, 12}) {
      batch.add(somewhere(game, plies));
    }
    new HeuristicEvaluator(game).evaluate(batch);
    for (int slot = 0; slot < batch.size(); slot++) {
      Position position = batch.position(slot);
      int[] legal = Positions.legalActions(game, position);
      float[] logits = new float[legal.length];
      batch.logitsOf(slot, legal, legal.length, logits);
      assertEquals(0, batch.valuesForMover()[slot]);
      for (int i = 0; i < legal.length; i++) {
        int value = valueForMover(game, position, legal[i]);
        int better = 0;
        for (int other : legal) {
          better += valueForMover(game, position, other) > value ? 1 : 0;
        }
        assertEquals(-better / 4f, logits[i], name + " " + legal[i]);
      }
    }
  }

  /**
   * Moves of several pieces to one place share its logit, and have what the best of them is due.
   */
  @ParameterizedTest
  @ValueSource(strings = {"punct", "punct-basic"})
  void aSharedPlaceIsThatOfItsBest(String name) {
    Game game = Games.byName(name);
    EvaluationBatch batch = new EvaluationBatch(game, 1);
    Position position = somewhere(game, 14);
    batch.add(position);
    new HeuristicEvaluator(game).evaluate(batch);
    int[] legal = Positions.legalActions(game, position);
    int best = legal[0];
    for (int action : legal) {
      best =
          valueForMover(game, position, action) > valueForMover(game, position, best)
              ? action
              : best;
    }
    assertEquals(0, batch.logits()[game.encoder().policyIndex(best)]);
    for (int action : legal) {
      assertTrue(batch.logits()[game.encoder().policyIndex(action)] <= 0);
    }
  }
}
