package io.gipfel.core.games.hexapawn;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;

/**
 * Moves are {@code a1a2}. A position is {@code BOARD SIDE}: rows 1 to 3 joined by {@code /},
 * squares {@code . w b}; {@code w} or {@code b} to move.
 */
final class HexapawnNotation implements Notation {

  static final HexapawnNotation INSTANCE = new HexapawnNotation();

  private static final String SQUARE = "[a-c][1-3]";

  static String name(int square) {
    return "" + (char) ('a' + square % Hexapawn.SIZE) + (char) ('1' + square / Hexapawn.SIZE);
  }

  @Override
  public String formatAction(Position position, int action) {
    int target = HexapawnPosition.target(position.toMove(), action);
    return name(action % Hexapawn.SQUARES) + name(target);
  }

  @Override
  public int parseAction(Position position, String text) {
    if (!text.matches(SQUARE + SQUARE)) {
      throw new NotationException("action '" + text + "': expected a move such as a1a2");
    }
    int[] legal = new int[Hexapawn.WAYS * Hexapawn.SIZE];
    int count = position.legalActions(legal);
    for (int i = 0; i < count; i++) {
      if (formatAction(position, legal[i]).equals(text)) {
        return legal[i];
      }
    }
    throw new NotationException(
        "action '" + text + "': expected a pawn's move straight ahead or a capture");
  }

  @Override
  public String formatPosition(Position position) {
    HexapawnPosition p = (HexapawnPosition) position;
    StringBuilder text = new StringBuilder();
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      text.append(square > 0 && square % Hexapawn.SIZE == 0 ? "/" : "").append(symbol(p, square));
    }
    return text.append(p.toMove() == Player.FIRST ? " w" : " b").toString();
  }

  private static char symbol(HexapawnPosition p, int square) {
    if ((p.pawns(Player.FIRST) >> square & 1) != 0) {
      return 'w';
    }
    return (p.pawns(Player.SECOND) >> square & 1) != 0 ? 'b' : '.';
  }

  @Override
  public Position parsePosition(String text) {
    HexapawnPosition position = new HexapawnPosition();
    if (text.equals("start")) {
      return position;
    }
    if (!text.matches("[.wb]{3}/[.wb]{3}/[.wb]{3} [wb]")) {
      throw new NotationException(
          "position '" + text + "': expected 'start', or board and side such as 'www/.../bbb w'");
    }
    String squares = text.substring(0, 11).replace("/", "");
    int first = squaresOf(squares, 'w');
    int second = squaresOf(squares, 'b');
    if (Integer.bitCount(first) > Hexapawn.SIZE || Integer.bitCount(second) > Hexapawn.SIZE) {
      throw new NotationException("position '" + text + "': expected at most 3 pawns a side");
    }
    position.set(first, second, text.endsWith("w") ? Player.FIRST : Player.SECOND, 0);
    return position;
  }

  private static int squaresOf(String squares, char symbol) {
    int set = 0;
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      set |= squares.charAt(square) == symbol ? 1 << square : 0;
    }
    return set;
  }

  @Override
  public List<String> fields() {
    return List.of("board", "side");
  }

  @Override
  public String phase(Position position) {
    return "move";
  }

  @Override
  public String diagram(Position position, Palette palette) {
    StringBuilder text = new StringBuilder();
    for (int row = Hexapawn.SIZE - 1; row >= 0; row--) {
      text.append(row + 1);
      for (int column = 0; column < Hexapawn.SIZE; column++) {
        text.append(' ').append(symbol((HexapawnPosition) position, Hexapawn.SIZE * row + column));
      }
      text.append('\n');
    }
    return text.append("  a b c").toString();
  }
}
