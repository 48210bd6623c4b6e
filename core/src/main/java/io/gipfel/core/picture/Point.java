package io.gipfel.core.picture;

/**
 * A point of a picture. The unit is the distance between neighbouring spaces.
 *
 * @param x to the right
 * @param y downwards
 */
public record Point(double x, double y) {

  /** The point at {@code share} of the way to {@code other}; beyond it for more than 1. */
  public Point towards(Point other, double share) {
    return new Point(x + share * (other.x - x), y + share * (other.y - y));
  }

  /** How far {@code other} is away. */
  public double distance(Point other) {
    return Math.hypot(other.x - x, other.y - y);
  }
}
