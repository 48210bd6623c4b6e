package io.gipfel.mcts.eval;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** In which arithmetic a network is computed. */
public enum Precision {
  /** 32-bit floats, as it was trained. */
  FLOAT,
  /** 8-bit integers in the convolution tower: nearly the same, and faster where processors can. */
  INT8,
  /** Whichever of the two is faster on this machine. */
  AUTO;

  /**
   * The precision that {@code text} means.
   *
   * @throws IllegalArgumentException if it means none; the message says what was expected
   */
  public static Precision parse(String text) {
    return Arrays.stream(values())
        .filter(precision -> precision.toString().equals(text))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "precision: expected one of "
                        + Arrays.stream(values())
                            .map(Precision::toString)
                            .collect(Collectors.joining(", "))
                        + ", found '"
                        + text
                        + "'"));
  }

  /** The text that parses to it, such as {@code int8}. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
