package io.gipfel.core.picture;

import java.util.List;
import java.util.Optional;

/**
 * What the last action did, for people to follow.
 *
 * @param path the points chosen in order: one for a placement, start and end for a move; empty for
 *     a pass
 * @param gone pieces that left the board and lie nowhere else
 * @param lost spaces that left the board
 */
public record Change(List<Point> path, List<Token> gone, List<Space> lost) {

  /** Nothing. */
  public static final Change NONE = new Change(List.of(), List.of(), List.of());

  /** Owns its lists. */
  public Change {
    path = List.copyOf(path);
    gone = List.copyOf(gone);
    lost = List.copyOf(lost);
  }

  /**
   * What happened between two pictures.
   *
   * @param gesture what was chosen in {@code before}; buttons have no place on the board
   */
  public static Change between(Picture before, Picture after, List<String> gesture) {
    List<Point> path = gesture.stream().map(before::find).flatMap(Optional::stream).toList();
    boolean moved = path.size() > 1 && after.isOccupied(path.get(path.size() - 1));
    List<Token> gone =
        before.tokens().stream()
            .filter(token -> token.points().stream().noneMatch(after::isOccupied))
            .filter(token -> !(moved && token.points().contains(path.get(0))))
            .toList();
    List<Space> lost =
        before.spaces().stream().filter(space -> after.find(space.id()).isEmpty()).toList();
    return new Change(path, gone, lost);
  }
}
