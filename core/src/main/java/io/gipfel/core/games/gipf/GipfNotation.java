package io.gipfel.core.games.gipf;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;
import java.util.StringJoiner;
import java.util.TreeSet;

/**
 * A push is {@code a2-b3}: the dot and the first spot, or on reading the spot where the pushed
 * chain ends; with {@code G} in front for a GIPF piece. A removal is {@code x:} and the spots
 * taken, such as {@code x:c2,d3,e4,f4}; {@code x:} alone leaves all own rows of GIPF pieces.
 *
 * <p>A position is {@code BOARD SIDE PHASE RESERVE CAPTURED PLAYED}, such as {@code
 * b..w/...../....../w.....b/....../...../b..w w push 12,12 0,0 G0,0S3,3}. The board has columns b
 * to h from bottom to top, {@code w} or {@code b} a single and {@code W} or {@code B} a GIPF piece;
 * the side is who acts, the phase {@code push} or {@code remove}; each pair is White's and Black's:
 * pieces in reserve, enemy pieces captured, and GIPF and single pieces brought in, those of the
 * start included (standard counts one single piece there, too). Who pushed last follows from these,
 * White if he has brought in more pieces than Black; where it does not, {@code Pw} or {@code Pb}
 * follows. So does, in the phase {@code remove}, {@code L} with the spots of rows that the side has
 * left standing in this turn, if there are any.
 */
final class GipfNotation implements Notation {

  static final String START = "start";
  static final String PUSH = "push";
  static final String REMOVE = "remove";

  private static final List<String> FIELDS =
      List.of("board", "side", "phase", "reserve", "captured", "G{gipf_played}S{single_played}");

  private final Gipf game;

  GipfNotation(Gipf game) {
    this.game = game;
  }

  @Override
  public String formatAction(Position position, int action) {
    GipfPosition p = (GipfPosition) position;
    if (!p.actions().isPush(action)) {
      return "x:" + names(p.taken(action));
    }
    int push = GipfActions.boardPush(action);
    String text = GipfBoard.dotName(push) + "-" + GipfBoard.name(GipfBoard.firstSpot(push));
    return GipfActions.isGipfPush(action) ? "G" + text : text;
  }

  /** The names of spots in ASCII order, joined by commas. */
  private static String names(long spots) {
    TreeSet<String> names = new TreeSet<>();
    for (long rest = spots; rest != 0; rest &= rest - 1) {
      names.add(GipfBoard.name(Long.numberOfTrailingZeros(rest)));
    }
    return String.join(",", names);
  }

  @Override
  public int parseAction(Position position, String text) {
    GipfPosition p = (GipfPosition) position;
    boolean isRemoval = text.startsWith("x:");
    if (!isRemoval && !text.matches("G?[a-i][1-9]-[b-h][1-9]")) {
      throw NotationException.ofAction(
          text, "expected a push such as a2-b3 or a removal such as x:b2,b3,b4,b5");
    }
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    if (isRemoval != p.isRemoving()) {
      throw NotationException.ofAction(
          text,
          p.toMove().title()
              + (p.isRemoving()
                  ? " has a row to remove: expected a removal such as x:b2,b3,b4,b5"
                  : " is to push: expected a push such as a2-b3"));
    }
    return isRemoval ? parseRemoval(p, text) : parsePush(p, text);
  }

  private int parsePush(GipfPosition p, String text) {
    boolean ofGipf = text.charAt(0) == 'G';
    checkKind(p, text, ofGipf);
    String dot = text.substring(ofGipf ? 1 : 0, text.indexOf('-'));
    int spot = GipfBoard.cell(text.substring(text.indexOf('-') + 1));
    long occupied = p.pieces().occupied();
    int ending = -1;
    boolean isDot = false;
    for (int push = 0; push < GipfBoard.PUSHES; push++) {
      if (GipfBoard.dotName(push).equals(dot)) {
        isDot = true;
        long gap = GipfBoard.gap(push, occupied);
        if (GipfBoard.firstSpot(push) == spot) {
          if (gap == 0) {
            throw NotationException.ofAction(text, "the line has no gap: it cannot be entered");
          }
          return ofGipf ? GipfActions.FIRST_GIPF_PUSH + push : push;
        }
        if (spot >= 0 && gap == 1L << spot) {
          ending = push;
        }
      }
    }
    if (ending < 0) {
      throw NotationException.ofAction(
          text,
          isDot
              ? "from " + dot + " expected the first spot of a line, or where the chain would end"
              : dot + " is no dot");
    }
    return ofGipf ? GipfActions.FIRST_GIPF_PUSH + ending : ending;
  }

