package io.gipfel.core.games.yinsh;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * A placement is {@code e5}, a move {@code e5-e8}, five markers taken off {@code x:e3-e7} by their
 * ends, a ring taken off {@code r:e5}, and a pass {@code pass}.
 *
 * <p>A position is {@code BOARD SIDE PHASE MOVER POOL REMOVED}. The board has columns a to k from
 * bottom to top, {@code w} or {@code b} a marker and {@code W} or {@code B} a ring; the side is who
 * acts, the phase {@code place}, {@code move}, {@code row}, {@code ring} or {@code over}; the mover
 * is whose move it belongs to; then markers left, and rings taken off by White and Black.
 */
final class YinshNotation implements Notation {

  static final String START = "start";

  private static final String PASS = "pass";
  private static final String FIVE = "x:";
  private static final String RING = "r:";

  private static final List<String> FIELDS =
      List.of("board", "side", "phase", "mover", "pool", "removed");

  private final RuleSet rules;

  YinshNotation(RuleSet rules) {
    this.rules = rules;
  }

  @Override
  public String formatAction(Position position, int action) {
    if (action == YinshActions.PASS) {
      return PASS;
    }
    if (YinshActions.isMove(action)) {
      return YinshBoard.name(YinshActions.from(action))
          + "-"
          + YinshBoard.name(YinshActions.to(action));
    }
    if (YinshActions.isFive(action)) {
      return FIVE
          + YinshBoard.name(YinshActions.firstPoint(action))
          + "-"
          + YinshBoard.name(YinshActions.lastPoint(action));
    }
    return YinshActions.isRing(action)
        ? RING + YinshBoard.name(YinshActions.ringPoint(action))
        : YinshBoard.name(action);
  }

  @Override
  public int parseAction(Position position, String text) {
    YinshPosition p = (YinshPosition) position;
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    return switch (p.phase()) {
      case PLACE -> parsePlacement(p, text);
      case MOVE -> text.equals(PASS) ? parsePass(p) : parseMove(p, text);
      case ROW -> parseFive(p, text);
      case RING -> parseRing(p, text);
      case OVER -> throw new AssertionError(text);
    };
  }

  private static int parsePlacement(YinshPosition p, String text) {
    int point = YinshBoard.point(text);
    if (point < 0) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " places a ring: expected a point such as e5");
    }
    if (!p.pieces().isEmpty(point)) {
      throw NotationException.ofAction(text, "there is a ring on " + text);
    }
    return point;
  }

  private static int parsePass(YinshPosition p) {
    if (p.pieces().canMove(p.toMove())) {
      throw NotationException.ofAction(PASS, p.toMove().title() + " can move a ring");
    }
    return YinshActions.PASS;
  }

  private static int parseMove(YinshPosition p, String text) {
    int[] ends = ends(text);
    if (ends == null) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " is to move: expected a move such as e5-e8");
    }
    if (!p.pieces().isRing(ends[0]) || p.pieces().owner(ends[0]) != p.toMove()) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " has no ring on " + YinshBoard.name(ends[0]));
    }
    int axis = YinshBoard.axisThrough(ends[0], ends[1]);
    if (axis < 0) {
      throw NotationException.ofAction(text, "expected two different points of one line");
    }
    int move = YinshActions.move(ends[0], axis, ends[1]);
    if (!p.pieces().isLegal(p.toMove(), move)) {
      throw NotationException.ofAction(
          text,
          "a ring goes over empty points, then over markers to the first empty point behind them,"
              + " and never over a ring");
    }
    return move;
  }

  /** The two points in {@code e5-e8}, or null. */
  private static int[] ends(String text) {
    int[] ends = Arrays.stream(text.split("-", -1)).mapToInt(YinshBoard::point).toArray();
    return ends.length == 2 && ends[0] >= 0 && ends[1] >= 0 ? ends : null;
  }

  private int parseFive(YinshPosition p, String text) {
    int[] ends = text.startsWith(FIVE) ? ends(text.substring(FIVE.length())) : null;
    if (ends == null) {
      throw NotationException.ofAction(
          text,
          p.toMove().title() + " has a row: expected five markers to take off such as x:e3-e7");
    }
    int[] legal = new int[YinshActions.MOST_LEGAL];
    int count = p.legalActions(legal);
    for (int i = 0; i < count; i++) {
      int first = YinshActions.firstPoint(legal[i]);
      int last = YinshActions.lastPoint(legal[i]);
      if (Math.min(first, last) == Math.min(ends[0], ends[1])
          && Math.max(first, last) == Math.max(ends[0], ends[1])) {
        return legal[i];
      }
    }
    throw NotationException.ofAction(
        text,
        "expected the ends of five markers of "
            + p.toMove().title()
            + " in a row, such as "
            + formatAction(p, legal[0]));
  }

  private static int parseRing(YinshPosition p, String text) {
    int point = text.startsWith(RING) ? YinshBoard.point(text.substring(RING.length())) : -1;
    if (point < 0) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " takes a ring off: expected one of his such as r:e5");
    }
    if (!p.pieces().isRing(point) || p.pieces().owner(point) != p.toMove()) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " has no ring on " + YinshBoard.name(point));
    }
    return YinshActions.ring(point);
  }

  @Override
  public String formatPosition(Position position) {
    return format((YinshPosition) position);
  }

  static String format(YinshPosition p) {
    return String.join(
        " ",
        board(p.pieces()),
        p.toMove().letter(),
        p.phase().word(),
        p.mover().letter(),
        String.valueOf(p.pool()),
        p.score(Player.FIRST) + "," + p.score(Player.SECOND));
  }

  private static String board(YinshPieces pieces) {
    StringJoiner columns = new StringJoiner("/");
    for (int x = 0; x < YinshBoard.BOARD.width(); x++) {
      StringBuilder column = new StringBuilder();
      for (int point : YinshBoard.column(x)) {
        column.append(pieces.symbol(point));
      }
      columns.add(column);
    }
    return columns.toString();
  }

  @Override
  public Position parsePosition(String text) {
    return text.equals(START) ? new YinshPosition(rules) : YinshPositionParser.parse(rules, text);
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return ((YinshPosition) position).phase().word();
  }

  @Override
  public String ending(Position position) {
    return ((YinshPosition) position).ending().word();
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return YinshDiagram.of((YinshPosition) position, palette);
  }
}
