package io.gipfel.core.games.dvonn;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexBoard;
import java.util.List;

/**
 * Actions are {@code e3} (placement), {@code e3f3} (move) and {@code pass}. A position is {@code
 * BOARD SIDE PHASE}: rows 1 to 5 joined by {@code /} and their spaces by {@code ,}, each {@code .}
 * (empty), {@code r} (a red piece alone) or owner, height and a {@code *} for each red piece
 * inside, such as {@code w3} or {@code b4*}; then {@code w} or {@code b}; then {@code place} or
 * {@code stack}. Also read are {@code start}, and a full board as 49 letters {@code w b r}.
 */
final class DvonnNotation implements Notation {

  private static final List<String> FIELDS = List.of("board", "side", "phase");
  private static final HexBoard BOARD = DvonnBoard.BOARD;

  private final Game game;

  DvonnNotation(Game game) {
    this.game = game;
  }

  @Override
  public String formatAction(Position position, int action) {
    if (action == DvonnActions.PASS) {
      return "pass";
    }
    int bit = DvonnActions.bit(action);
    if (action < DvonnActions.FIRST_MOVE) {
      return BOARD.name(bit);
    }
    int height = ((DvonnPosition) position).height(bit);
    return BOARD.name(bit)
        + BOARD.name(DvonnBoard.target(height, bit, DvonnActions.direction(action)));
  }

  @Override
  public int parseAction(Position position, String text) {
    DvonnPosition p = (DvonnPosition) position;
    if (!text.matches("pass|([a-z][0-9]){1,2}")) {
      throw NotationException.ofAction(
          text, "expected a space such as e3, a move such as e3f3, or pass");
    }
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "play goes on after the end", "the game is over");
    }
    if (p.isPlacing()) {
      return parsePlacement(p, text);
    }
    return text.equals("pass") ? checkPass(p) : parseMove(p, text);
  }

  private static int parsePlacement(DvonnPosition p, String text) {
    if (text.length() != 2) {
      throw NotationException.ofAction(
          text, "pieces are still being placed: expected an empty space to place on, such as e3");
    }
    int bit = space(text, text);
    if (p.height(bit) > 0) {
      throw NotationException.ofAction(text, text + " is occupied: expected an empty space");
    }
    return DvonnActions.placement(bit);
  }

  private static int checkPass(DvonnPosition p) {
    if (p.canMove(p.toMove())) {
      throw NotationException.ofAction(
          "pass",
          "a player passes who has a move",
          p.toMove().title() + " has a move: expected one such as e3f3");
    }
    return DvonnActions.PASS;
  }

  private static int parseMove(DvonnPosition p, String text) {
    if (text.length() != 4) {
      throw NotationException.ofAction(
          text, "all pieces are placed: expected a move such as e3f3, or pass");
    }
    String fromName = text.substring(0, 2);
    String toName = text.substring(2);
    int from = space(text, fromName);
    int to = space(text, toName);
    int height = p.height(from);
    if (height == 0) {
      throw NotationException.ofAction(text, "an empty space moves", fromName + " is empty");
    }
    if ((p.stacksOf(p.toMove()) >>> from & 1) == 0) {
      boolean loneRed = (p.stacksOf(p.toMove().other()) >>> from & 1) == 0;
      String whose = loneRed ? "a red piece, which nobody owns" : p.toMove().other().title() + "'s";
      throw NotationException.ofAction(
          text,
          "a player moves what is not his",
          fromName + " is " + whose + ": " + p.toMove().title() + " is to move");
    }
    if ((DvonnBoard.surrounded(p.occupied()) >>> from & 1) != 0) {
      throw NotationException.ofAction(
          text,
          "a blocked stack moves",
          fromName + " is blocked: all six spaces around it are occupied");
    }
    for (int d = 0; d < DvonnBoard.DIRECTIONS; d++) {
      if (DvonnBoard.target(height, from, d) == to) {
        if (p.height(to) == 0) {
          throw NotationException.ofAction(
              text,
              "a stack lands on an empty space",
              toName + " is empty: a stack must land on a piece or stack");
        }
        return DvonnActions.move(from, d);
      }
    }
    throw NotationException.ofAction(
        text,
        "a stack moves otherwise than its height in a straight line",
        "the stack on "
            + fromName
            + " moves exactly "
            + height
            + " in a straight line, not to "
            + toName);
  }

  private static int space(String action, String name) {
    int bit = BOARD.cell(name);
    if (bit < 0) {
      throw NotationException.ofAction(action, "there is no space " + name);
    }
    return bit;
  }

  @Override
  public String formatPosition(Position position) {
    return format((DvonnPosition) position);
  }

  static String format(DvonnPosition p) {
    StringBuilder text = new StringBuilder();
    for (int space = 0; space < DvonnBoard.SPACES; space++) {
      int bit = BOARD.cell(space);
      if (space > 0) {
        text.append(BOARD.y(bit) == BOARD.y(BOARD.cell(space - 1)) ? ',' : '/');
      }
      text.append(stack(p, bit, p.redsIn(bit)));
    }
    return text.append(' ').append(p.toMove().letter()).append(' ').append(phaseOf(p)).toString();
  }

  /** The stack on a space as text, with {@code marks} times a {@code *} behind it. */
  static String stack(DvonnPosition p, int bit, int marks) {
    if (p.height(bit) == 0) {
      return ".";
    }
    if ((p.stacksOf(Player.FIRST) >>> bit & 1) != 0) {
      return "w" + p.height(bit) + "*".repeat(marks);
    }
    if ((p.stacksOf(Player.SECOND) >>> bit & 1) != 0) {
      return "b" + p.height(bit) + "*".repeat(marks);
    }
    return "r";
  }

  private static String phaseOf(DvonnPosition p) {
    return p.isPlacing() ? "place" : "stack";
  }

  @Override
  public Position parsePosition(String text) {
    return text.equals("start") ? game.newPosition() : DvonnPositionParser.parse(text);
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return phaseOf((DvonnPosition) position);
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return DvonnDiagram.of((DvonnPosition) position, palette);
  }
}
