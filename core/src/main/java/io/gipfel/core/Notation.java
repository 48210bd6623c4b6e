package io.gipfel.core;

import java.util.List;

/**
 * How people and files write the positions and actions of one game.
 *
 * <p>Everything read here is untrusted: a parser either returns something legal or throws {@link
 * NotationException}, whose message says what stood there, where, and what was expected. Text and
 * position round-trip. Instances are stateless and shared between threads.
 */
public interface Notation {

  /**
   * The text of {@code action}, such as {@code e3} or {@code e3f3}.
   *
   * @param action legal in {@code position}
   */
  String formatAction(Position position, int action);

  /**
   * The action that {@code text} names.
   *
   * @throws NotationException if the text names no action, or one that is not legal in {@code
   *     position}
   */
  int parseAction(Position position, String text);

  /**
   * One line that holds all of {@code position}: the fields of {@link #fields()} with a space
   * between.
   */
  String formatPosition(Position position);

  /**
   * The position that {@code text} describes; {@code start} and the game's other short forms are
   * read too.
   *
   * @throws NotationException if it describes no position that the rules allow
   */
  Position parsePosition(String text);

  /**
   * Names of a position's fields in order, such as {@code board, side, phase}: the keys in test
   * vectors. A field made of several is written with each key in braces, such as {@code A{a}B{b}}.
   * One that vectors may lack ends in a question mark; a position read without it has {@code -}.
   */
  List<String> fields();

  /** The phase that {@code position} is in, such as {@code place} or {@code stack}. */
  String phase(Position position);

  /**
   * The phase that {@code action} belongs to, as test vectors tell it: another than that of the
   * position where a player chooses what kind of action he makes.
   *
   * @param action legal in {@code position}
   */
  default String phase(Position position, int action) {
    return phase(position);
  }

  /**
   * The word for how a game ended, as in test vectors; empty where there is but one way.
   *
   * @param terminal a finished game
   */
  default String ending(Position terminal) {
    return "";
  }

  /** A picture of the board for a terminal, without colours. */
  default String diagram(Position position) {
    return diagram(position, Palette.PLAIN);
  }

  /**
   * A picture of the board for a terminal: several lines without a trailing newline, coordinates
   * included.
   *
   * @param palette paints its parts; a game that knows no colours leaves it aside
   */
  String diagram(Position position, Palette palette);
}
