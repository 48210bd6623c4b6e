package io.gipfel.core.games.punct;

import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.picture.Ink;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws the board as text, columns side by side and upright: {@code w} or {@code b} a visible minor
 * dot, {@code W} or {@code B} a PUNCT, with the level behind it from 2 on; {@code +} an empty space
 * in the centre.
 */
final class PunctDiagram {

  /** Characters from a column to the next. */
  private static final int PITCH = 3;

  private static final int WIDTH = PunctBoard.BOARD.width();
  private static final int HIGHEST;
  private static final int LOWEST;

  static {
    int[] heights =
        IntStream.range(0, PunctBoard.SPACES)
            .map(space -> height(PunctBoard.BOARD.cell(space)))
            .sorted()
            .toArray();
    LOWEST = heights[0];
    HIGHEST = heights[heights.length - 1];
  }

  private PunctDiagram() {}

  static String of(PunctPosition p, Palette palette) {
    StringBuilder text = new StringBuilder();
    // A column's spaces are two lines apart, and half as much below those of the column before.
    for (int height = HIGHEST; height >= LOWEST; height--) {
      text.append(line(p, height, palette)).append('\n');
    }
    return text.append(letters(palette)).append('\n').append(caption(p)).toString();
  }

  private static int height(int cell) {
    return 2 * PunctBoard.BOARD.y(cell) - PunctBoard.BOARD.x(cell);
  }

  private static String line(PunctPosition p, int height, Palette palette) {
    StringBuilder line = new StringBuilder();
    boolean labelled = false;
    for (int x = 0; x < WIDTH; x++) {
      int cell = (height + x) % 2 == 0 ? PunctBoard.BOARD.cellAt(x, (height + x) / 2) : -1;
      if (cell < 0) {
        line.append(" ".repeat(PITCH));
        continue;
      }
      if (!labelled) {
        String label = String.valueOf(PunctBoard.BOARD.y(cell) + 1);
        line.append(" ".repeat(PITCH - label.length())).append(palette.label(label));
        labelled = true;
      }
      line.append(' ').append(space(p, cell, palette));
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

  private static String letters(Palette palette) {
    StringBuilder line = new StringBuilder(" ".repeat(PITCH));
    for (int x = 0; x < WIDTH; x++) {
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
    List<Kind> kinds = p.pieces().kindsInHand(player);
    for (Kind kind : kinds) {
      text.append(' ').append(p.pieces().inHand(player, kind)).append(kind);
    }
    return text.append(kinds.isEmpty() ? " nothing left" : "").toString();
  }
}
