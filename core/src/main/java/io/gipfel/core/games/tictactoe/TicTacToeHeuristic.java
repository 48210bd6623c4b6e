package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/** Lines that may still be completed, own minus enemy's; centre before corners before edges. */
final class TicTacToeHeuristic implements Heuristic {

  static final TicTacToeHeuristic INSTANCE = new TicTacToeHeuristic();

  private static final int CENTRE = 4;

  private TicTacToeHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    TicTacToePosition p = (TicTacToePosition) position;
    int first = p.squares(Player.FIRST);
    int second = p.squares(Player.SECOND);
    return TicTacToePosition.openLines(first, second) - TicTacToePosition.openLines(second, first);
  }

  @Override
  public int orderOf(Position position, int action) {
    if (action == CENTRE) {
      return 2;
    }
    return action % 2 == 0 ? 1 : 0;
  }
}
