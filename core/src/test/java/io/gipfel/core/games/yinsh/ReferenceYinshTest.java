package io.gipfel.core.games.yinsh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The reference rules and the real ones agree, ply by ply, on 100 random games of each rule set;
 * once they did so on 2,000. Every other game seeks rows, so that there is much to take off.
 */
class ReferenceYinshTest {

  private static final int GAMES = 100;

  private final SplittableRandom random = new SplittableRandom(20_260_111);

  private int rows;
  private int choices;
  private int rowsOfOthers;

  @Test
  void agreesOnStandardGames() {
    agree(Yinsh.standard(), false);
    assertTrue(rows > 2 * GAMES && choices > GAMES / 4, rows + " " + choices);
    assertTrue(rowsOfOthers > GAMES / 10, rowsOfOthers + " rows of the one who had not moved");
  }

  @Test
  void agreesOnBlitzGames() {
    agree(Yinsh.blitz(), true);
    assertTrue(rows > GAMES / 2, rows + " rows");
  }

  private void agree(Game game, boolean blitz) {
    Position scratch = game.newPosition();
    for (int i = 0; i < GAMES; i++) {
      playAlong(game, new ReferenceYinsh(blitz), scratch, i % 2 == 1);
    }
  }

  private void playAlong(Game game, ReferenceYinsh reference, Position scratch, boolean seeksRows) {
    YinshPosition position = (YinshPosition) game.newPosition();
    int[] legal = new int[game.maxLegalActions()];
    while (true) {
      String text = game.notation().formatPosition(position);
      assertEquals(reference.text(), text);
      int count = position.legalActions(legal);
      List<String> actions = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        actions.add(game.notation().formatAction(position, legal[i]));
      }
      List<String> sorted = new ArrayList<>(actions);
      Collections.sort(sorted);
      assertEquals(reference.legalActions(), sorted, text);
      if (count == 0) {
        assertEquals(
            reference.winner(), List.of("b", "draw", "w").get(1 + position.outcomeForFirst()));
        assertEquals(reference.reason(), game.notation().ending(position));
        return;
      }
      int i = choose(position, legal, count, scratch, seeksRows);
      note(position, count);
      reference.play(actions.get(i));
      position.play(legal[i]);
    }
  }

  private int choose(
      YinshPosition position, int[] legal, int count, Position scratch, boolean seeksRows) {
    for (int tries = seeksRows && position.phase() == Phase.MOVE ? 20 : 0; tries > 0; tries--) {
      int i = random.nextInt(count);
      scratch.copyFrom(position);
      scratch.play(legal[i]);
      if (((YinshPosition) scratch).phase() == Phase.ROW) {
        return i;
      }
    }
    return random.nextInt(count);
  }

  private void note(YinshPosition position, int count) {
    if (position.phase() == Phase.ROW) {
      rows++;
      choices += count > 1 ? 1 : 0;
      rowsOfOthers += position.toMove() != position.mover() ? 1 : 0;
    }
  }
}
