package io.gipfel.mcts.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Symmetry;
import io.gipfel.core.games.dvonn.Dvonn;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SymmetryEvaluatorTest {

  static Stream<Game> games() {
    return Stream.of(new TicTacToe(1), new TicTacToe(3), Dvonn.withPlacement());
  }

  /** Positions of random games, every seventh of them. */
  private static List<Position> positions(Game game) {
    SplittableRandom random = new SplittableRandom(2);
    List<Position> positions = new ArrayList<>();
    for (int i = 0; positions.size() < 60; i++) {
      Position position = game.newPosition();
      while (!position.isTerminal()) {
        if ((position.ply() + i) % 7 == 0) {
          positions.add(Positions.copyOf(game, position));
        }
        int[] legal = Positions.legalActions(game, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
    }
    return positions;
  }

  private static EvaluationBatch evaluated(Game game, Evaluator evaluator, List<Position> of) {
    EvaluationBatch batch = new EvaluationBatch(game, of.size());
    of.forEach(batch::add);
    evaluator.evaluate(batch);
    return batch;
  }

  private static List<Position> images(Game game, List<Position> positions, Symmetry symmetry) {
    List<Position> images = new ArrayList<>();
    for (Position position : positions) {
      Position image = game.newPosition();
      image.copyFrom(position, symmetry);
      images.add(image);
    }
    return images;
  }

  /** Each answer is that of one image, translated back, and no symmetry is left out. */
  @ParameterizedTest
  @MethodSource("games")
  void aChoiceIsTheAnswerOfOneImage(Game game) {
    HashEvaluator inner = new HashEvaluator(1);
    List<Position> positions = positions(game);
    EvaluationBatch said = evaluated(game, new SymmetryEvaluator(game, inner), positions);
    int matches = 0;
    int[] used = new int[game.symmetries().size()];
    for (int s = 0; s < used.length; s++) {
      Symmetry symmetry = game.symmetries().get(s);
      EvaluationBatch ofImages = evaluated(game, inner, images(game, positions, symmetry));
      for (int slot = 0; slot < positions.size(); slot++) {
        if (agree(game, said, ofImages, slot, symmetry)) {
          matches++;
          used[s]++;
        }
      }
    }
    assertTrue(matches >= positions.size(), matches + " of " + positions.size());
    for (int count : used) {
      assertTrue(count > 0);
    }
  }

  private static boolean agree(
      Game game, EvaluationBatch said, EvaluationBatch ofImages, int slot, Symmetry symmetry) {
    for (int action : Positions.legalActions(game, said.position(slot))) {
      int place = said.logitOffset(slot) + game.encoder().policyIndex(action);
      int imagePlace = said.logitOffset(slot) + game.encoder().policyIndex(symmetry.action(action));
      if (said.logits()[place] != ofImages.logits()[imagePlace]) {
        return false;
      }
    }
    return said.valuesForMover()[slot] == ofImages.valuesForMover()[slot];
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsSaidDoesNotDependOnTheBatch(Game game) {
    List<Position> positions = positions(game);
    Evaluator evaluator = new SymmetryEvaluator(game, new HashEvaluator(1));
    EvaluationBatch together = evaluated(game, evaluator, positions);
    for (int slot = 0; slot < positions.size(); slot++) {
      EvaluationBatch alone = evaluated(game, evaluator, positions.subList(slot, slot + 1));
      assertEquals(together.valuesForMover()[slot], alone.valuesForMover()[0]);
      int action = Positions.legalActions(game, positions.get(slot))[0];
      int place = game.encoder().policyIndex(action);
      assertEquals(together.logits()[together.logitOffset(slot) + place], alone.logits()[place]);
    }
  }
}
