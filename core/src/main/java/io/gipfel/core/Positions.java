package io.gipfel.core;

import java.util.Arrays;
import java.util.Locale;

/** What can be done with any position: checked play and copies. */
public final class Positions {

  /** How many legal actions an error names. */
  private static final int MOST_NAMED = 20;

  private Positions() {}

  /**
   * Plays {@code action} after checking that it is legal.
   *
   * @throws NotationException if it is not; the position is then unchanged
   */
  public static void playChecked(Game game, Position position, int action) {
    int[] legal = new int[game.maxLegalActions()];
    int count = position.legalActions(legal);
    if (Arrays.binarySearch(legal, 0, count, action) < 0) {
      throw new NotationException(
          "action "
              + action
              + " is not legal at ply "
              + position.ply()
              + ": expected "
              + oneOf(legal, count));
    }
    position.play(action);
  }

  /**
   * The words for one of the first {@code count} actions of {@code legal}, as errors say what was
   * expected; of many, it names some.
   */
  public static String oneOf(int[] legal, int count) {
    return (count > MOST_NAMED ? "one of " + count + " such as " : "one of ")
        + Arrays.toString(Arrays.copyOf(legal, Math.min(count, MOST_NAMED)));
  }

  /**
   * The action that {@code text} names, whichever case it is written in: as the notation reads it,
   * capitals alone also as small letters, or else a legal action that it writes so but for the
   * case.
   *
   * @throws NotationException if it names none, as the notation says
   */
  public static int parseInAnyCase(Game game, Position position, String text) {
    NotationException complaint;
    try {
      return game.notation().parseAction(position, text);
    } catch (NotationException e) {
      complaint = e;
    }
    if (text.equals(text.toUpperCase(Locale.ROOT))) {
      try {
        return game.notation().parseAction(position, text.toLowerCase(Locale.ROOT));
      } catch (NotationException e) {
        complaint = e;
      }
    }
    for (int action : legalActions(game, position)) {
      if (game.notation().formatAction(position, action).equalsIgnoreCase(text)) {
        return action;
      }
    }
    throw complaint;
  }

  /** Whether {@code position} is the one that every game of {@code game} starts from. */
  public static boolean isFixedStart(Game game, Position position) {
    return game.newPosition(0).hash() == position.hash()
        && game.newPosition(1).hash() == position.hash();
  }

  /** A new position equal to {@code position}. */
  public static Position copyOf(Game game, Position position) {
    Position copy = game.newPosition();
    copy.copyFrom(position);
    return copy;
  }

  /** The legal actions of {@code position} in a new array of just their number. */
  public static int[] legalActions(Game game, Position position) {
    int[] legal = new int[game.maxLegalActions()];
    return Arrays.copyOf(legal, position.legalActions(legal));
  }

  /**
   * Writes those legal actions of {@code position} that represent a result of their own, in
   * ascending order, to the front of {@code out} and returns how many there are; zero if and only
   * if it is terminal.
   *
   * @param out at least {@link Game#maxLegalActions()} long
   */
  public static int representatives(Position position, int[] out) {
    int count = position.legalActions(out);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (position.representative(out[i]) == out[i]) {
        out[kept++] = out[i];
      }
    }
    return kept;
  }

  /**
   * The least hash among the images of {@code position}: the same for all that are symmetric.
   *
   * @param image of the same game; overwritten
   */
  public static long leastHash(Game game, Position position, Position image) {
    long least = Long.MAX_VALUE;
    for (Symmetry symmetry : game.symmetries()) {
      image.copyFrom(position, symmetry);
      least = Math.min(least, image.hash());
    }
    return least;
  }
}
