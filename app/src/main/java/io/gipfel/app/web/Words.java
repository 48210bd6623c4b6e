package io.gipfel.app.web;

import io.gipfel.core.Player;

/** Words of the page that several answers share. */
final class Words {

  private Words() {}

  /** How a game ended; a margin that only repeats the outcome is left out. */
  static String result(int outcomeForFirst, int marginForFirst) {
    if (outcomeForFirst == 0) {
      return "Draw";
    }
    String winner = winner(outcomeForFirst).title();
    int margin = Math.abs(marginForFirst);
    return winner + " wins" + (margin > 1 ? " by " + margin : "");
  }

  /** How a game ended that the loser gave up. */
  static String resignation(int outcomeForFirst) {
    return winner(outcomeForFirst).other().title() + " resigned";
  }

  private static Player winner(int outcomeForFirst) {
    return outcomeForFirst > 0 ? Player.FIRST : Player.SECOND;
  }
}
