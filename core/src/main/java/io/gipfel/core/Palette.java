package io.gipfel.core;

/** How the parts of a diagram are painted: not at all, or by the escape sequences of a terminal. */
@FunctionalInterface
public interface Palette {

  /** Leaves everything as it is. */
  Palette PLAIN = (ink, text) -> text;

  /** What a part of a diagram shows. */
  enum Ink {
    /** A piece or stack of the first player. */
    FIRST,
    /** A piece or stack of the second player. */
    SECOND,
    /** A piece that belongs to nobody. */
    NEUTRAL,
    /** A coordinate or an empty space. */
    LABEL
  }

  /** {@code text} as it looks in {@code ink}; as wide as before. */
  String paint(Ink ink, String text);
}
