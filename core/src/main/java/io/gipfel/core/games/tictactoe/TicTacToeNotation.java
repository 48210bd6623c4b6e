package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.picture.Ink;
import java.util.List;

/**
 * Squares {@code a1} to {@code c3}; a position is {@code BOARD SIDE LEFT}: rows 1 to 3 joined by
 * {@code /}, squares {@code . w b}; {@code w} or {@code b} to move; placements left in the turn.
 */
final class TicTacToeNotation implements Notation {

  private static final List<String> FIELDS = List.of("board", "side", "left");

  private final int placements;

  TicTacToeNotation(int placements) {
    this.placements = placements;
  }

  @Override
  public String formatAction(Position position, int action) {
    return name(action);
  }

  /** The name of a square, such as {@code b3}. */
  static String name(int square) {
    return "" + (char) ('a' + square % TicTacToe.SIZE) + (char) ('1' + square / TicTacToe.SIZE);
  }

  @Override
  public int parseAction(Position position, String text) {
    if (!text.matches("[a-c][1-3]")) {
      throw NotationException.ofAction(text, "expected a square from a1 to c3");
    }
    int action = (text.charAt(1) - '1') * TicTacToe.SIZE + text.charAt(0) - 'a';
    TicTacToePosition p = (TicTacToePosition) position;
    int taken = p.squares(Player.FIRST) | p.squares(Player.SECOND);
    if (p.isTerminal() || (taken >> action & 1) != 0) {
      throw NotationException.ofAction(
          text, p.isTerminal() ? "the game is over" : "the square is taken");
    }
    return action;
  }

  @Override
  public String formatPosition(Position position) {
    TicTacToePosition p = (TicTacToePosition) position;
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      if (square > 0 && square % TicTacToe.SIZE == 0) {
        text.append('/');
      }
      text.append(symbol(p, square));
    }
    text.append(' ').append(p.toMove().letter()).append(' ').append(p.placementsLeft());
    return text.toString();
  }

  private static char symbol(TicTacToePosition p, int square) {
    if ((p.squares(Player.FIRST) >> square & 1) != 0) {
      return 'w';
    }
    return (p.squares(Player.SECOND) >> square & 1) != 0 ? 'b' : '.';
  }

  @Override
  public Position parsePosition(String text) {
    TicTacToePosition position = new TicTacToePosition(placements);
    if (text.equals("start")) {
      return position;
    }
    if (!text.matches("[.wb]{3}/[.wb]{3}/[.wb]{3} [wb] [1-3]")) {
      throw new NotationException(
          "position '"
              + text
              + "': expected 'start' or a board with side and placements left,"
              + " such as '.w./.b./... w 1'");
    }
    int left = text.charAt(14) - '0';
    if (left > placements) {
      throw new NotationException(
          "position '"
              + text
              + "': expected at most "
              + placements
              + " placements left, found "
              + left);
    }
    String squares = text.substring(0, 11).replace("/", "");
    int first = squaresOf(squares, 'w');
    int second = squaresOf(squares, 'b');
    if (TicTacToePosition.hasLine(first) && TicTacToePosition.hasLine(second)) {
      throw new NotationException("position '" + text + "': both players have three in a row");
    }
    position.set(first, second, text.charAt(12) == 'w' ? Player.FIRST : Player.SECOND, left);
    return position;
  }

  private static int squaresOf(String squares, char symbol) {
    int set = 0;
    for (int square = 0; square < TicTacToe.SQUARES; square++) {
      if (squares.charAt(square) == symbol) {
        set |= 1 << square;
      }
    }
    return set;
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return "place";
  }

  @Override
  public String diagram(Position position, Palette palette) {
    TicTacToePosition p = (TicTacToePosition) position;
    StringBuilder text = new StringBuilder();
    for (int row = TicTacToe.SIZE - 1; row >= 0; row--) {
      text.append(palette.label(String.valueOf(row + 1)));
      for (int column = 0; column < TicTacToe.SIZE; column++) {
        text.append(' ').append(painted(symbol(p, TicTacToe.SIZE * row + column), palette));
      }
      text.append('\n');
    }
    return text.append(palette.label("  a b c")).toString();
  }

  private static String painted(char symbol, Palette palette) {
    String text = String.valueOf(symbol);
    return switch (symbol) {
      case 'w' -> palette.piece(Ink.WHITE, text);
      case 'b' -> palette.piece(Ink.BLACK, text);
      default -> palette.label(text);
    };
  }
}
