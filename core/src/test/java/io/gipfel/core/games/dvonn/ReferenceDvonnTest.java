package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The reference rules and the real ones agree, ply by ply, on 10,000 random games. */
class ReferenceDvonnTest {

  private final SplittableRandom random = new SplittableRandom(20_260_104);

  @Test
  void agreesOnGamesWithPlacement() {
    Game game = Dvonn.withPlacement();
    for (int i = 0; i < 2_000; i++) {
      playAlong(game, game.newPosition(), new ReferenceDvonn());
    }
  }

  @Test
  void agreesOnGamesFromRandomSetups() {
    Game game = Dvonn.withRandomSetup();
    for (int i = 0; i < 8_000; i++) {
      Position position = game.newPosition(i);
      String setup = game.notation().formatPosition(position).replaceAll("1|[/,]| w stack", "");
      playAlong(game, position, new ReferenceDvonn(setup));
    }
  }

  private void playAlong(Game game, Position position, ReferenceDvonn reference) {
    Notation notation = game.notation();
    int[] legal = new int[game.maxLegalActions()];
    while (true) {
      String text = notation.formatPosition(position);
      assertEquals(reference.text(), text);
      assertEquals(reference.score('w'), position.score(Player.FIRST), text);
      assertEquals(reference.score('b'), position.score(Player.SECOND), text);
      int count = position.legalActions(legal);
      List<String> actions = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        actions.add(notation.formatAction(position, legal[i]));
      }
      Collections.sort(actions);
      assertEquals(reference.legalActions(), actions, text);
      if (count == 0) {
        assertTrue(position.isTerminal());
        return;
      }
      int action = legal[random.nextInt(count)];
      reference.play(notation.formatAction(position, action));
      position.play(action);
    }
  }
}
