package io.gipfel.core.games.dvonn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Endgame;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DvonnEndgameTest {

  private static final int GAMES = 1_000;

  private final Dvonn game = Dvonn.withRandomSetup();
  private final Endgame endgame = game.endgame().orElseThrow();
  private final MarginBounds bounds = new MarginBounds();

  /** All positions of a game in which both play at random, or the first action half of the time. */
  private List<Position> play(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<Position> positions = new ArrayList<>();
    Position position = game.newPosition(seed);
    positions.add(Positions.copyOf(game, position));
    while (!position.isTerminal()) {
      int[] legal = Positions.legalActions(game, position);
      boolean first = seed % 2 == 0 && random.nextBoolean();
      position.play(legal[first ? 0 : random.nextInt(legal.length)]);
      positions.add(Positions.copyOf(game, position));
    }
    return positions;
  }

  private int width(Position position) {
    endgame.bound(position, bounds);
    return bounds.upperForFirst() - bounds.lowerForFirst();
  }

  @Test
  void boundsHoldWhateverIsPlayed() {
    long width = 0;
    long pieces = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      List<Position> positions = play(seed);
      int margin = positions.get(positions.size() - 1).marginForFirst();
      for (Position position : positions) {
        endgame.bound(position, bounds);
        assertTrue(
            bounds.lowerForFirst() <= margin && margin <= bounds.upperForFirst(),
            () -> position + ": " + bounds + ", and it ended with " + margin);
        width += bounds.upperForFirst() - bounds.lowerForFirst();
        DvonnPosition p = (DvonnPosition) position;
        pieces += 2L * p.pieces(p.occupied());
      }
    }
    assertTrue(width < 0.97 * pieces, width + " of " + pieces);
  }

  @Test
  void aQuestionIsAnsweredAsByBothBounds() {
    MarginBounds narrow = new MarginBounds();
    int answers = 0;
    int open = 0;
    for (long seed = 0; seed < GAMES / 10; seed++) {
      for (Position position : play(seed)) {
        endgame.bound(position, bounds);
        for (int margin = -50; margin <= 50; margin += 5) {
          endgame.bound(position, margin, narrow);
          assertTrue(narrow.lowerForFirst() <= bounds.lowerForFirst());
          assertTrue(narrow.upperForFirst() >= bounds.upperForFirst());
          boolean reached = bounds.lowerForFirst() >= margin;
          boolean missed = bounds.upperForFirst() < margin;
          assertEquals(reached, narrow.lowerForFirst() >= margin);
          assertEquals(missed, narrow.upperForFirst() < margin);
          answers += reached || missed ? 1 : 0;
          open += reached || missed ? 0 : 1;
        }
      }
    }
    assertTrue(answers > open / 4 && open > answers / 4, answers + " answers, " + open + " open");
  }

  @Test
  void whatWasSeenBeforeDoesNotMatter() {
    DvonnEndgame fresh = new DvonnEndgame();
    for (Position position : play(2)) {
      Position moving = Positions.copyOf(game, position);
      endgame.promise(moving, Player.FIRST);
      int width = width(position);
      if (!moving.isTerminal()) {
        moving.play(Positions.legalActions(game, moving)[0]);
      }
      assertEquals(width, width(position));
      assertEquals(fresh.promise(position, Player.FIRST), endgame.promise(position, Player.FIRST));
    }
  }

  @Test
  void whoCannotMoveAgainGainsNothing() {
    // White's stack of five has nothing at distance five, and Black's of two with red can't move
    // either. At best for White, the two single pieces are lost.
    Position position =
        game.notation()
            .parsePosition(
                "r,b1,b1,.,.,.,.,.,./.,.,b2*,w5*,.,.,.,.,.,./"
                    + ".,.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,. b stack");
    endgame.bound(position, bounds);
    assertEquals(5 - 2, bounds.upperForFirst());
  }

  @Test
  void nothingIsKnownWhilePlacing() {
    Position start = Dvonn.withPlacement().newPosition();
    endgame.bound(start, bounds);
    assertEquals(-49, bounds.lowerForFirst());
    assertEquals(49, bounds.upperForFirst());
    assertEquals(Long.MAX_VALUE, endgame.effort(start));
  }

  @Test
  void symmetricPositionsAreJudgedAlike() {
    Position image = game.newPosition();
    for (long seed = 0; seed < 20; seed++) {
      for (Position position : play(seed)) {
        for (Symmetry symmetry : game.symmetries()) {
          image.copyFrom(position, symmetry);
          assertEquals(width(position), width(image));
          assertEquals(endgame.effort(position), endgame.effort(image));
          for (Player player : Player.values()) {
            assertEquals(endgame.promise(position, player), endgame.promise(image, player));
          }
        }
      }
    }
  }
}
