package io.gipfel.core;

import io.gipfel.core.picture.Ink;

/** How a diagram is painted: not at all, or by the escape sequences of a terminal. */
@FunctionalInterface
public interface Palette {

  /** Leaves everything as it is. */
  Palette PLAIN = (ink, text) -> text;

  /** {@code text}, which stands for a piece or stack, as it looks in {@code ink}; no wider. */
  String piece(Ink ink, String text);

  /** {@code text}, a coordinate or an empty space, as it looks. */
  default String label(String text) {
    return text;
  }
}
