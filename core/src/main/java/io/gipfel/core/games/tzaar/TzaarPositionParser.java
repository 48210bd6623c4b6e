package io.gipfel.core.games.tzaar;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads the text of a position, and rejects those that no game can reach. */
final class TzaarPositionParser {

  /** What a column holds, one match a point. */
  private static final Pattern STACK = Pattern.compile("\\.|([ZATzat])([1-9][0-9]?)?");

  private final TzaarPosition position = new TzaarPosition();
  private final Stacks stacks = position.stacks();

  private TzaarPositionParser() {}

  /**
   * The position of {@code BOARD SIDE PHASE}.
   *
   * @throws NotationException if there is none
   */
  static TzaarPosition parse(String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != 3) {
      throw wrong(
          "expected 'start', 'fixed', 'placed' or 'BOARD SIDE PHASE', found "
              + (fields.length == 1 ? "'" + text + "'" : fields.length + " fields"));
    }
    TzaarPositionParser parser = new TzaarPositionParser();
    parser.readBoard(fields[0]);
    parser.readTurn(fields[1], fields[2]);
    return parser.position;
  }

  private void readBoard(String board) {
    String[] columns = board.split("/", -1);
    if (columns.length != TzaarBoard.COLUMNS) {
      throw wrong("board: expected " + TzaarBoard.COLUMNS + " columns, found " + columns.length);
    }
    int point = 0;
    for (int column = 0; column < columns.length; column++) {
      readColumn(column, columns[column], point);
      point += TzaarBoard.length(column);
    }
    for (Player player : Player.values()) {
      atMost("pieces", player, TzaarPosition.PIECES, stacks.pieces(player));
      for (PieceType type : PieceType.values()) {
        int shown = Long.bitCount(stacks.of(player, type));
        atMost(type.title + "s on top", player, type.count, shown);
      }
    }
  }

  private void readColumn(int column, String text, int firstPoint) {
    Matcher matcher = STACK.matcher(text);
    int length = TzaarBoard.length(column);
    int points = 0;
    int end = 0;
    while (matcher.find() && matcher.start() == end && points < length) {
      if (matcher.group(1) != null) {
        put(firstPoint + points, matcher.group(1).charAt(0), matcher.group(2));
      }
      points++;
      end = matcher.end();
    }
    if (points < length || end < text.length()) {
      throw wrong(
          "column "
              + (char) ('a' + column)
              + ": expected "
              + length
              + " points, each '.', or one of 'ZATzat' and a height above 1 such as 'Z3', found '"
              + text
              + "'");
    }
  }

  private void put(int point, char letter, String heightText) {
    int height = heightText == null ? 1 : Integer.parseInt(heightText);
    if (heightText != null && height == 1) {
      throw wrong(TzaarBoard.name(point) + ": a single piece is written without its height");
    }
    Player owner = Character.isUpperCase(letter) ? Player.FIRST : Player.SECOND;
    stacks.put(point, owner, PieceType.of(Character.toUpperCase(letter)), height);
  }

  private static void atMost(String what, Player player, int most, int found) {
    if (found > most) {
      throw wrong(
          "board: expected at most "
              + most
              + " "
              + what
              + " of "
              + player.title()
              + ", found "
              + found);
    }
  }

  private void readTurn(String side, String phaseText) {
    if (!side.equals("w") && !side.equals("b")) {
      throw wrong("side: expected 'w' or 'b', found '" + side + "'");
    }
    Player player = side.equals("w") ? Player.FIRST : Player.SECOND;
    Phase phase =
        Arrays.stream(Phase.values())
            .filter(each -> each.word().equals(phaseText))
            .findFirst()
            .orElseThrow(
                () -> wrong("phase: expected one of " + phases() + ", found '" + phaseText + "'"));
    int occupied = Long.bitCount(stacks.occupied());
    switch (phase) {
      case PLACE -> checkPlacing(player, occupied);
      case OPEN -> checkOpening(player, occupied);
      case FIRST, SECOND -> checkMoving(player, phase, TzaarBoard.POINTS - occupied);
    }
    // Of the actions after the placements, all but passes have emptied a point.
    int ply = phase == Phase.PLACE ? occupied : 2 * TzaarBoard.POINTS - occupied;
    position.setTurn(player, phase, ply);
  }

  private static String phases() {
    return Arrays.stream(Phase.values())
        .map(phase -> "'" + phase.word() + "'")
        .collect(Collectors.joining(", "));
  }

  private void checkSingles(String when) {
    if (stacks.tall() != 0) {
      int point = Long.numberOfTrailingZeros(stacks.tall());
      throw wrong(TzaarBoard.name(point) + ": expected single pieces " + when + ", found a stack");
    }
  }

  private void checkPlacing(Player player, int placed) {
    if (placed == TzaarPosition.PLACEMENTS) {
      throw wrong("phase: expected 'open' as the board is full, found 'place'");
    }
    checkSingles("while placing");
    int white = stacks.pieces(Player.FIRST);
    if (white != (placed + 1) / 2) {
      throw wrong(
          "board: expected of "
              + placed
              + " placed pieces "
              + (placed + 1) / 2
              + " white, found "
              + white);
    }
    checkSide(
        player, placed % 2 == 0 ? Player.FIRST : Player.SECOND, "after " + placed + " placements");
  }

  private void checkOpening(Player player, int occupied) {
    if (occupied < TzaarBoard.POINTS) {
      throw wrong(
          "phase: expected 'open' on the full board only, found it with " + occupied + " stacks");
    }
    checkSingles("on the full board");
    checkSide(player, Player.FIRST, "who opens");
  }

  private static void checkSide(Player found, Player expected, String why) {
    if (found != expected) {
      throw wrong("side: expected '" + expected.letter() + "' " + why);
    }
  }

  /**
   * White has opened with a capture. Before any other action than Black's first, Black has captured
   * as well; and before a second action, its player has once more.
   */
  private void checkMoving(Player player, Phase phase, int empty) {
    int captures = (player == Player.FIRST ? 2 : 1) + (phase == Phase.SECOND ? 1 : 0);
    if (empty < captures) {
      throw wrong("board: expected at least " + captures + " empty points by now, found " + empty);
    }
    checkLoss(Player.SECOND);
    if (empty > 1) {
      checkLoss(Player.FIRST);
    }
    boolean lost = stacks.lacksType(player);
    if (lost && stacks.lacksType(player.other())) {
      throw wrong("board: expected all three types of one player at least");
    }
    if (lost && phase == Phase.FIRST) {
      throw wrong(
          "board: expected all three types of "
              + player.title()
              + ", as the game ends with the action that takes the last of one");
    }
  }

  private void checkLoss(Player player) {
    atMost("pieces", player, TzaarPosition.PIECES - 1, stacks.pieces(player));
  }

  private static NotationException wrong(String message) {
    return new NotationException("position: " + message);
  }
}
