package io.gipfel.core.games.zertz;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;
import java.util.StringJoiner;

/**
 * Placing is {@code Wd4}, {@code Gd4} or {@code Bd4} by the marble's colour, removing a ring {@code
 * -d1}, a jump {@code xd1d3}; a turn of several is written one by one. {@code pass} is the last.
 *
 * <p>A position is {@code BOARD SIDE PHASE POOL CAPTURED AT LATE EARLIER}, such as {@code
 * ..../...../.....-/......./....../....g/.-.g w jump 6,6,10 0,0,0/0,0,0 - - -}. The board has
 * columns from bottom to top: {@code w}, {@code g} and {@code b} for marbles, {@code .} for a
 * vacant ring and {@code -} where there is none any more. Side {@code w} is the first player, whom
 * people call White though marbles are nobody's. The phase is {@code place}, {@code remove}, {@code
 * jump}, {@code chain}, {@code pass} or {@code over}; pool and captured count white, gray and black
 * marbles, the first player's before the second's. {@code AT} is the marble that goes on jumping.
 *
 * <p>The last two say {@code -} until the pool is empty. {@code LATE} is how many turns have begun
 * since. {@code EARLIER} are the positions with which turns began since a ring left the board, less
 * the one that stands there: {@code SIDE:BOARD:CAPTURED}, joined by semicolons.
 */
final class ZertzNotation implements Notation {

  static final String START = "start";
  static final String NOTHING = "-";
  static final String SYMBOLS = "wgb";
  static final char VACANT = '.';
  static final char GONE = '-';

  private static final String COLOURS = "WGB";
  private static final String PASS = "pass";

  private static final List<String> FIELDS =
      List.of("board", "side", "phase", "pool", "captured", "at?", "late?", "earlier?");

  private final Zertz game;

  ZertzNotation(Zertz game) {
    this.game = game;
  }

  @Override
  public String formatAction(Position position, int action) {
    ZertzPosition p = (ZertzPosition) position;
    ZertzActions actions = p.actions();
    if (actions.isPass(action)) {
      return PASS;
    }
    ZertzBoard board = p.variant().board;
    int bit = actions.bit(action);
    if (actions.isPlacement(action)) {
      return COLOURS.charAt(actions.colour(action)) + board.name(bit);
    }
    if (actions.isRemoval(action)) {
      return "-" + board.name(bit);
    }
    return "x" + board.name(bit) + board.name(board.landing(bit, actions.direction(action)));
  }

  @Override
  public int parseAction(Position position, String text) {
    ZertzPosition p = (ZertzPosition) position;
    if (!text.matches("[WGB-][a-i][1-9]|x([a-i][1-9]){2}|pass")) {
      throw NotationException.ofAction(
          text, "expected such as Wd4 (place), -d1 (remove), xd1d3 (jump) or pass");
    }
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    int[] legal = new int[game.maxLegalActions()];
    int count = p.legalActions(legal);
    for (int i = 0; i < count; i++) {
      if (formatAction(p, legal[i]).equals(text)) {
        return legal[i];
      }
    }
    throw NotationException.ofAction(text, complaint(p, text, formatAction(p, legal[0])));
  }

  private static String complaint(ZertzPosition p, String text, String example) {
    ZertzBoard board = p.variant().board;
    String expected = p.toMove().title() + task(p) + ": expected such as " + example;
    if (text.charAt(0) != example.charAt(0) && !isPlacement(text, example)) {
      return expected;
    }
    for (int start = 1; start < text.length(); start += 2) {
      String ring = text.substring(start, start + 2);
      int bit = board.bit(ring);
      if (bit < 0 || (p.pieces().rings() >>> bit & 1) == 0) {
        return "there is no ring " + ring + (bit < 0 ? "" : " any more");
      }
    }
    return switch (p.phase()) {
      case PLACE -> placementComplaint(p, text);
      case REMOVE ->
          (p.pieces().marbles() >>> board.bit(text.substring(1)) & 1) != 0
              ? "a marble stands there: expected a vacant ring"
              : "the ring is held by others: expected one with two neighbouring places empty";
      default -> expected;
    };
  }

