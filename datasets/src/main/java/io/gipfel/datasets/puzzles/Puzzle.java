package io.gipfel.datasets.puzzles;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import io.gipfel.core.Checks;
import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;

/**
 * A position in which one action keeps a win or a draw, and all others give it away.
 *
 * @param game name of the game
 * @param position in its notation
 * @param answer the action that keeps the result
 * @param marginForMover the margin with best play, in the game's unit; at least 0
 * @param nextForMover the margin after the best of the other actions, whose result is worse
 * @param difficulty how many of three missed it, from {@value #EASIEST} to {@value #HARDEST}: who
 *     played it, greedy play, and alpha-beta three plies deep
 * @param movesToCome how many moves the game that it comes from still had
 */
@JsonAutoDetect(isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public record Puzzle(
    String game,
    String position,
    String answer,
    int marginForMover,
    int nextForMover,
    int difficulty,
    int movesToCome) {

  /** The least difficulty. */
  public static final int EASIEST = 1;

  /** The greatest difficulty. */
  public static final int HARDEST = 3;

  /**
   * Checks the ranges, and that position and answer are possible by the rules.
   *
   * @throws IllegalArgumentException if not, with one line that says why
   */
  public Puzzle {
    Checks.atLeast("marginForMover", marginForMover, 0);
    Checks.atMost("nextForMover", nextForMover, marginForMover > 0 ? 0 : -1);
    Checks.atLeast("difficulty", difficulty, EASIEST);
    Checks.atMost("difficulty", difficulty, HARDEST);
    Checks.atLeast("movesToCome", movesToCome, 1);
    try {
      Game rules = Games.byName(game);
      rules.notation().parseAction(rules.notation().parsePosition(position), answer);
    } catch (NotationException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** Its rules. */
  public Game rules() {
    return Games.byName(game);
  }

  /** A new copy of the position. */
  public Position start() {
    return rules().notation().parsePosition(position);
  }

  /** The action that keeps the result. */
  public int answerAction() {
    return rules().notation().parseAction(start(), answer);
  }

  /** Whether it is a win that is to be kept, and not a draw. */
  public boolean isWin() {
    return marginForMover > 0;
  }
}
