package io.gipfel.core.games.zertz;

import io.gipfel.core.Mixing;
import io.gipfel.core.Symmetry;

/** What lies on the table: the rings that are left, and the marbles on them, as sets of bits. */
final class ZertzPieces {

  private final ZertzBoard board;

  private long rings;
  private long white;
  private long gray;
  private long black;

  ZertzPieces(ZertzBoard board) {
    this.board = board;
  }

  void set(long rings, long white, long gray, long black) {
    this.rings = rings;
    this.white = white;
    this.gray = gray;
    this.black = black;
  }

  void set(ZertzPieces o) {
    set(o.rings, o.white, o.gray, o.black);
  }

  void set(ZertzPieces o, Symmetry symmetry) {
    set(
        board.image(o.rings, symmetry),
        board.image(o.white, symmetry),
        board.image(o.gray, symmetry),
        board.image(o.black, symmetry));
  }

  long rings() {
    return rings;
  }

  long marbles() {
    return white | gray | black;
  }

  /** The marbles of a colour. */
  long marbles(int colour) {
    return colour == Marbles.WHITE ? white : colour == Marbles.GRAY ? gray : black;
  }

  /** The colour of the marble on a spot. */
  int colourAt(long spot) {
    return (white & spot) != 0 ? Marbles.WHITE : (gray & spot) != 0 ? Marbles.GRAY : Marbles.BLACK;
  }

  long vacant() {
    return rings & ~marbles();
  }

  /** The vacant rings that may be removed. */
  long free() {
    return board.free(rings) & ~marbles();
  }

  /** The rings of groups without a vacant one, which are to be claimed. */
  long closed() {
    return rings & ~board.reached(vacant(), rings);
  }

  /** The marbles that can jump in a direction, over a marble to the vacant ring behind it. */
  long jumpers(int direction) {
    long marbles = marbles();
    long over = board.before(rings & ~marbles, direction) & marbles;
    return board.before(over, direction) & marbles;
  }

  /** The marbles that can be jumped over. */
  long jumpedOver() {
    long over = 0;
    for (int direction = 0; direction < ZertzBoard.DIRECTIONS; direction++) {
      over |= board.step(jumpers(direction), direction);
    }
    return over;
  }

  /** Whether one of some marbles can jump. */
  boolean canJump(long some) {
    for (int direction = 0; direction < ZertzBoard.DIRECTIONS; direction++) {
      if ((jumpers(direction) & some) != 0) {
        return true;
      }
    }
    return false;
  }

  void put(int colour, long spot) {
    switch (colour) {
      case Marbles.WHITE -> white |= spot;
      case Marbles.GRAY -> gray |= spot;
      default -> black |= spot;
    }
  }

  /** Takes the marble off a spot; its colour. */
  int take(long spot) {
    int colour = colourAt(spot);
    white &= ~spot;
    gray &= ~spot;
    black &= ~spot;
    return colour;
  }

  /** Takes rings away with all marbles on them; these. */
  int remove(long gone) {
    int marbles =
        Marbles.of(
            Long.bitCount(white & gone), Long.bitCount(gray & gone), Long.bitCount(black & gone));
    set(rings & ~gone, white & ~gone, gray & ~gone, black & ~gone);
    return marbles;
  }

  long hash() {
    return Mixing.mix(Mixing.mix(Mixing.mix(Mixing.mix(rings) ^ white) ^ gray) ^ black);
  }
}
