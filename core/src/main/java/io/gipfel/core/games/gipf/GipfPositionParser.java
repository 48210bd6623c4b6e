package io.gipfel.core.games.gipf;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a position, and rejects those that the rules do not allow. */
final class GipfPositionParser {

  private static final HexBoard BOARD = GipfBoard.BOARD;
  private static final int FIELDS = 6;
  private static final Pattern PAIR = Pattern.compile("([0-9]{1,3}),([0-9]{1,3})");
  private static final Pattern PLAYED =
      Pattern.compile("G([0-9,]+)S([0-9,]+)(?:P([wb]))?(?:L([b-h0-9,]+))?");

  private final RuleSet rules;
  private final GipfPosition position;

  private GipfPositionParser(GipfPosition position) {
    this.rules = position.rules();
    this.position = position;
  }

  /**
   * The position of {@code BOARD SIDE PHASE RESERVE CAPTURED PLAYED}.
   *
   * @throws NotationException if there is none
   */
  static GipfPosition parse(Gipf game, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != FIELDS) {
      throw NotationException.ofPosition(
          "expected 'start' or 'BOARD SIDE PHASE RESERVE CAPTURED PLAYED', found "
              + fields.length
              + (fields.length == 1 ? " field" : " fields"));
    }
    GipfPositionParser parser = new GipfPositionParser(game.emptyPosition());
    parser.readBoard(fields[0]);
    parser.readCounters(fields[3], fields[4], fields[5]);
    parser.readTurn(fields[1], fields[2], fields[5]);
    return parser.position;
  }

  private void readBoard(String text) {
    String[] columns = text.split("/", -1);
    if (columns.length != BOARD.width()) {
      throw NotationException.ofPosition(
          "board: expected " + BOARD.width() + " columns, found " + columns.length);
    }
    long white = 0;
    long black = 0;
    long gipf = 0;
    for (int x = 0; x < columns.length; x++) {
      checkLength(x, columns[x]);
      int next = 0;
      for (int y = 0; y < BOARD.height(); y++) {
        int cell = BOARD.cellAt(x, y);
        if (cell >= 0) {
          char symbol = columns[x].charAt(next++);
          checkSymbol(cell, symbol);
          long spot = 1L << cell;
          white |= symbol == 'w' || symbol == 'W' ? spot : 0;
          black |= symbol == 'b' || symbol == 'B' ? spot : 0;
          gipf |= Character.isUpperCase(symbol) ? spot : 0;
        }
      }
    }
    position.pieces().set(white, black, gipf);
  }

  private static void checkLength(int x, String column) {
    int spots = 0;
    for (int y = 0; y < BOARD.height(); y++) {
      spots += BOARD.cellAt(x, y) >= 0 ? 1 : 0;
    }
    if (column.length() != spots) {
      throw NotationException.ofPosition(
          "column "
              + (char) ('b' + x)
              + ": expected "
              + spots
              + " spots, found "
              + column.length());
    }
  }

  private void checkSymbol(int cell, char symbol) {
    String symbols = rules.hasGipfPieces() ? ".wbWB" : ".wb";
    if (symbols.indexOf(symbol) < 0) {
      throw NotationException.ofPosition(
          GipfBoard.name(cell)
              + ": expected one of '"
              + String.join("' '", symbols.split(""))
              + "', found '"
              + symbol
              + "'");
    }
  }

  private void readCounters(String reserve, String captured, String played) {
    Matcher matcher = PLAYED.matcher(played);
    if (!matcher.matches()) {
      throw NotationException.ofPosition(
          "played: expected GIPF and single pieces brought in, such as 'G3,3S12,11', found '"
              + played
              + "'");
    }
    int[] reserves = pair("reserve", reserve);
    int[] captures = pair("captured", captured);
    int[] gipfs = pair("played", matcher.group(1));
    int[] singles = pair("played", matcher.group(2));
    for (Player player : Player.values()) {
      int i = player == Player.FIRST ? 0 : 1;
      position.hand(player).set(reserves[i], captures[i], gipfs[i], singles[i]);
    }
    for (Player player : Player.values()) {
      checkPieces(player);
      checkGipfPieces(player);
    }
    if (position.pushesMade() > GipfPosition.MAX_PUSHES) {
      throw NotationException.ofPosition(
          "played: expected at most "
              + GipfPosition.MAX_PUSHES
              + " pushes, found "
              + position.pushesMade());
    }
  }

  private static int[] pair(String field, String text) {
    Matcher matcher = PAIR.matcher(text);
    if (!matcher.matches()) {
      throw NotationException.ofPosition(
          field + ": expected White's and Black's as in '3,2', found '" + text + "'");
    }
    return new int[] {Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2))};
  }

  /** A player's pieces are on the board, in his reserve, or captured; some may be left out. */
  private void checkPieces(Player player) {
    long own = position.pieces().of(player);
    int onBoard = Long.bitCount(own) + Long.bitCount(own & position.pieces().gipf());
    int reserve = position.hand(player).reserve;
    int lost = position.hand(player.other()).captured;
    if (onBoard + reserve + lost > rules.pieces) {
      throw NotationException.ofPosition(
          player.title()
              + ": expected at most "
              + rules.pieces
              + " pieces, found "
              + onBoard
              + " on the board, "
              + reserve
              + " in reserve and "
              + lost
              + " captured");
    }
  }

  private void checkGipfPieces(Player player) {
    Hand hand = position.hand(player);
    int onBoard = Long.bitCount(position.pieces().of(player) & position.pieces().gipf());
    int most = rules.hasGipfPieces() ? rules.pieces / 2 : 0;
    if (hand.gipfPlayed < onBoard || hand.gipfPlayed > most) {
      throw NotationException.ofPosition(
          "played: expected "
              + (onBoard == most ? "" : onBoard + " to ")
              + most
              + " GIPF pieces of "
              + player.title()
              + ", found "
              + hand.gipfPlayed);
    }
    if (rules.pushesGipfPieces()
        && hand.reserve > 0
        && !position.mayPushGipf(player)
        && !position.mayPushSingle(player)) {
      throw NotationException.ofPosition(
          "played: expected a GIPF piece of " + player.title() + " before his last or single ones");
    }
  }

  private void readTurn(String side, String phase, String played) {
    Player toMove = Player.ofLetter(side);
    if (!phase.equals(GipfNotation.PUSH) && !phase.equals(GipfNotation.REMOVE)) {
      throw NotationException.ofPosition(
          "phase: expected 'push' or 'remove', found '" + phase + "'");
    }
    Matcher matcher = PLAYED.matcher(played);
    if (!matcher.matches()) {
      throw new AssertionError(played);
    }
    boolean removing = phase.equals(GipfNotation.REMOVE);
    if (!removing) {
      if (matcher.group(3) != null || matcher.group(4) != null) {
        throw NotationException.ofPosition(
            "played: expected 'P' and 'L' in the phase 'remove' only");
      }
      position.setTurn(toMove, toMove.other(), false, 0);
    } else {
      Player pusher =
          matcher.group(3) == null
              ? GipfNotation.pusherByCount(position)
              : Player.ofLetter(matcher.group(3));
      position.setTurn(toMove, pusher, true, spots(matcher.group(4)));
    }
    if (!position.isTerminal() || !removing) {
      checkRows(toMove);
    }
  }

  private static long spots(String names) {
    long spots = 0;
    for (String name : names == null ? new String[0] : names.split(",", -1)) {
      int cell = GipfBoard.cell(name);
      if (cell < 0) {
        throw NotationException.ofPosition(
            "played: expected spots of rows left standing, found '" + name + "'");
      }
      spots |= 1L << cell;
    }
    return spots;
  }

  /** Rows that must be removed are, before anything else is done. */
  private void checkRows(Player toMove) {
    GipfPieces pieces = position.pieces();
    long ofToMove = rowsToRemove(toMove, position.leftStanding());
    long ofOther = rowsToRemove(toMove.other(), pieces.gipf());
    if (!position.isRemoving()) {
      if ((ofToMove | ofOther) != 0) {
        throw NotationException.ofPosition(
            "phase: expected 'remove' as " + rowAt(ofToMove | ofOther));
      }
      return;
    }
    long left = position.leftStanding();
    if (left != pieces.rowsWithin(toMove, pieces.gipf() & left)) {
      throw NotationException.ofPosition(
          "played: expected spots of rows of GIPF pieces that are left standing");
    }
    if (ofToMove == 0) {
      throw NotationException.ofPosition(
          "phase: expected 'push' as " + toMove.title() + " has no row");
    }
    if (position.pusher() != toMove && ofOther != 0) {
      throw NotationException.ofPosition("side: expected the one who pushed, as " + rowAt(ofOther));
    }
  }

  /** The rows of {@code player} other than those of GIPF pieces within {@code left}. */
  private long rowsToRemove(Player player, long left) {
    GipfPieces pieces = position.pieces();
    return pieces.rows(player) & ~pieces.rowsWithin(player, pieces.gipf() & left);
  }

  private static String rowAt(long row) {
    return "a row stands at " + GipfBoard.name(Long.numberOfTrailingZeros(row));
  }
}
