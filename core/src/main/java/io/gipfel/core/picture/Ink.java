package io.gipfel.core.picture;

/** The colours of pieces. */
public enum Ink {
  /** The first player's. */
  WHITE,
  /** The second player's. */
  BLACK,
  /** Nobody's, between the two. */
  GREY,
  /** Nobody's, to be seen at once. */
  RED
}
