package io.gipfel.core.games.tzaar;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.List;
import java.util.Locale;

/**
 * Actions are {@code Z@e4} (place a Tzaar; {@code A} a Tzarra, {@code T} a Tott), {@code c3xc4}
 * (capture), {@code c2+c4} (stack) and {@code pass}. A position is {@code BOARD SIDE PHASE}:
 * columns a to i joined by {@code /}, each from the bottom to the top, {@code .} an empty point,
 * else the letter of the top piece, capital for White and small for Black, and the height if it is
 * more than 1, such as {@code Z3}; then {@code w} or {@code b}; then {@code place}, {@code open},
 * {@code first} or {@code second}. A game that an action has ended stays with who acted. Also read
 * are {@code start}, {@code fixed} and {@code placed}.
 */
final class TzaarNotation implements Notation {

  private static final List<String> FIELDS = List.of("board", "side", "phase");
  private static final String PASS = "pass";
  private static final String NAME = "[a-z][0-9]";

  private final Game game;

  TzaarNotation(Game game) {
    this.game = game;
  }

  @Override
  public String formatAction(Position position, int action) {
    if (action == TzaarActions.PASS) {
      return PASS;
    }
    int point = TzaarActions.point(action);
    String name = TzaarBoard.name(point);
    if (TzaarActions.isPlacement(action)) {
      return TzaarActions.type(action).letter + "@" + name;
    }
    TzaarPosition p = (TzaarPosition) position;
    long target = p.target(point, TzaarActions.direction(action));
    boolean stacking = (p.stacks().of(p.toMove()) & target) != 0;
    return name + (stacking ? '+' : 'x') + TzaarBoard.name(Long.numberOfTrailingZeros(target));
  }

  @Override
  public int parseAction(Position position, String text) {
    TzaarPosition p = (TzaarPosition) position;
    if (!text.matches(PASS + "|[ZAT]@" + NAME + "|" + NAME + "[x+]" + NAME)) {
      throw NotationException.ofAction(
          text,
          "expected a placement such as Z@e4, a capture such as c3xc4, a stacking such as c2+c4, or"
              + " pass");
    }
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    if (p.phase() == Phase.PLACE) {
      return parsePlacement(p, text);
    }
    if (text.indexOf('@') >= 0) {
      throw NotationException.ofAction(text, "all pieces are placed: expected " + expected(p));
    }
    if (text.equals(PASS)) {
      return checkPass(p);
    }
    return parseMove(p, text);
  }

  private static int parsePlacement(TzaarPosition p, String text) {
    if (text.indexOf('@') < 0) {
      throw NotationException.ofAction(
          text, "pieces are still being placed: expected a placement such as Z@e4");
    }
    PieceType type = PieceType.of(text.charAt(0));
    int point = point(text, text.substring(2));
    if (p.inHand(p.toMove(), type) == 0) {
      throw NotationException.ofAction(
          text, p.toMove().title() + " has no " + type.title + " left to place");
    }
    if (p.stacks().height(point) > 0) {
      throw NotationException.ofAction(
          text, TzaarBoard.name(point) + " is occupied: expected an empty point");
    }
    return TzaarActions.placement(type, point);
  }

  private static int checkPass(TzaarPosition p) {
    if (p.phase() != Phase.SECOND) {
      throw NotationException.ofAction(
          PASS, "the first action of a turn is a capture: expected " + expected(p));
    }
    return TzaarActions.PASS;
  }

  private static int parseMove(TzaarPosition p, String text) {
    int from = point(text, text.substring(0, 2));
    int to = point(text, text.substring(3));
    checkMover(p, text, from);
    int direction = 0;
    while (direction < TzaarBoard.DIRECTIONS && p.target(from, direction) != 1L << to) {
      direction++;
    }
    if (direction == TzaarBoard.DIRECTIONS) {
      throw NotationException.ofAction(
          text,
          p.stacks().height(to) == 0
              ? TzaarBoard.name(to) + " is empty: a stack moves onto another"
              : TzaarBoard.name(to)
                  + " is not the first stack that "
                  + TzaarBoard.name(from)
                  + " meets in a straight line");
    }
    checkTarget(p, text, from, to);
    return TzaarActions.move(from, direction);
  }

  private static void checkMover(TzaarPosition p, String text, int from) {
    String name = TzaarBoard.name(from);
    if (p.stacks().height(from) == 0) {
      throw NotationException.ofAction(text, name + " is empty");
    }
    if (p.stacks().owner(from) != p.toMove()) {
      throw NotationException.ofAction(
          text,
          name + " is " + p.toMove().other().title() + "'s: " + p.toMove().title() + " is to move");
    }
  }

  private static void checkTarget(TzaarPosition p, String text, int from, int to) {
    boolean own = p.stacks().owner(to) == p.toMove();
    String name = TzaarBoard.name(to);
    if (own != (text.charAt(2) == '+')) {
      throw NotationException.ofAction(
          text,
          own
              ? name + " is " + p.toMove().title() + "'s own: stacking is written with +"
              : name + " is the enemy's: a capture is written with x");
    }
    if (own && p.phase() != Phase.SECOND) {
      throw NotationException.ofAction(
          text, "the first action of a turn is a capture: expected " + expected(p));
    }
    if (!own && p.stacks().height(to) > p.stacks().height(from)) {
      throw NotationException.ofAction(
          text,
          name
              + " is higher: "
              + p.stacks().height(from)
              + " cannot capture "
              + p.stacks().height(to));
    }
  }

  private static String expected(TzaarPosition p) {
    return p.phase() == Phase.SECOND
        ? "a capture such as c3xc4, a stacking such as c2+c4, or pass"
        : "one such as c3xc4";
  }

  private static int point(String action, String name) {
    int point = TzaarBoard.point(name);
    if (point < 0) {
      throw NotationException.ofAction(action, "there is no point " + name);
    }
    return point;
  }

  @Override
  public String formatPosition(Position position) {
    return format((TzaarPosition) position);
  }

  static String format(TzaarPosition p) {
    StringBuilder text = new StringBuilder();
    int point = 0;
    for (int column = 0; column < TzaarBoard.COLUMNS; column++) {
      text.append(column == 0 ? "" : "/");
      for (int row = 0; row < TzaarBoard.length(column); row++) {
        text.append(stack(p.stacks(), point++));
      }
    }
    return text.append(' ')
        .append(p.toMove().letter())
        .append(' ')
        .append(p.phase().word())
        .toString();
  }

  /** What stands on a point as text: at most three characters. */
  static String stack(Stacks stacks, int point) {
    int height = stacks.height(point);
    if (height == 0) {
      return ".";
    }
    String letter = String.valueOf(stacks.type(point).letter);
    return (stacks.owner(point) == Player.FIRST ? letter : letter.toLowerCase(Locale.ROOT))
        + (height > 1 ? height : "");
  }

  @Override
  public Position parsePosition(String text) {
    return switch (text) {
      case "start" -> game.newPosition();
      case "fixed" -> Tzaar.fixedStart();
      case "placed" -> new TzaarPosition();
      default -> TzaarPositionParser.parse(text);
    };
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return ((TzaarPosition) position).phase().word();
  }

  @Override
  public String ending(Position terminal) {
    return ((TzaarPosition) terminal).ending().word;
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return TzaarDiagram.of((TzaarPosition) position, palette);
  }
}
