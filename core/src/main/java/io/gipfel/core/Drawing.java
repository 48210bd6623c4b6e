package io.gipfel.core;

import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Picture;
import java.util.List;

/**
 * How people see the positions of one game and choose actions in them.
 *
 * <p>Whoever shows a game needs nothing else, so no page or file knows one by name. Instances are
 * stateless and shared between threads.
 */
public interface Drawing {

  /** The game's name as people write it, rule set included. */
  String title();

  /** What people see of {@code position}. */
  Picture picture(Position position);

  /**
   * What to choose for {@code action}, in order: ids of spaces, of tokens, or of {@link
   * #buttons()}. Among the legal actions of a position, no gesture is empty, equals another or
   * begins another: the last choice tells the action.
   *
   * @param action legal in {@code position}
   */
  List<String> gesture(Position position, int action);

  /** All choices that have no place on the board. */
  List<Button> buttons();

  /**
   * What the player to move has to do, to be read behind "White:" or "Black:", such as {@code place
   * a red piece}.
   *
   * @param position not terminal
   */
  String prompt(Position position);

  /**
   * What he has to do after the first choice of a gesture, after the second and so on, where that
   * is not plain to see; after more choices than it has entries, {@link #prompt} holds.
   */
  default List<String> furtherPrompts() {
    return List.of();
  }
}