  private void checkKind(GipfPosition p, String text, boolean ofGipf) {
    if (ofGipf && !p.mayPushGipf(p.toMove())) {
      throw NotationException.ofAction(
          text,
          !p.rules().pushesGipfPieces()
              ? "GIPF pieces are pushed in gipf-tournament only"
              : p.hand(p.toMove()).singlePlayed > 0
                  ? p.toMove().title() + " has pushed a single piece: expected another"
                  : "a GIPF piece takes two pieces of the reserve");
    }
    if (!ofGipf && !p.mayPushSingle(p.toMove())) {
      throw NotationException.ofAction(
          text, "the first piece must be a GIPF piece: expected G" + text);
    }
  }

  private int parseRemoval(GipfPosition p, String text) {
    long spots = 0;
    String list = text.substring(2);
    for (String name : list.isEmpty() ? new String[0] : list.split(",", -1)) {
      int cell = GipfBoard.cell(name);
      if (cell < 0) {
        throw NotationException.ofAction(text, "there is no spot '" + name + "'");
      }
      if ((spots >>> cell & 1) != 0) {
        throw NotationException.ofAction(text, name + " stands twice");
      }
      spots |= 1L << cell;
    }
    int[] legal = new int[game.maxLegalActions()];
    int count = p.legalActions(legal);
    for (int i = 0; i < count; i++) {
      if (p.taken(legal[i]) == spots) {
        return legal[i];
      }
    }
    throw NotationException.ofAction(
        text,
        "expected a row of "
            + p.toMove().title()
            + " with all that touches it, less GIPF pieces that are left, such as "
            + formatAction(p, legal[count - 1]));
  }

  @Override
  public String formatPosition(Position position) {
    return format((GipfPosition) position);
  }

  static String format(GipfPosition p) {
    Hand white = p.hand(Player.FIRST);
    Hand black = p.hand(Player.SECOND);
    StringBuilder text = new StringBuilder(board(p));
    text.append(' ').append(p.toMove().letter()).append(' ').append(phaseOf(p));
    text.append(' ').append(pair(white.reserve, black.reserve));
    text.append(' ').append(pair(white.captured, black.captured));
    text.append(" G").append(pair(white.gipfPlayed, black.gipfPlayed));
    text.append('S').append(pair(white.singlePlayed, black.singlePlayed));
    if (p.isRemoving() && p.pusher() != pusherByCount(p)) {
      text.append('P').append(p.pusher().letter());
    }
    if (p.isRemoving() && p.leftStanding() != 0) {
      text.append('L').append(names(p.leftStanding()));
    }
    return text.toString();
  }

  /** Who made the last push, since players push in turn and White begins. */
  static Player pusherByCount(GipfPosition p) {
    boolean firstHasMore = p.hand(Player.FIRST).played() > p.hand(Player.SECOND).played();
    return firstHasMore ? Player.FIRST : Player.SECOND;
  }

  private static String pair(int white, int black) {
    return white + "," + black;
  }

  private static String board(GipfPosition p) {
    StringJoiner columns = new StringJoiner("/");
    for (int x = 0; x < GipfBoard.BOARD.width(); x++) {
      StringBuilder column = new StringBuilder();
      for (int y = 0; y < GipfBoard.BOARD.height(); y++) {
        int cell = GipfBoard.BOARD.cellAt(x, y);
        if (cell >= 0) {
          column.append(symbol(p.pieces(), cell));
        }
      }
      columns.add(column);
    }
    return columns.toString();
  }

  /** What stands on a spot. */
  static char symbol(GipfPieces pieces, int cell) {
    if ((pieces.occupied() >>> cell & 1) == 0) {
      return '.';
    }
    char colour = (pieces.of(Player.FIRST) >>> cell & 1) != 0 ? 'w' : 'b';
    return (pieces.gipf() >>> cell & 1) != 0 ? Character.toUpperCase(colour) : colour;
  }

  private static String phaseOf(GipfPosition p) {
    return p.isRemoving() ? REMOVE : PUSH;
  }

  @Override
  public Position parsePosition(String text) {
    return text.equals(START) ? game.newPosition() : GipfPositionParser.parse(game, text);
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return phaseOf((GipfPosition) position);
  }

  @Override
  public String ending(Position position) {
    return ((GipfPosition) position).ending().word();
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return GipfDiagram.of((GipfPosition) position, palette);
  }
}
