package io.gipfel.core.games.dvonn;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.TurnNotation;
import java.util.List;
import java.util.Locale;

/**
 * Turns of DVONN as boardspace.net records them: a word for each gesture, such as {@code dropb F 3}
 * or {@code move A 1 B 1}, and {@code done} at the end. A player may take back what he did before
 * that; what counts is where his piece or stack stands at last.
 */
final class DvonnBoardspace implements TurnNotation {

  private static final String NONE = "";

  private final Notation notation;

  DvonnBoardspace(Notation notation) {
    this.notation = notation;
  }

  @Override
  public String gameName() {
    return "Dvonn";
  }

  @Override
  public int[] parseTurn(Position position, List<String> words) {
    boolean placing = ((DvonnPosition) position).isPlacing();
    Gestures gestures = new Gestures(placing);
    words.forEach(gestures::add);
    String action = placing ? gestures.to : gestures.from + gestures.to;
    return new int[] {notation.parseAction(position, action.isEmpty() ? "pass" : action)};
  }

  /** What a player holds or has moved so far in his turn. */
  private static final class Gestures {
    final boolean placing;

    /** The space that a stack was picked up from; when placing, always the pool. */
    String from = NONE;

    /** The space that it stands on now. */
    String to = NONE;

    /** Where it was last picked up: to pick it up there again changes nothing. */
    String picked = NONE;

    Gestures(boolean placing) {
      this.placing = placing;
    }

    void add(String gesture) {
      String[] parts = gesture.toLowerCase(Locale.ROOT).split(" +", -1);
      switch (parts[0]) {
        case "dropb" -> drop(space(gesture, parts, 1));
        case "pickb" -> pick(gesture, space(gesture, parts, 1));
        case "move" -> {
          pick(gesture, space(gesture, parts, 1));
          drop(space(gesture, parts, 3));
        }
        case "pick", "drop", "pass" -> {
          // The pool holds all pieces that are not placed yet: nothing is decided there.
        }
        default -> throw unknown(gesture);
      }
    }

    private void drop(String space) {
      if (!placing && space.equals(from)) {
        from = NONE;
        to = NONE;
        picked = NONE;
      } else {
        to = space;
      }
    }

    private void pick(String gesture, String space) {
      boolean again = to.isEmpty() && space.equals(picked);
      if (space.equals(to)) {
        to = NONE;
      } else if (!placing && from.isEmpty()) {
        from = space;
      } else if (!again) {
        throw new NotationException(
            "a second piece is picked up",
            "gesture '"
                + gesture
                + "': expected the piece or stack of this turn, on "
                + (to.isEmpty() ? "no space" : to));
      }
      picked = space;
    }

    private static String space(String gesture, String[] parts, int index) {
      if (parts.length < index + 2) {
        throw unknown(gesture);
      }
      return parts[index] + parts[index + 1];
    }

    private static NotationException unknown(String gesture) {
      return new NotationException(
          "an unknown gesture",
          "gesture '"
              + gesture
              + "': expected dropb C R, pickb C R, move C R C R, pick, drop or pass");
    }
  }

  @Override
  public List<String> formatAction(Position position, int action) {
    String text = notation.formatAction(position, action).toUpperCase(Locale.ROOT);
    if (action == DvonnActions.PASS) {
      return List.of("pass", "done");
    }
    String from = text.charAt(0) + " " + text.charAt(1);
    if (action < DvonnActions.FIRST_MOVE) {
      return List.of("dropb " + from, "done");
    }
    return List.of("move " + from + " " + text.charAt(2) + " " + text.charAt(3), "done");
  }
}
