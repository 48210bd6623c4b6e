package io.gipfel.core.picture;

import java.util.List;
import java.util.Optional;

/**
 * All that people see of a position, from back to front.
 *
 * @param plate corners of the board's plate in order; empty where the board has none
 * @param lines printed on the board
 * @param spaces what may be chosen on the board
 * @param labels coordinates and counts
 * @param tokens pieces, those drawn first lying farther back
 */
public record Picture(
    List<Point> plate,
    List<Line> lines,
    List<Space> spaces,
    List<Label> labels,
    List<Token> tokens) {

  /** Owns its lists. */
  public Picture {
    plate = List.copyOf(plate);
    lines = List.copyOf(lines);
    spaces = List.copyOf(spaces);
    labels = List.copyOf(labels);
    tokens = List.copyOf(tokens);
  }

  /** The same board with other pieces. */
  public Picture with(List<Token> others) {
    return new Picture(plate, lines, spaces, labels, others);
  }

  /** Where the space or token that a gesture calls {@code id} is; empty if there is none. */
  public Optional<Point> find(String id) {
    Optional<Point> space =
        spaces.stream().filter(each -> each.id().equals(id)).map(Space::at).findFirst();
    return space.isPresent()
        ? space
        : tokens.stream().filter(each -> each.target().equals(id)).map(Token::at).findFirst();
  }

  /** Whether a piece stands on {@code point}. */
  boolean isOccupied(Point point) {
    return tokens.stream().anyMatch(token -> token.points().contains(point));
  }
}
