package io.gipfel.core.games.gipf;

import io.gipfel.core.Player;
import io.gipfel.core.Symmetry;

/** The pieces on the board, as three sets of spots: White's, Black's, and GIPF pieces of either. */
final class GipfPieces {

  private long white;
  private long black;
  private long gipf;

  void set(long white, long black, long gipf) {
    this.white = white;
    this.black = black;
    this.gipf = gipf;
  }

  void set(GipfPieces other) {
    set(other.white, other.black, other.gipf);
  }

  /** Becomes the image of {@code other}. */
  void set(GipfPieces other, Symmetry symmetry) {
    set(image(other.white, symmetry), image(other.black, symmetry), image(other.gipf, symmetry));
  }

  /** The image of a set of spots. */
  static long image(long spots, Symmetry symmetry) {
    long image = 0;
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      image |= 1L << symmetry.cell(Long.numberOfTrailingZeros(rest));
    }
    return image;
  }

  long of(Player player) {
    return player == Player.FIRST ? white : black;
  }

  long gipf() {
    return gipf;
  }

  long occupied() {
    return white | black;
  }

  /** Makes a legal push. */
  void push(int push, Player player, boolean ofGipf) {
    long gap = GipfBoard.gap(push, occupied());
    assert gap != 0 : "push " + push + " into a full line";
    white = GipfBoard.afterPush(push, gap, white);
    black = GipfBoard.afterPush(push, gap, black);
    gipf = GipfBoard.afterPush(push, gap, gipf);
    long entered = 1L << GipfBoard.firstSpot(push);
    if (player == Player.FIRST) {
      white |= entered;
    } else {
      black |= entered;
    }
    if (ofGipf) {
      gipf |= entered;
    }
  }

  /** Takes the pieces on {@code spots} off the board. */
  void remove(long spots) {
    white &= ~spots;
    black &= ~spots;
    gipf &= ~spots;
  }

  /**
   * The least push with the same result as {@code push}. Pushes have equal results if each does no
   * more than put a piece into one and the same gap, since all that it moves on is alike.
   */
  int leastEqual(int push, Player player, boolean ofGipf) {
    long occupied = occupied();
    long alike = of(player) & (ofGipf ? gipf : ~gipf);
    long gap = GipfBoard.gap(push, occupied);
    if (!fills(gap, push, occupied, alike)) {
      return push;
    }
    int least = push;
    int cell = Long.numberOfTrailingZeros(gap);
    for (int axis = 0; axis < GipfBoard.AXES; axis++) {
      int up = 2 * GipfBoard.lineThrough(cell, axis);
      for (int other = up; other < Math.min(up + 2, least); other++) {
        if (fills(gap, other, occupied, alike)) {
          least = other;
        }
      }
    }
    return least;
  }

  /** Whether a push does no more than put one more piece like {@code alike} into {@code gap}. */
  private static boolean fills(long gap, int push, long occupied, long alike) {
    return GipfBoard.gap(push, occupied) == gap && (GipfBoard.chain(push, gap) & ~alike) == 0;
  }

  /** The lines on which {@code player} has a row, as bits by number. */
  int linesWithRow(Player player) {
    return GipfBoard.linesWithRow(of(player));
  }

  boolean hasRow(Player player) {
    return GipfBoard.hasRow(of(player));
  }

  /** {@code player}'s row on a line that has one, with what touches it. */
  long stretch(Player player, int line) {
    return GipfBoard.stretch(line, of(player), occupied());
  }

  /** All of {@code player}'s rows with what touches them, as one set. */
  long rows(Player player) {
    long set = 0;
    for (int rest = linesWithRow(player); rest != 0; rest &= rest - 1) {
      set |= stretch(player, Integer.numberOfTrailingZeros(rest));
    }
    return set;
  }

  /** Those of them in which {@code spots} has everything. */
  long rowsWithin(Player player, long spots) {
    long set = 0;
    for (int rest = linesWithRow(player); rest != 0; rest &= rest - 1) {
      long stretch = stretch(player, Integer.numberOfTrailingZeros(rest));
      set |= (stretch & ~spots) == 0 ? stretch : 0;
    }
    return set;
  }
}
