package io.gipfel.core;

import java.util.List;

/**
 * How records of one {@link RecordFormat} write the turns of one game.
 *
 * <p>What is common to all games of a format (files, headers, who played, resignations) is known to
 * whoever reads it; here is what depends on the game. Everything read is untrusted. Instances are
 * stateless and shared between threads.
 */
public interface TurnNotation {

  /** What the format calls the game, such as {@code Dvonn}; compared without regard to case. */
  String gameName();

  /**
   * The actions that one turn stands for, in order. A forced action that the record leaves out need
   * not be supplied here: the reader plays it and asks again.
   *
   * @param position not changed
   * @param words what the record has for the turn: a word for each gesture or action
   * @return none if the words cancel each other
   * @throws NotationException if the words are no legal turn
   */
  int[] parseTurn(Position position, List<String> words);

  /**
   * The words for {@code action}; none if the format leaves it out.
   *
   * @param action legal in {@code position}
   */
  List<String> formatAction(Position position, int action);
}
