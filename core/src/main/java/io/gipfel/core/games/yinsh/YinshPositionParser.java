package io.gipfel.core.games.yinsh;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a position, and rejects those that the rules do not allow. */
final class YinshPositionParser {

  private static final int FIELDS = 6;
  private static final Pattern POOL = Pattern.compile("[0-9]{1,2}");
  private static final Pattern PAIR = Pattern.compile("([0-9]),([0-9])");

  private final RuleSet rules;
  private final YinshPosition position;
  private final YinshPieces pieces;

  private YinshPositionParser(RuleSet rules) {
    this.rules = rules;
    this.position = new YinshPosition(rules);
    this.pieces = position.pieces();
  }

  /**
   * The position of {@code BOARD SIDE PHASE MOVER POOL REMOVED}.
   *
   * @throws NotationException if there is none
   */
  static YinshPosition parse(RuleSet rules, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != FIELDS) {
      throw wrong(
          "expected 'start' or 'BOARD SIDE PHASE MOVER POOL REMOVED', found "
              + fields.length
              + (fields.length == 1 ? " field" : " fields"));
    }
    YinshPositionParser parser = new YinshPositionParser(rules);
    parser.readBoard(fields[0]);
    Phase phase =
        Phase.of(fields[2])
            .orElseThrow(
                () ->
                    wrong(
                        "phase: expected 'place', 'move', 'row', 'ring' or 'over', found '"
                            + fields[2]
                            + "'"));
    Player side = player("side", fields[1]);
    Player mover = player("mover", fields[3]);
    parser.checkRings(phase, fields[5]);
    parser.position.setTurn(phase, side, mover);
    parser.checkPool(fields[4]);
    parser.checkTurn();
    return parser.position;
  }

  private void readBoard(String text) {
    String[] columns = text.split("/", -1);
    int width = YinshBoard.BOARD.width();
    if (columns.length != width) {
      throw wrong("board: expected " + width + " columns, found " + columns.length);
    }
    for (int x = 0; x < width; x++) {
      int[] points = YinshBoard.column(x);
      if (columns[x].length() != points.length) {
        throw wrong(
            "column "
                + (char) ('a' + x)
                + ": expected "
                + points.length
                + " points, found "
                + columns[x].length());
      }
      for (int i = 0; i < points.length; i++) {
        put(points[i], columns[x].charAt(i));
      }
    }
  }

  private void put(int point, char symbol) {
    switch (symbol) {
      case YinshPieces.EMPTY -> {}
      case 'w' -> pieces.toggleMarker(Player.FIRST, point);
      case 'b' -> pieces.toggleMarker(Player.SECOND, point);
      case 'W' -> pieces.toggleRing(Player.FIRST, point);
      case 'B' -> pieces.toggleRing(Player.SECOND, point);
      default ->
          throw wrong(
              YinshBoard.name(point)
                  + ": expected one of '.' 'w' 'b' 'W' 'B', found '"
                  + symbol
                  + "'");
    }
  }

  private static Player player(String field, String letter) {
    return switch (letter) {
      case "w" -> Player.FIRST;
      case "b" -> Player.SECOND;
      default -> throw wrong(field + ": expected 'w' or 'b', found '" + letter + "'");
    };
  }

  /** The rings of each player are on the board or taken off; while placing, not yet there. */
  private void checkRings(Phase phase, String removed) {
    Matcher pair = PAIR.matcher(removed);
    if (!pair.matches()) {
      throw wrong(
          "removed: expected White's and Black's rings as in '1,2', found '" + removed + "'");
    }
    for (Player player : Player.values()) {
      int off = Integer.parseInt(pair.group(player == Player.FIRST ? 1 : 2));
      int onBoard = pieces.ringCount(player);
      if (phase == Phase.PLACE ? off != 0 : off + onBoard != RuleSet.RINGS) {
        throw wrong(
            "removed: expected "
                + (phase == Phase.PLACE ? 0 : RuleSet.RINGS + " less those on the board")
                + " of "
                + player.title()
                + ", found "
                + off
                + " with "
                + onBoard
                + " on the board");
      }
    }
  }

  /** Markers are on the board or in the pool. */
  private void checkPool(String pool) {
    int markers = RuleSet.MARKERS - position.pool();
    if (markers > RuleSet.MARKERS) {
      throw wrong("board: expected at most " + RuleSet.MARKERS + " markers, found " + markers);
    }
    if (!POOL.matcher(pool).matches() || Integer.parseInt(pool) != position.pool()) {
      throw wrong(
          "pool: expected "
              + position.pool()
              + " as "
              + markers
              + " markers are on the board, found '"
              + pool
              + "'");
    }
  }

  private void checkTurn() {
    Player side = position.toMove();
    Player mover = position.mover();
    switch (position.phase()) {
      case PLACE -> checkPlacing();
      case MOVE -> {
        checkNobodyHasWon();
        expectNoRow(Player.FIRST);
        expectNoRow(Player.SECOND);
        expectSide(mover);
        expect(position.pool() > 0 && canMove(), "phase: expected 'over' as nobody can move");
      }
      case ROW -> {
        checkNobodyHasWon();
        expect(hasRow(side), "phase: expected another than 'row' as " + side.title() + " has none");
        if (side != mover) {
          expectNoRow(mover);
        }
      }
      case RING -> {
        checkNobodyHasWon();
        expect(position.pool() >= YinshBoard.ROW, "pool: expected the five markers of the row");
        if (side != mover) {
          expectNoRow(mover);
        }
      }
      case OVER -> checkOver();
    }
  }

  private void checkPlacing() {
    int white = pieces.ringCount(Player.FIRST);
    int black = pieces.ringCount(Player.SECOND);
    expect(position.pool() == RuleSet.MARKERS, "board: expected no marker while rings are placed");
    expect(
        black < RuleSet.RINGS && (white == black || white == black + 1),
        "board: expected rings placed in turn, found " + white + " of White and " + black);
    expectSide(white == black ? Player.FIRST : Player.SECOND);
    expect(position.mover() == position.toMove(), "mover: expected the side while placing");
  }

  private void checkOver() {
    int most = Math.max(position.score(Player.FIRST), position.score(Player.SECOND));
    int least = Math.min(position.score(Player.FIRST), position.score(Player.SECOND));
    if (most < rules.ringsToWin) {
      expectNoRow(Player.FIRST);
      expectNoRow(Player.SECOND);
      expectSide(position.mover());
      expect(position.pool() == 0 || !canMove(), "phase: expected another than 'over'");
    } else {
      expect(
          most == rules.ringsToWin && least < most,
          "removed: expected " + rules.ringsToWin + " rings of one player and fewer of the other");
    }
  }

  private void checkNobodyHasWon() {
    for (Player player : Player.values()) {
      expect(
          position.score(player) < rules.ringsToWin,
          "phase: expected 'over' as " + player.title() + " has won");
    }
  }

  private void expectSide(Player expected) {
    expect(position.toMove() == expected, "side: expected '" + expected.letter() + "'");
  }

  private void expectNoRow(Player player) {
    expect(!hasRow(player), "board: expected no row of " + player.title());
  }

  private boolean hasRow(Player player) {
    return YinshPieces.hasRow(pieces.fives(), player);
  }

  private boolean canMove() {
    return pieces.canMove(Player.FIRST) || pieces.canMove(Player.SECOND);
  }

  private static void expect(boolean holds, String message) {
    if (!holds) {
      throw wrong(message);
    }
  }

  private static NotationException wrong(String message) {
    return new NotationException("position: " + message);
  }
}
