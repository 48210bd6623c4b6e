package io.gipfel.app.play;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.Thought.Verdict;
import java.util.Locale;

/** Results and opinions in words. */
public final class Words {

  private Words() {}

  /** {@code White} or {@code Black}. */
  public static String name(Player player) {
    return player == Player.FIRST ? "White" : "Black";
  }

  /** How a finished game ended, such as {@code White wins, 12-7}. */
  static String result(Position terminal) {
    int outcome = terminal.outcomeForFirst();
    String text = outcome == 0 ? "a draw" : winner(outcome) + " wins";
    int white = terminal.score(Player.FIRST);
    int black = terminal.score(Player.SECOND);
    return white == 0 && black == 0 ? text : text + ", " + white + "-" + black;
  }

  private static String winner(int sign) {
    return name(sign > 0 ? Player.FIRST : Player.SECOND);
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
