package io.gipfel.core.games.zertz;

import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.HexBoard;
import java.util.Arrays;

/**
 * A board of up to 64 rings as sets of bits.
 *
 * <p>The ring in column x and row y of the grid has bit {@code (p·x + q·y) mod n}. On 37 and 48
 * rings this is its cell. A grid of 61 rings has 81 cells, but the hexagon fits 61 bits without a
 * gap: laid out over and over it tiles the plane, and so does its numbering by 4x + 5y modulo 61. A
 * step is one shift, or a shift back where the number wraps around, which is never done at places
 * where it would leave the board. Rings are numbered by their bits.
 */
final class ZertzBoard {

  static final ZertzBoard OF_37 = new ZertzBoard(HexBoard.hexagon(4), 3, 1, 7, 49);
  static final ZertzBoard OF_48 =
      new ZertzBoard(
          new HexBoard(new int[] {0, 0, 0, 0, 0, 1, 2, 3}, new int[] {3, 4, 5, 6, 7, 7, 7, 7}),
          3,
          1,
          8,
          64);
  static final ZertzBoard OF_61 = new ZertzBoard(HexBoard.hexagon(5), 4, 4, 5, 61);

  static final int DIRECTIONS = HexBoard.DIRECTIONS;

  private final HexBoard hex;
  private final long all;

  /** From this column on, the lowest ring of each is a row of the grid higher than the last. */
  private final int middle;

  private final int[] bitOfRing;
  private final int[] cellOfBit = new int[Long.SIZE];
  private final int[] bitOfCell;
  private final int[] ringOfBit = new int[Long.SIZE];

  /** By direction: the rings whose neighbour has a higher bit, and by how much. */
  private final long[] upwards = new long[DIRECTIONS];

  private final int[] up = new int[DIRECTIONS];

  /** By direction: the rings whose neighbour has a lower bit, and by how much. */
  private final long[] downwards = new long[DIRECTIONS];

  private final int[] down = new int[DIRECTIONS];

  private ZertzBoard(HexBoard hex, int middle, int p, int q, int n) {
    this.hex = hex;
    this.middle = middle;
    bitOfCell = new int[hex.cells()];
    Arrays.fill(bitOfCell, -1);
    Arrays.fill(cellOfBit, -1);
    for (int space = 0; space < hex.spaces(); space++) {
      int cell = hex.cell(space);
      int bit = (p * hex.x(cell) + q * hex.y(cell)) % n;
      bitOfCell[cell] = bit;
      cellOfBit[bit] = cell;
    }
    bitOfRing = Arrays.stream(bitOfCell).filter(bit -> bit >= 0).sorted().toArray();
    long rings = 0;
    for (int ring = 0; ring < bitOfRing.length; ring++) {
      ringOfBit[bitOfRing[ring]] = ring;
      rings |= 1L << bitOfRing[ring];
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        addStep(bitOfRing[ring], direction);
      }
    }
    all = rings;
  }

  private void addStep(int bit, int direction) {
    int next = hex.step(cellOfBit[bit], direction, 1);
    if (next >= 0) {
      int by = bitOfCell[next] - bit;
      if (by > 0) {
        upwards[direction] |= 1L << bit;
        up[direction] = by;
      } else {
        downwards[direction] |= 1L << bit;
        down[direction] = -by;
      }
    }
  }

  HexBoard hex() {
    return hex;
  }

  /** How many rings there are at the start. */
  int rings() {
    return bitOfRing.length;
  }

  /** All rings. */
  long all() {
    return all;
  }

  int bit(int ring) {
    return bitOfRing[ring];
  }

  int ring(int bit) {
    return ringOfBit[bit];
  }

  int cell(int bit) {
    return cellOfBit[bit];
  }

  /** The bit of the ring on a cell, or -1. */
  int bitOfCell(int cell) {
    return bitOfCell[cell];
  }

  static int opposite(int direction) {
    return (direction + DIRECTIONS / 2) % DIRECTIONS;
  }

  /** The neighbours of a set in a direction, as far as the board reaches. */
  long step(long set, int direction) {
    return (set & upwards[direction]) << up[direction]
        | (set & downwards[direction]) >>> down[direction];
  }

  /** The places whose neighbour in a direction is in a set. */
  long before(long set, int direction) {
    return step(set, opposite(direction));
  }

  /** The bit of the place two steps from a bit in a direction. */
  int landing(int bit, int direction) {
    return Long.numberOfTrailingZeros(step(step(1L << bit, direction), direction));
  }

  /** The places beside those of a set, some of which may be in it. */
  long neighbours(long set) {
    long neighbours = 0;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      neighbours |= step(set, direction);
    }
    return neighbours;
  }

  /** What can be reached from a set within another that holds it, step by step. */
  long reached(long from, long within) {
    long reached = from;
    while (reached != within) {
      long next = (reached | neighbours(reached)) & within;
      if (next == reached) {
        break;
      }
      reached = next;
    }
    return reached;
  }

  /** The rings that could be slid out if vacant: two neighbouring directions are without a ring. */
  long free(long rings) {
    long last = before(rings, DIRECTIONS - 1);
    long blocked = -1;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      long here = before(rings, direction);
      blocked &= last | here;
      last = here;
    }
    return rings & ~blocked;
  }

  /** The image of a set under a symmetry of the board. */
  long image(long set, Symmetry symmetry) {
    long image = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      image |= 1L << image(Long.numberOfTrailingZeros(rest), symmetry);
    }
    return image;
  }

  /** The image of a bit under a symmetry of the board. */
  int image(int bit, Symmetry symmetry) {
    return bitOfCell[symmetry.cell(cellOfBit[bit])];
  }

  /** What people call the ring of a bit, such as {@code d4}: columns are numbered from below. */
  String name(int bit) {
    return name(hex.x(cellOfBit[bit]), hex.y(cellOfBit[bit]));
  }

  /** What people call the ring on a cell. */
  String nameOfCell(int cell) {
    return name(hex.x(cell), hex.y(cell));
  }

  private String name(int x, int y) {
    return "" + (char) ('a' + x) + (y + 1 - Math.max(0, x - middle));
  }

  /** The bit of the ring with a name such as {@code d4}, or -1 if there is none. */
  int bit(String name) {
    if (name.length() != 2) {
      return -1;
    }
    int x = name.charAt(0) - 'a';
    int cell = hex.cellAt(x, name.charAt(1) - '1' + Math.max(0, x - middle));
    return cell < 0 ? -1 : bitOfCell[cell];
  }
}
