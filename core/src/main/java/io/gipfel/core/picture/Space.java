package io.gipfel.core.picture;

/**
 * A place of the board that people may choose.
 *
 * @param id what a gesture calls it, unique among spaces, such as {@code e3}
 */
public record Space(String id, Point at, Form form) {

  /** What an empty space looks like. */
  public enum Form {
    /** A round recess for a piece. */
    HOLE,
    /** A square field. */
    SQUARE,
    /** A crossing of lines. */
    CROSSING,
    /** A dot at the rim from which pieces enter. */
    DOT,
    /** A loose ring that itself is part of the game. */
    RING
  }
}
