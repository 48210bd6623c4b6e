package io.gipfel.core;

/** Two margins that enclose the one a game ends with; a buffer to write them into. */
public final class MarginBounds {

  private int lowerForFirst;
  private int upperForFirst;

  /** Bounds of 0 and 0. */
  public MarginBounds() {}

  /** Replaces both. */
  public void set(int lowerForFirst, int upperForFirst) {
    this.lowerForFirst = lowerForFirst;
    this.upperForFirst = upperForFirst;
  }

  /** The least margin for the first player. */
  public int lowerForFirst() {
    return lowerForFirst;
  }

  /** The greatest margin for the first player. */
  public int upperForFirst() {
    return upperForFirst;
  }

  @Override
  public String toString() {
    return lowerForFirst + ".." + upperForFirst;
  }
}
