package io.gipfel.core.games.tzaar;

import io.gipfel.core.Player;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;

/**
 * What stands on the board: a set of points for each colour, for each type on top, and for what is
 * higher than a single piece; and a byte for each height.
 */
final class Stacks {

  private static final int TYPE_SHIFT = 6;
  private static final int OWNER_SHIFT = 8;
  private static final int HEIGHT_SHIFT = 9;

  /** The numbers of features of the hash that are stacks are below this. */
  static final int FEATURES = 1 << 14;

  private long white;
  private long black;
  private long tzaars;
  private long tzarras;
  private long totts;
  private long tall;

  /** By point, 0 where it is empty. */
  private final byte[] heights = new byte[TzaarBoard.POINTS];

  /** Puts a piece or a stack on an empty point. */
  void put(int point, Player owner, PieceType type, int height) {
    long bit = 1L << point;
    if (owner == Player.FIRST) {
      white |= bit;
    } else {
      black |= bit;
    }
    switch (type) {
      case TZAAR -> tzaars |= bit;
      case TZARRA -> tzarras |= bit;
      case TOTT -> totts |= bit;
    }
    tall |= height > 1 ? bit : 0;
    heights[point] = (byte) height;
  }

  /** The points with a stack or a single piece. */
  long occupied() {
    return white | black;
  }

  /** The points with a stack or a single piece that {@code player} owns. */
  long of(Player player) {
    return player == Player.FIRST ? white : black;
  }

  /** The points with a type on top, of either colour. */
  long of(PieceType type) {
    return switch (type) {
      case TZAAR -> tzaars;
      case TZARRA -> tzarras;
      case TOTT -> totts;
    };
  }

  /** The points where {@code player} shows a type. */
  long of(Player player, PieceType type) {
    return of(player) & of(type);
  }

  /** The type on top of an occupied point. */
  PieceType type(int point) {
    if ((totts >>> point & 1) != 0) {
      return PieceType.TOTT;
    }
    return (tzarras >>> point & 1) != 0 ? PieceType.TZARRA : PieceType.TZAAR;
  }

  /** Who owns an occupied point. */
  Player owner(int point) {
    return (white >>> point & 1) != 0 ? Player.FIRST : Player.SECOND;
  }

  /** The height of the stack on a point, 0 if it is empty. */
  int height(int point) {
    return heights[point];
  }

  /** How many pieces {@code player}'s stacks have. */
  int pieces(Player player) {
    int pieces = 0;
    for (long rest = of(player); rest != 0; rest &= rest - 1) {
      pieces += heights[Long.numberOfTrailingZeros(rest)];
    }
    return pieces;
  }

  /** The points with two pieces or more. */
  long tall() {
    return tall;
  }

  /** The part of {@code set} that a stack of {@code height} can capture as far as heights go. */
  long upTo(int height, long set) {
    long captured = set;
    for (long rest = set & tall; rest != 0; rest &= rest - 1) {
      if (heights[Long.numberOfTrailingZeros(rest)] > height) {
        captured &= ~Long.lowestOneBit(rest);
      }
    }
    return captured;
  }

  /** The points that the stack on a point can capture now, as if its owner were to move. */
  long captures(int from) {
    long enemies = (white >>> from & 1) != 0 ? black : white;
    return upTo(heights[from], TzaarBoard.seen(from, occupied()) & enemies);
  }

  /** The points that {@code player}'s stacks could capture if it were his turn. */
  long attackedBy(Player player) {
    long attacked = 0;
    for (long rest = of(player); rest != 0; rest &= rest - 1) {
      attacked |= captures(Long.numberOfTrailingZeros(rest));
    }
    return attacked;
  }

  /** Whether {@code player} could capture anything now. */
  boolean canCapture(Player player) {
    for (long rest = of(player); rest != 0; rest &= rest - 1) {
      if (captures(Long.numberOfTrailingZeros(rest)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@code player} shows no piece of some type. */
  boolean lacksType(Player player) {
    long own = of(player);
    return (own & tzaars) == 0 || (own & tzarras) == 0 || (own & totts) == 0;
  }

  /**
   * Moves a stack onto another, which leaves the game if it is the enemy's and is covered if it is
   * the mover's own.
   *
   * @return how the hash changes
   */
  long move(int from, int to) {
    long change = key(from) ^ key(to);
    boolean byWhite = (white >>> from & 1) != 0;
    boolean stacking = byWhite == ((white >>> to & 1) != 0);
    int height = stacking ? heights[from] + heights[to] : heights[from];
    long both = 1L << from | 1L << to;
    white = moved(white, both, from, to);
    black = moved(black, both, from, to);
    tzaars = moved(tzaars, both, from, to);
    tzarras = moved(tzarras, both, from, to);
    totts = moved(totts, both, from, to);
    tall = (tall & ~both) | (height > 1 ? 1L << to : 0);
    heights[from] = 0;
    heights[to] = (byte) height;
    return change ^ key(to);
  }

  private static long moved(long set, long both, int from, int to) {
    return (set & ~both) | ((set >>> from & 1) << to);
  }

  void copyFrom(Stacks other) {
    white = other.white;
    black = other.black;
    tzaars = other.tzaars;
    tzarras = other.tzarras;
    totts = other.totts;
    tall = other.tall;
    System.arraycopy(other.heights, 0, heights, 0, heights.length);
  }

  /** Makes these the image of {@code other}, which are not these. */
  void copyFrom(Stacks other, Symmetry symmetry) {
    white = 0;
    black = 0;
    tzaars = 0;
    tzarras = 0;
    totts = 0;
    tall = 0;
    Arrays.fill(heights, (byte) 0);
    for (long rest = other.occupied(); rest != 0; rest &= rest - 1) {
      int point = Long.numberOfTrailingZeros(rest);
      int image = TzaarBoard.point(symmetry.cell(TzaarBoard.cell(point)));
      put(image, other.owner(point), other.type(point), other.heights[point]);
    }
  }

  /** The hash of all stacks. */
  long hash() {
    long hash = 0;
    for (long rest = occupied(); rest != 0; rest &= rest - 1) {
      hash ^= key(Long.numberOfTrailingZeros(rest));
    }
    return hash;
  }

  /** The key of what stands on an occupied point. */
  long key(int point) {
    int type = (int) ((tzaars >>> point & 1) | ((tzarras >>> point & 1) << 1));
    int owner = (int) (white >>> point & 1);
    return Zobrist.key(
        point | type << TYPE_SHIFT | owner << OWNER_SHIFT | heights[point] << HEIGHT_SHIFT);
  }
}
