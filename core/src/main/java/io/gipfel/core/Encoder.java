package io.gipfel.core;

import java.util.List;

/**
 * How networks see the positions of one game: a stack of planes for the player to move, and a
 * policy laid out as planes over the same grid.
 *
 * <p>A plane is {@code height × width} cells, row-major. Everything that depends on the player is
 * from the mover's side ("own", "enemy"), so a network never needs to know who is who. Instances
 * are stateless and shared between threads; no method allocates unless it says so.
 */
public interface Encoder {

  /** Names of the input planes in order, each a short statement of what the plane holds. */
  List<String> planeNames();

  /** Input planes. */
  default int planes() {
    return planeNames().size();
  }

  /** Rows of a plane. */
  int height();

  /** Columns of a plane. */
  int width();

  /** Cells of a plane, {@code height × width}; some may lie off the board. */
  default int cells() {
    return height() * width();
  }

  /** Floats in one encoded position, {@code planes × cells}. */
  default int inputSize() {
    return planes() * cells();
  }

  /** Policy planes: one logit a cell each. */
  int policyPlanes();

  /** Policy logits that belong to no cell, such as a pass; they follow the planes. */
  int policyExtras();

  /** Policy logits in all, {@code policyPlanes × cells + policyExtras}. */
  default int policySize() {
    return policyPlanes() * cells() + policyExtras();
  }

  /**
   * Where the logit of {@code action} stands among the {@link #policySize()} logits of a network.
   * Different actions have different places, unless {@link #sharesPlaces()}.
   */
  int policyIndex(int action);

  /**
   * Whether several actions may have one place, as in a game with too many to give each its own.
   * The legal ones of them share the place's probability alike, so those should share that are much
   * the same.
   */
  default boolean sharesPlaces() {
    return false;
  }

  /** The largest margin a game can end with: networks predict margins divided by it. */
  int maxMargin();

  /**
   * Writes the planes of {@code position} for the player to move, every float of them.
   *
   * @param out receives {@link #inputSize()} floats, plane by plane, from {@code offset}
   */
  void encode(Position position, float[] out, int offset);

  /**
   * Writes who owns each cell: +1 the first player, -1 the second, 0 nobody or off the board.
   *
   * @param outForFirst receives {@link #cells()} values from its front
   */
  void owners(Position position, byte[] outForFirst);
}
