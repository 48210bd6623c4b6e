package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.FeatureValues;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class TzaarFeaturesTest {

  private static final Game GAME = Tzaar.withFixedSetup();

  private static Map<String, Integer> measure(Position position) {
    return FeatureValues.of(GAME, position);
  }

  /** White's stack of two on e3 sees a single piece and one of three, which can take it. */
  @Test
  void countsPiecesHeightsAndCaptures() {
    String board = Boards.of("e3 Z2", "e4 t", "f3 a3", "a1 A", "a3 T", "i1 z", "i3 t");
    assertEquals(
        "{white_tzaars=1, black_tzaars=1, white_tzarras=1, black_tzarras=1, white_totts=1,"
            + " black_totts=2, white_stacks=3, black_stacks=4, white_highest_stack=2,"
            + " black_highest_stack=3, white_captures=1, black_captures=1}",
        measure(GAME.notation().parsePosition(board + " w first")).toString());
  }

  @Test
  void capturesOfTheMoverAreItsFirstActions() {
    SplittableRandom random = new SplittableRandom(3);
    int[] legal = new int[GAME.maxLegalActions()];
    for (int seed = 0; seed < 20; seed++) {
      Position position = Tzaar.withRandomSetup().newPosition(seed);
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        if (((TzaarPosition) position).phase() != Phase.SECOND) {
          boolean white = position.toMove() == Player.FIRST;
          assertEquals(count, measure(position).get(white ? "white_captures" : "black_captures"));
        }
        position.play(legal[random.nextInt(count)]);
      }
    }
  }
}
