package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Drawing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Ink;
import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Piece;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import io.gipfel.core.picture.Token;
import java.util.ArrayList;
import java.util.List;

/** Nine square fields and discs of two colours. */
final class TicTacToeDrawing implements Drawing {

  private static final double LABEL_DISTANCE = 0.86;
  private static final Picture EMPTY = board();

  private final String title;

  TicTacToeDrawing(int placements) {
    title = placements == 1 ? "Tic-tac-toe" : "Tic-tac-toe, " + placements + " a turn";
  }

  private static Picture board() {
    int last = TicTacToe.SIZE - 1;
    List<Space> spaces = new ArrayList<>();
    List<Label> labels = new ArrayList<>();
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      String id = TicTacToeNotation.name(square);
      Point at = new Point(square % TicTacToe.SIZE, -(square / TicTacToe.SIZE));
      spaces.add(new Space(id, at, Space.Form.SQUARE));
    }
    for (int i = 0; i <= last; i++) {
      labels.add(new Label(new Point(i, LABEL_DISTANCE), "" + (char) ('a' + i)));
      labels.add(new Label(new Point(-LABEL_DISTANCE, -i), "" + (char) ('1' + i)));
    }
    List<Point> corners =
        List.of(new Point(0, 0), new Point(0, -last), new Point(last, -last), new Point(last, 0));
    return new Picture(corners, List.of(), spaces, labels, List.of());
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Picture picture(Position position) {
    TicTacToePosition p = (TicTacToePosition) position;
    List<Token> tokens = new ArrayList<>();
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      boolean first = (p.squares(Player.FIRST) >> square & 1) != 0;
      if (first || (p.squares(Player.SECOND) >> square & 1) != 0) {
        Piece disc = Piece.of(Piece.Form.DISC, first ? Ink.WHITE : Ink.BLACK);
        tokens.add(Token.on(EMPTY.spaces().get(square), disc));
      }
    }
    return EMPTY.with(tokens);
  }

  @Override
  public List<String> gesture(Position position, int action) {
    return List.of(EMPTY.spaces().get(action).id());
  }

  @Override
  public List<Button> buttons() {
    return List.of();
  }

  @Override
  public String prompt(Position position) {
    int left = ((TicTacToePosition) position).placementsLeft();
    return left == 1 ? "place a disc" : "place " + left + " discs";
  }
}
