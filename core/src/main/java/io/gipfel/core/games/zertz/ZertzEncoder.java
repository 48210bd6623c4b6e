package io.gipfel.core.games.zertz;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;

/**
 * How networks see ZÈRTZ: a grid of as many rows as columns with one cell a ring. Cells off the
 * board are 0 in every plane.
 *
 * <p>Besides what stands where, the planes show which rings are free and who can jump over whom.
 * Policy: a plane for placing each colour on a ring, one for removing a ring, one for each
 * direction of a jump on the ring where it starts; the pass belongs to no cell. Marbles and rings
 * belong to nobody, so nobody owns a cell.
 */
final class ZertzEncoder implements Encoder {

  private static final List<String> PLANES =
      List.of(
          "on the board at the start",
          "rings",
          "white marbles",
          "gray marbles",
          "black marbles",
          "vacant rings that are free to be removed",
          "marbles that can jump",
          "marbles that can be jumped over",
          "the marble that goes on jumping",
          "everywhere: white marbles in the pool, divided by those at the start",
          "everywhere: gray marbles in the pool, divided by those at the start",
          "everywhere: black marbles in the pool, divided by those at the start",
          "everywhere: own white marbles, divided by those of a set",
          "everywhere: own gray marbles, divided by those of a set",
          "everywhere: own black marbles, divided by those of a set",
          "everywhere: enemy white marbles, divided by those of a set",
          "everywhere: enemy gray marbles, divided by those of a set",
          "everywhere: enemy black marbles, divided by those of a set",
          "everywhere: marbles missing from the nearest own set, divided by those at the start",
          "everywhere: marbles missing from the nearest enemy set, divided by those at the start",
          "everywhere: the mover removes a ring");

  private final Variant variant;
  private final ZertzBoard board;
  private final int cells;
  private final int maxMargin;
  private final short[] policyIndex;

  ZertzEncoder(Variant variant, ZertzActions actions) {
    this.variant = variant;
    this.board = variant.board;
    this.cells = board.hex().cells();
    this.maxMargin = variant.missing(0);
    this.policyIndex = new short[actions.count()];
    for (int action = 0; action < actions.pass(); action++) {
      int cell = board.cell(actions.bit(action));
      policyIndex[action] = (short) (actions.plane(action) * cells + cell);
    }
    policyIndex[actions.pass()] = (short) (ZertzActions.PLANES * cells);
  }

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return board.hex().height();
  }

  @Override
  public int width() {
    return board.hex().width();
  }

  @Override
  public int policyPlanes() {
    return ZertzActions.PLANES;
  }

  @Override
  public int policyExtras() {
    return 1;
  }

  @Override
  public int policyIndex(int action) {
    return policyIndex[action];
  }

  /** Against a player without any marble. */
  @Override
  public int maxMargin() {
    return maxMargin;
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    ZertzPosition p = (ZertzPosition) position;
    ZertzPieces pieces = p.pieces();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    set(out, offset, board.all());
    set(out, offset + cells, pieces.rings());
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      set(out, offset + (2 + colour) * cells, pieces.marbles(colour));
    }
    set(out, offset + 5 * cells, pieces.free());
    for (int direction = 0; direction < ZertzBoard.DIRECTIONS; direction++) {
      set(out, offset + 6 * cells, pieces.jumpers(direction));
    }
    set(out, offset + 7 * cells, pieces.jumpedOver());
    if (p.at() >= 0) {
      set(out, offset + 8 * cells, 1L << p.at());
    }
    encodeMarbles(p, out, offset + 9 * cells);
  }

  private void encodeMarbles(ZertzPosition p, float[] out, int plane) {
    Player own = p.toMove();
    fillShares(p.pool(), variant.pool, out, plane);
    fillShares(p.captured(own), variant.oneColour, out, plane + 3 * cells);
    fillShares(p.captured(own.other()), variant.oneColour, out, plane + 6 * cells);
    float unit = 1f / maxMargin;
    fill(out, plane + 9 * cells, unit * variant.missing(p.captured(own)));
    fill(out, plane + 10 * cells, unit * variant.missing(p.captured(own.other())));
    fill(out, plane + 11 * cells, p.phase() == Phase.REMOVE ? 1 : 0);
  }

  /** Fills a plane for each colour with how many marbles of {@code whole} there are, at most 1. */
  private void fillShares(int marbles, int whole, float[] out, int plane) {
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      float share = (float) Marbles.count(marbles, colour) / Marbles.count(whole, colour);
      fill(out, plane + colour * cells, Math.min(1, share));
    }
  }

  /** Writes 1 on every cell of a set. */
  private void set(float[] out, int plane, long set) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      out[plane + board.cell(Long.numberOfTrailingZeros(rest))] = 1;
    }
  }

  /** Writes {@code value} on every place of the board. */
  private void fill(float[] out, int plane, float value) {
    if (value != 0) {
      for (int ring = 0; ring < board.rings(); ring++) {
        out[plane + board.cell(board.bit(ring))] = value;
      }
    }
  }

  @Override
  public void owners(Position position, byte[] outForFirst) {
    Arrays.fill(outForFirst, 0, cells, (byte) 0);
  }
}
