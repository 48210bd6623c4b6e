package io.gipfel.app.play;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.agent.Thought.Verdict;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** Results and opinions in words. */
public final class Words {

  private Words() {}

  /** How a finished game ended, such as {@code White wins, 12-7}. */
  static String result(Position terminal) {
    int outcome = terminal.outcomeForFirst();
    String text = outcome == 0 ? "a draw" : winner(outcome) + " wins";
    int white = terminal.score(Player.FIRST);
    int black = terminal.score(Player.SECOND);
    return white == 0 && black == 0 ? text : text + ", " + white + "-" + black;
  }

  /** A margin as a result, such as {@code White wins by 5}. */
  public static String margin(int forFirst) {
    return forFirst == 0 ? "a draw" : winner(forFirst) + " wins by " + Math.abs(forFirst);
  }

  /** How many actions are legal in {@code position}, and which, in alphabetical order. */
  static String legalActions(Game game, Position position) {
    int[] legal = Positions.legalActions(game, position);
    return Arrays.stream(legal)
        .mapToObj(action -> game.notation().formatAction(position, action))
        .sorted()
        .collect(Collectors.joining(" ", legal.length + " legal: ", ""));
  }

  private static String winner(int sign) {
    return (sign > 0 ? Player.FIRST : Player.SECOND).title();
  }

  /** Who stands better. */
  static String verdict(Verdict verdict) {
    if (verdict instanceof Verdict.Proven proven) {
      return proven.outcomeForFirst() == 0
          ? "a draw, for certain"
          : String.format(
              Locale.ROOT,
              "%s wins by %d, for certain",
              winner(proven.outcomeForFirst()),
              Math.abs(proven.marginForFirst()));
    }
    if (verdict instanceof Verdict.Outcome outcome) {
      double score = outcome.scoreForFirst();
      return String.format(
          Locale.ROOT,
          "%s is expected to score %.0f %%",
          winner(score >= 0.5 ? 1 : -1),
          100 * Math.max(score, 1 - score));
    }
    if (verdict instanceof Verdict.Points points && points.forFirst() != 0) {
      return winner(points.forFirst())
          + " stands better by "
          + Math.abs(points.forFirst())
          + " points of the heuristic";
    }
    return verdict instanceof Verdict.None ? "no opinion" : "both stand equally well";
  }
}
