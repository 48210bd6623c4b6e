package io.gipfel.core.games.dvonn;

import io.gipfel.core.Player;
import java.nio.ByteBuffer;

/**
 * Positions in {@value #BYTES} bytes, of either phase: four longs, big-endian.
 *
 * <p>The first three are the sets of white stacks, black stacks and stacks with red, and in their
 * bits from 56 on the ply, 1 if Black is to move, and {@code redEnds}. The fourth is {@code ends}:
 * going through the stacks in the order of their spaces and counting their pieces, bit i is set if
 * piece i is the last of its stack. {@code redEnds} is the same for red pieces.
 */
final class DvonnPacking {

  /** Bytes of a packed position. */
  static final int BYTES = 4 * Long.BYTES;

  private static final int EXTRA = 56;

  private DvonnPacking() {}

  /** Writes {@code position} to the front of {@code out}. */
  static void pack(DvonnPosition position, byte[] out) {
    long ends = 0;
    long redEnds = 0;
    int pieces = 0;
    int reds = 0;
    for (long rest = position.occupied(); rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      pieces += position.height(bit);
      ends |= 1L << (pieces - 1);
      if (position.redsIn(bit) > 0) {
        reds += position.redsIn(bit);
        redEnds |= 1L << (reds - 1);
      }
    }
    long blackToMove = position.toMove() == Player.SECOND ? 1 : 0;
    ByteBuffer.wrap(out)
        .putLong(position.stacksOf(Player.FIRST) | (long) position.ply() << EXTRA)
        .putLong(position.stacksOf(Player.SECOND) | blackToMove << EXTRA)
        .putLong(position.reds() | redEnds << EXTRA)
        .putLong(ends);
  }

  /** Makes {@code position} the one that {@link #pack} wrote. */
  static void unpack(byte[] packed, DvonnPosition position) {
    ByteBuffer in = ByteBuffer.wrap(packed);
    long white = in.getLong();
    long black = in.getLong();
    long red = in.getLong();
    long ends = in.getLong();
    long redEnds = red >>> EXTRA;
    position.clear();
    for (long rest = (white | black | red) & DvonnBoard.ALL; rest != 0; rest &= rest - 1) {
      int bit = Long.numberOfTrailingZeros(rest);
      int height = Long.numberOfTrailingZeros(ends) + 1;
      ends >>>= height;
      int redsIn = 0;
      if ((red >>> bit & 1) != 0) {
        redsIn = Long.numberOfTrailingZeros(redEnds) + 1;
        redEnds >>>= redsIn;
      }
      if ((white >>> bit & 1) != 0) {
        position.setStack(bit, Player.FIRST, height, redsIn);
      } else if ((black >>> bit & 1) != 0) {
        position.setStack(bit, Player.SECOND, height, redsIn);
      } else {
        position.setStack(bit, null, height, redsIn);
      }
    }
    position.setTurn(black >>> EXTRA == 0 ? Player.FIRST : Player.SECOND, (int) (white >>> EXTRA));
  }
}
