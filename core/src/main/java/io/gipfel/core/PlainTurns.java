package io.gipfel.core;

import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;

/** Turns written as the game's own {@link Notation} writes actions, a word each. */
public final class PlainTurns implements TurnNotation {

  private final String gameName;
  private final Notation notation;
  private final boolean capitals;
  private final BiPredicate<Position, Integer> leftOut;

  private PlainTurns(
      String gameName,
      Notation notation,
      boolean capitals,
      BiPredicate<Position, Integer> leftOut) {
    this.gameName = gameName;
    this.notation = notation;
    this.capitals = capitals;
    this.leftOut = leftOut;
  }

  /** Turns in small letters, of which those that {@code leftOut} accepts are not written. */
  public static PlainTurns inSmallLetters(
      String gameName, Notation notation, BiPredicate<Position, Integer> leftOut) {
    return new PlainTurns(gameName, notation, false, leftOut);
  }

  /** Turns in capital letters, all of them written. */
  public static PlainTurns inCapitals(String gameName, Notation notation) {
    return new PlainTurns(gameName, notation, true, (position, action) -> false);
  }

  @Override
  public String gameName() {
    return gameName;
  }

  /** The action of the one word; capitals and small letters are alike. */
  @Override
  public int[] parseTurn(Position position, List<String> words) {
    String word = String.join(" ", words).toLowerCase(Locale.ROOT);
    return new int[] {notation.parseAction(position, word)};
  }

  @Override
  public List<String> formatAction(Position position, int action) {
    if (leftOut.test(position, action)) {
      return List.of();
    }
    String text = notation.formatAction(position, action);
    return List.of(capitals ? text.toUpperCase(Locale.ROOT) : text);
  }
}
