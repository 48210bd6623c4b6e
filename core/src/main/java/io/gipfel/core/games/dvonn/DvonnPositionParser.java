package io.gipfel.core.games.dvonn;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a position, and rejects those that no game can reach. */
final class DvonnPositionParser {

  private static final HexBoard BOARD = DvonnBoard.BOARD;
  private static final Pattern STACK = Pattern.compile("([wb])([1-9][0-9]?)(\\*{0,3})");

  private final DvonnPosition position = new DvonnPosition();
  private int pieces;
  private int reds;
  private int tallest;

  private DvonnPositionParser() {}

  /**
   * The position of {@code BOARD SIDE PHASE}, or of 49 letters.
   *
   * @throws NotationException if there is none
   */
  static DvonnPosition parse(String text) {
    DvonnPositionParser parser = new DvonnPositionParser();
    String[] fields = text.split(" ", -1);
    if (fields.length == 1 && text.matches("[rwb]{" + DvonnBoard.SPACES + "}")) {
      parser.readSetup(text);
    } else if (fields.length == 3) {
      parser.readBoard(fields[0]);
      parser.readTurn(fields[1], fields[2]);
    } else {
      throw NotationException.ofPosition(
          "expected 'start', 49 letters of 'w', 'b' and 'r', or 'BOARD SIDE PHASE', found "
              + (fields.length == 1
                  ? "'" + text + "' of " + text.length() + " characters"
                  : fields.length + " fields"));
    }
    return parser.position;
  }

  private void readSetup(String letters) {
    for (int space = 0; space < DvonnBoard.SPACES; space++) {
      char letter = letters.charAt(space);
      readStack(BOARD.cell(space), letter == 'r' ? "r" : letter + "1");
    }
    checkPieces();
    checkStacking(Player.FIRST);
    position.setTurn(Player.FIRST, DvonnPosition.PLACEMENTS);
  }

  private void readBoard(String board) {
    String[] rows = board.split("/", -1);
    if (rows.length != BOARD.height()) {
      throw NotationException.ofPosition(
          "board: expected " + BOARD.height() + " rows, found " + rows.length);
    }
    int space = 0;
    for (int y = 0; y < rows.length; y++) {
      String[] stacks = rows[y].split(",", -1);
      int end = space;
      while (end < DvonnBoard.SPACES && BOARD.y(BOARD.cell(end)) == y) {
        end++;
      }
      if (stacks.length != end - space) {
        throw NotationException.ofPosition(
            "row " + (y + 1) + ": expected " + (end - space) + " spaces, found " + stacks.length);
      }
      for (String stack : stacks) {
        readStack(BOARD.cell(space++), stack);
      }
    }
    checkPieces();
  }

  private void readStack(int bit, String text) {
    if (text.equals(".")) {
      return;
    }
    if (text.equals("r")) {
      put(bit, null, 1, 1);
      return;
    }
    Matcher matcher = STACK.matcher(text);
    if (!matcher.matches()) {
      throw NotationException.ofPosition(
          BOARD.name(bit)
              + ": expected '.', 'r', or 'w' or 'b' with a height and a '*' for each red inside"
              + " such as 'b4*', found '"
              + text
              + "'");
    }
    int height = Integer.parseInt(matcher.group(2));
    int redsIn = matcher.group(3).length();
    if (redsIn >= height) {
      throw NotationException.ofPosition(
          BOARD.name(bit) + ": '" + text + "' has no room for " + redsIn + " red below its top");
    }
    put(bit, text.charAt(0) == 'w' ? Player.FIRST : Player.SECOND, height, redsIn);
  }

  private void put(int bit, Player owner, int height, int redsIn) {
    pieces += height;
    reds += redsIn;
    tallest = Math.max(tallest, height);
    // A stack too tall for its byte is too tall for the game; the count of pieces says so.
    position.setStack(bit, owner, Math.min(height, DvonnBoard.SPACES), redsIn);
  }

  private int stacksOf(Player player) {
    return Long.bitCount(position.stacksOf(player));
  }

  /** What holds in both phases. */
  private void checkPieces() {
    atMost("pieces", DvonnPosition.PLACEMENTS, pieces);
    atMost("red pieces", DvonnPosition.REDS, reds);
    atMost(
        "white stacks, one for each white piece", DvonnPosition.COLOURED, stacksOf(Player.FIRST));
    atMost(
        "black stacks, one for each black piece", DvonnPosition.COLOURED, stacksOf(Player.SECOND));
  }

  private static void atMost(String what, int most, int found) {
    if (found > most) {
      throw NotationException.ofPosition(
          "board: expected at most " + most + " " + what + ", found " + found);
    }
  }

  private void readTurn(String side, String phase) {
    Player toMove = Player.ofLetter(side);
    switch (phase) {
      case "place" -> {
        checkPlacing(toMove);
        position.setTurn(toMove, pieces);
      }
      case "stack" -> {
        checkStacking(toMove);
        position.setTurn(toMove, DvonnPosition.PLACEMENTS + movesMade());
      }
      default ->
          throw NotationException.ofPosition(
              "phase: expected 'place' or 'stack', found '" + phase + "'");
    }
  }

  /** The moves that the stacks on the board were built by. */
  private int movesMade() {
    return pieces - Long.bitCount(position.occupied());
  }

  private void checkPlacing(Player toMove) {
    if (pieces == DvonnPosition.PLACEMENTS) {
      throw NotationException.ofPosition(
          "phase: expected 'stack' as the board is full, found 'place'");
    }
    if (tallest > 1) {
      throw NotationException.ofPosition(
          "board: expected single pieces while placing, found a stack of " + tallest);
    }
    int coloured = Math.max(0, pieces - DvonnPosition.REDS);
    int expectedReds = pieces - coloured;
    int whites = stacksOf(Player.FIRST);
    int blacks = stacksOf(Player.SECOND);
    if (reds != expectedReds || whites != coloured / 2 || blacks != coloured - coloured / 2) {
      throw NotationException.ofPosition(
          "board: expected of "
              + pieces
              + " placed pieces "
              + counts(coloured / 2, coloured - coloured / 2, expectedReds)
              + ", found "
              + counts(whites, blacks, reds));
    }
    Player expected = pieces % 2 == 0 ? Player.FIRST : Player.SECOND;
    if (toMove != expected) {
      throw NotationException.ofPosition(
          "side: expected '" + expected.letter() + "' after " + pieces + " placements");
    }
  }

  private static String counts(int whites, int blacks, int reds) {
    return whites + " white, " + blacks + " black and " + reds + " red";
  }

  private void checkStacking(Player toMove) {
    if (reds != DvonnPosition.REDS) {
      throw NotationException.ofPosition(
          "board: expected all "
              + DvonnPosition.REDS
              + " red pieces while stacking, found "
              + reds);
    }
    long occupied = position.occupied();
    long lost = occupied & ~DvonnBoard.connected(position.reds(), occupied);
    if (lost != 0) {
      throw NotationException.ofPosition(
          BOARD.name(Long.numberOfTrailingZeros(lost))
              + ": expected every stack to be connected with a red piece");
    }
    if (occupied == DvonnBoard.ALL && toMove == Player.SECOND && position.canMove(Player.FIRST)) {
      throw NotationException.ofPosition(
          "side: expected 'w', who makes the first move on the full board");
    }
  }
}
