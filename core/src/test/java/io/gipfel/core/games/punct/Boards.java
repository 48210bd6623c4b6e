package io.gipfel.core.games.punct;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Positions from a few pieces. */
final class Boards {

  private Boards() {}

  /**
   * The position with some pieces, such as {@code 1wi5.i6.i7}, and all others in hand.
   *
   * @param side who acts, {@code w} or {@code b}
   */
  static Position position(Game game, String side, String... pieces) {
    int[] left = {6, 2, 4, 2, 2, 2, 6, 2, 4, 2, 2, 2};
    for (String piece : pieces) {
      int place = Places.byName(PunctNotation.inOrder(piece.substring(2)));
      left[(piece.charAt(1) == 'w' ? 0 : 6) + Places.kind(place).number]--;
    }
    String hands = Arrays.stream(left).mapToObj(String::valueOf).collect(Collectors.joining());
    return game.notation()
        .parsePosition(
            String.join(
                " ",
                pieces.length == 0 ? "-" : String.join(",", pieces),
                side,
                hands.substring(0, 6) + "/" + hands.substring(6),
                "-"));
  }

  /** The texts of all legal actions. */
  static Set<String> legal(Game game, Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> game.notation().formatAction(position, action))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The texts of all legal moves of the piece with its PUNCT on a space. */
  static Set<String> movesFrom(Game game, Position position, String space) {
    return legal(game, position).stream()
        .filter(text -> text.startsWith(space + "-"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  static void play(Game game, Position position, String... actions) {
    for (String action : actions) {
      position.play(game.notation().parseAction(position, action));
    }
  }

  /** The pieces on the board. */
  static String board(Game game, Position position) {
    return game.notation().formatPosition(position).split(" ", -1)[0];
  }
}
