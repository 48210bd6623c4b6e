package io.gipfel.core;

/**
 * A whole number about a position that means something to people.
 *
 * @param name in small letters and underscores, such as {@code white_stacks}: a column in queries
 * @param meaning what it counts, in which unit, for tables of columns
 */
public record Feature(String name, String meaning) {

  /** Checks that the name can be a column. */
  public Feature {
    if (!name.matches("[a-z][a-z0-9_]*")) {
      throw new IllegalArgumentException(
          "feature: expected a name of small letters and underscores, found '" + name + "'");
    }
  }
}
