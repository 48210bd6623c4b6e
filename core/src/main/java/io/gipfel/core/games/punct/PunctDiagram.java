package io.gipfel.core.games.punct;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.picture.Ink;

/**
 * Draws the board as text, columns side by side and upright: {@code w} or {@code b} a visible minor
 * dot, {@code W} or {@code B} a PUNCT, with the level behind it from 2 on; {@code +} an empty space
 * in the centre.
 */
final class PunctDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 3;

  private PunctDiagram() {}

  static String of(PunctPosition p, Palette palette) {
    StringBuilder text = new StringBuilder();
    int width = PunctBoard.BOARD.width();
    // A column's spaces are two lines apart, and half as much above those of the column before.
    int highest = Integer.MIN_VALUE;
    int lowest = Integer.MAX_VALUE;
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      int height = height(PunctBoard.BOARD.cell(space));
      highest = Math.max(highest, height);
      lowest = Math.min(lowest, height);
    }
    for (int height = highest; height >= lowest; height--) {
      text.append(line(p, height, width, palette)).append('\n');
    }
    return text.append(letters(width, palette)).append('\n').append(caption(p)).toString();
  }

  private static int height(int cell) {
    return 2 * PunctBoard.BOARD.y(cell) - PunctBoard.BOARD.x(cell);
  }

  private static String line(PunctPosition p, int height, int width, Palette palette) {
    StringBuilder line = new StringBuilder();
    int spaces = 0;
    int last = -1;
    for (int x = 0; x < width; x++) {
      int cell = (height + x) % 2 == 0 ? PunctBoard.BOARD.cellAt(x, (height + x) / 2) : -1;
      if (cell < 0) {
        spaces += PITCH;
        continue;
      }
      if (last < 0) {
        int row = PunctBoard.BOARD.y(cell) + 1;
        String label = String.valueOf(row);
        line.append(" ".repeat(spaces + PITCH - label.length())).append(palette.label(label));
      } else {
        line.append(" ".repeat(spaces));
      }
      line.append(' ').append(space(p, cell, palette));
      spaces = 0;
      last = cell;
    }
    return line.toString().stripTrailing();
  }

  /** What is seen on a space, {@code PITCH - 1} characters wide. */
  private static String space(PunctPosition p, int cell, Palette palette) {
    int slot = p.pieces().top(cell);
    if (slot == PunctPieces.NONE) {
      return palette.label(PunctBoard.has(p.centre(), cell) ? "+" : ".") + " ";
    }
    boolean white = PunctPieces.owner(slot) == Player.FIRST;
    boolean punct = Places.punct(p.pieces().place(slot)) == cell;
    int level = p.pieces().level(slot);
    String dot = white ? (punct ? "W" : "w") : (punct ? "B" : "b");
    String text = dot + (level > 1 ? Integer.toString(level, 36) : "");
    return palette.piece(white ? Ink.WHITE : Ink.BLACK, text) + " ".repeat(2 - text.length());
  }

  private static String letters(int width, Palette palette) {
    StringBuilder line = new StringBuilder(" ".repeat(PITCH));
    for (int x = 0; x < width; x++) {
      line.append(' ').append(palette.label(String.valueOf((char) ('a' + x)))).append(' ');
    }
    return line.toString().stripTrailing();
  }

  private static String caption(PunctPosition p) {
    return hand(p, Player.FIRST)
        + "; "
        + hand(p, Player.SECOND)
        + "; "
        + (p.isTerminal() ? "game over" : PunctNotation.name(p.toMove()) + " to act");
  }

  private static String hand(PunctPosition p, Player player) {
    StringBuilder text = new StringBuilder(PunctNotation.name(player)).append(" has");
    int kinds = 0;
    for (Kind kind : Kind.values()) {
      int count = p.pieces().inHand(player, kind);
      if (count > 0) {
        text.append(' ').append(count).append(kind);
        kinds++;
      }
    }
    return text.append(kinds == 0 ? " nothing left" : "").toString();
  }
}
