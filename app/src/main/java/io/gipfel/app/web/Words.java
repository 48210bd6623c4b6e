package io.gipfel.app.web;

import io.gipfel.core.Player;

/** Words of the page that several answers share. */
final class Words {

  private Words() {}

  /** The name of a player. */
  static String name(Player player) {
    return player == Player.FIRST ? "White" : "Black";
  }

  /** The letter of a player in the notations. */
  static String letter(Player player) {
    return player == Player.FIRST ? "w" : "b";
  }

  /** How a game ended; a margin that only repeats the outcome is left out. */
  static String result(int outcomeForFirst, int marginForFirst) {
    if (outcomeForFirst == 0) {
      return "Draw";
    }
    String winner = name(winner(outcomeForFirst));
    int margin = Math.abs(marginForFirst);
    return winner + " wins" + (margin > 1 ? " by " + margin : "");
  }

  /** How a game ended that the loser gave up. */
  static String resignation(int outcomeForFirst) {
    return name(winner(outcomeForFirst).other()) + " resigned";
  }

  private static Player winner(int outcomeForFirst) {
    return outcomeForFirst > 0 ? Player.FIRST : Player.SECOND;
  }
}