  private static boolean isPlacement(String text, String example) {
    return COLOURS.indexOf(text.charAt(0)) >= 0 && COLOURS.indexOf(example.charAt(0)) >= 0;
  }

  private static String placementComplaint(ZertzPosition p, String text) {
    boolean available = Marbles.count(p.placeable(), COLOURS.indexOf(text.charAt(0))) > 0;
    return available
        ? "a marble stands there: expected a vacant ring"
        : p.pool() != 0
            ? "the pool has no such marble"
            : "the pool is empty, and " + p.toMove().title() + " has captured no such marble";
  }

  /** What the player to move has to do, to be read behind his name. */
  static String task(ZertzPosition p) {
    return switch (p.phase()) {
      case PLACE -> " places a marble";
      case REMOVE -> " removes a ring";
      case JUMP -> " captures";
      case CHAIN -> " goes on capturing";
      case PASS -> " passes";
      case OVER -> " does nothing";
    };
  }

  @Override
  public String formatPosition(Position position) {
    return format((ZertzPosition) position);
  }

  static String format(ZertzPosition p) {
    ZertzBoard board = p.variant().board;
    StringJoiner text = new StringJoiner(" ");
    text.add(board(p)).add(p.toMove().letter()).add(p.phase().word()).add(counts(p.pool()));
    text.add(hands(p.captured(Player.FIRST), p.captured(Player.SECOND)));
    text.add(p.at() < 0 ? NOTHING : board.name(p.at()));
    text.add(p.lateTurns() == 0 ? NOTHING : Integer.toString(p.lateTurns()));
    return text.add(earlier(p)).toString();
  }

  /** White, gray and black marbles, such as {@code 6,8,10}. */
  static String counts(int marbles) {
    return Marbles.count(marbles, Marbles.WHITE)
        + ","
        + Marbles.count(marbles, Marbles.GRAY)
        + ","
        + Marbles.count(marbles, Marbles.BLACK);
  }

  private static String hands(int first, int second) {
    return counts(first) + "/" + counts(second);
  }

  private static String board(ZertzPosition p) {
    return board(
        p,
        p.pieces().marbles(Marbles.WHITE),
        p.pieces().marbles(Marbles.GRAY),
        p.pieces().marbles(Marbles.BLACK));
  }

  /** The rings of a position with marbles given by colour. */
  private static String board(ZertzPosition p, long... marbles) {
    ZertzBoard board = p.variant().board;
    StringJoiner columns = new StringJoiner("/");
    for (int x = 0; x < board.hex().width(); x++) {
      StringBuilder column = new StringBuilder();
      for (int y = 0; y < board.hex().height(); y++) {
        int cell = board.hex().cellAt(x, y);
        if (cell >= 0) {
          column.append(symbol(p.pieces().rings(), board.bitOfCell(cell), marbles));
        }
      }
      columns.add(column);
    }
    return columns.toString();
  }

  private static char symbol(long rings, int bit, long... marbles) {
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      if ((marbles[colour] >>> bit & 1) != 0) {
        return SYMBOLS.charAt(colour);
      }
    }
    return (rings >>> bit & 1) != 0 ? VACANT : GONE;
  }

  /** The turns of the history but for the one that begins with this position. */
  private static String earlier(ZertzPosition p) {
    TurnHistory history = p.history();
    boolean begins = history.count() > 0 && p.phase() != Phase.CHAIN && !p.hasWinner();
    StringJoiner turns = new StringJoiner(";");
    for (int turn = 0; turn < history.count() - (begins ? 1 : 0); turn++) {
      String side = history.player(turn).letter();
      String board = board(p, history.white(turn), history.gray(turn), history.black(turn));
      turns.add(side + ":" + board + ":" + hands(history.first(turn), history.second(turn)));
    }
    return turns.length() == 0 ? NOTHING : turns.toString();
  }

  @Override
  public Position parsePosition(String text) {
    return text.equals(START) ? game.newPosition() : ZertzPositionParser.parse(game, text);
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return ((ZertzPosition) position).phase().word();
  }

  @Override
  public String ending(Position position) {
    return ((ZertzPosition) position).ending().word();
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return ZertzDiagram.of((ZertzPosition) position, palette);
  }
}
