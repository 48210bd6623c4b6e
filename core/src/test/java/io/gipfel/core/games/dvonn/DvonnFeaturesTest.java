package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.FeatureValues;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class DvonnFeaturesTest {

  private static final Game GAME = Dvonn.withPlacement();

  private static Map<String, Integer> measure(Position position) {
    return FeatureValues.of(GAME, position);
  }

  @Test
  void whilePlacing() {
    Position position = GAME.newPosition();
    for (String action : new String[] {"a1", "b1", "k5", "e3", "e4"}) {
      position.play(GAME.notation().parseAction(position, action));
    }
    assertEquals(
        "{white_moves=0, black_moves=0, white_stacks=1, black_stacks=1, white_reds=0,"
            + " black_reds=0, connected_groups=3, highest_stack=1, removed_pieces=0}",
        measure(position).toString());
  }

  /** Two groups; White's stack of three is too high to land anywhere, Black's piece can move. */
  @Test
  void whileStacking() {
    String board =
        "w3**,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./"
            + ".,.,.,.,.,.,.,b1,r";
    assertEquals(
        "{white_moves=0, black_moves=1, white_stacks=1, black_stacks=1, white_reds=1,"
            + " black_reds=0, connected_groups=2, highest_stack=3, removed_pieces=44}",
        measure(GAME.notation().parsePosition(board + " b stack")).toString());
  }

  @Test
  void movesOfTheMoverAreTheLegalOnes() {
    SplittableRandom random = new SplittableRandom(3);
    int[] legal = new int[GAME.maxLegalActions()];
    for (int seed = 0; seed < 20; seed++) {
      Position position = Dvonn.withRandomSetup().newPosition(seed);
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        String mover = position.toMove() == Player.FIRST ? "white_moves" : "black_moves";
        boolean pass = legal[0] == DvonnActions.PASS;
        assertEquals(pass ? 0 : count, measure(position).get(mover));
        position.play(legal[random.nextInt(count)]);
      }
      Map<String, Integer> end = measure(position);
      int left = 49 - end.get("removed_pieces");
      int owned = position.score(Player.FIRST) + position.score(Player.SECOND);
      assertTrue(owned <= left && left <= owned + 3, owned + " of " + left);
    }
  }
}
