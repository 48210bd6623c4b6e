package io.gipfel.core.games.gipf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The reference rules and the real ones agree, ply by ply, on 5,000 random games of each rule set.
 * Every other game seeks rows, so that there is much to remove, and every other pair of tournament
 * games brings in GIPF pieces as long as it can.
 */
class ReferenceGipfTest {

  private static final int GAMES = 5_000;

  private final SplittableRandom random = new SplittableRandom(20_260_106);

  private int removals;
  private int choices;
  private int rowsLeft;

  @Test
  void agreesOnBasicGames() {
    agree(Gipf.basic(), "basic");
    assertTrue(removals > GAMES && choices > GAMES / 100, removals + " " + choices);
  }

  @Test
  void agreesOnStandardGames() {
    agree(Gipf.standard(), "standard");
    assertTrue(removals > GAMES && choices > GAMES, removals + " " + choices);
  }

  @Test
  void agreesOnTournamentGames() {
    agree(Gipf.tournament(), "tournament");
    assertTrue(removals > GAMES && choices > GAMES, removals + " " + choices);
    assertTrue(rowsLeft > 50, rowsLeft + " rows of GIPF pieces left standing");
  }

  private void agree(Game game, String variant) {
    Position scratch = game.newPosition();
    for (int i = 0; i < GAMES; i++) {
      playAlong(game, new ReferenceGipf(variant), scratch, i % 2 == 1, i % 4 >= 2);
    }
  }

  private void playAlong(
      Game game, ReferenceGipf reference, Position scratch, boolean rows, boolean gipfs) {
    Position position = game.newPosition();
    int[] legal = new int[game.maxLegalActions()];
    while (true) {
      String text = game.notation().formatPosition(position);
      if (!position.isTerminal()) {
        assertEquals(reference.text(), text.replaceAll("L.*", ""));
      }
      int count = position.legalActions(legal);
      List<String> actions = texts(game.notation(), position, legal, count);
      List<String> sorted = new ArrayList<>(actions);
      Collections.sort(sorted);
      assertEquals(reference.legalActions(), sorted, text);
      if (count == 0) {
        assertEquals(
            reference.winner(), List.of("b", "draw", "w").get(1 + position.outcomeForFirst()));
        assertEquals(reference.reason(), game.notation().ending(position));
        return;
      }
      int i = choose(position, legal, count, scratch, rows, gipfs);
      note(actions, actions.get(i));
      reference.play(actions.get(i));
      position.play(legal[i]);
    }
  }

  private static List<String> texts(Notation notation, Position position, int[] legal, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      texts.add(notation.formatAction(position, legal[i]));
    }
    return texts;
  }

  private int choose(
      Position position, int[] legal, int count, Position scratch, boolean rows, boolean gipfs) {
    int choice = random.nextInt(count);
    if (((GipfPosition) position).isRemoving()) {
      return choice;
    }
    if (gipfs && legal[count - 1] >= GipfActions.FIRST_GIPF_PUSH) {
      choice = count - 1 - random.nextInt(count / 2);
    }
    for (int tries = rows ? 20 : 0; tries > 0; tries--) {
      int i = random.nextInt(count);
      scratch.copyFrom(position);
      scratch.play(legal[i]);
      if (((GipfPosition) scratch).isRemoving()) {
        return i;
      }
    }
    return choice;
  }

  private void note(List<String> actions, String action) {
    removals += action.startsWith("x:") ? 1 : 0;
    choices += action.startsWith("x:") && actions.size() > 1 ? 1 : 0;
    rowsLeft += action.equals("x:") ? 1 : 0;
  }
}
