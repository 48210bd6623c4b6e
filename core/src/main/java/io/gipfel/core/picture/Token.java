package io.gipfel.core.picture;

import java.util.List;

/**
 * A piece where it stands: on a space, or beside the board in a player's hand.
 *
 * @param target what choosing it means in a gesture: the id of its space, or one of its own; empty
 *     if it is never chosen
 * @param points where it stands; several for a piece that covers several spaces, in the order in
 *     which its parts are joined
 */
public record Token(String target, List<Point> points, Piece piece) {

  /** Owns its list; checks that there is a point. */
  public Token {
    points = List.copyOf(points);
    if (points.isEmpty()) {
      throw new IllegalArgumentException("token: expected at least one point, found none");
    }
  }

  /** A piece on a space. */
  public static Token on(Space space, Piece piece) {
    return new Token(space.id(), List.of(space.at()), piece);
  }

  /** Its first point. */
  public Point at() {
    return points.get(0);
  }
}
