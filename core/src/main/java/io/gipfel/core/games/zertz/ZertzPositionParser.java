package io.gipfel.core.games.zertz;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.hex.HexBoard;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a position, and rejects those that the rules do not allow. */
final class ZertzPositionParser {

  private static final int FIELDS = 8;
  private static final List<String> COLOUR_NAMES = List.of("white", "gray", "black");
  private static final Pattern COUNTS = Pattern.compile("(\\d{1,2}),(\\d{1,2}),(\\d{1,2})");
  private static final Pattern LATE = Pattern.compile("[1-9]\\d?|" + TurnHistory.CAPACITY);

  private final ZertzPosition position;
  private final Variant variant;
  private final ZertzBoard board;

  private ZertzPositionParser(ZertzPosition position) {
    this.position = position;
    this.variant = position.variant();
    this.board = variant.board;
  }

  /**
   * The position of {@code BOARD SIDE PHASE POOL CAPTURED AT LATE EARLIER}.
   *
   * @throws NotationException if there is none
   */
  static ZertzPosition parse(Zertz game, String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != FIELDS) {
      throw NotationException.ofPosition(
          "expected 'start' or 'BOARD SIDE PHASE POOL CAPTURED AT LATE EARLIER', found "
              + fields.length
              + (fields.length == 1 ? " field" : " fields"));
    }
    ZertzPositionParser parser = new ZertzPositionParser(game.emptyPosition());
    long[] sets = parser.sets("board", fields[0]);
    parser.position.pieces().set(sets[0], sets[1], sets[2], sets[3]);
    parser.readHands(fields[3], fields[4]);
    parser.readHistory(fields[7]);
    parser.readTurn(Player.ofLetter(fields[1]), fields[2], fields[5], fields[6]);
    return parser.position;
  }

  /** The rings, and the marbles by colour, of a board's text. */
  private long[] sets(String field, String text) {
    HexBoard hex = board.hex();
    String[] columns = text.split("/", -1);
    if (columns.length != hex.width()) {
      throw NotationException.ofPosition(
          field + ": expected " + hex.width() + " columns, found " + columns.length);
    }
    long[] sets = new long[1 + Marbles.COLOURS];
    for (int x = 0; x < columns.length; x++) {
      int[] cells = cellsOfColumn(x);
      if (columns[x].length() != cells.length) {
        throw NotationException.ofPosition(
            field
                + ": column "
                + (char) ('a' + x)
                + ": expected "
                + cells.length
                + " places, found "
                + columns[x].length());
      }
      for (int i = 0; i < cells.length; i++) {
        addSymbol(field, columns[x].charAt(i), board.bitOfCell(cells[i]), sets);
      }
    }
    return sets;
  }

  private int[] cellsOfColumn(int x) {
    HexBoard hex = board.hex();
    int[] cells = new int[hex.height()];
    int count = 0;
    for (int y = 0; y < hex.height(); y++) {
      int cell = hex.cellAt(x, y);
      if (cell >= 0) {
        cells[count++] = cell;
      }
    }
    return Arrays.copyOf(cells, count);
  }

  private void addSymbol(String field, char symbol, int bit, long[] sets) {
    int colour = ZertzNotation.SYMBOLS.indexOf(symbol);
    if (colour < 0 && symbol != ZertzNotation.VACANT && symbol != ZertzNotation.GONE) {
      throw NotationException.ofPosition(
          field
              + ": "
              + board.name(bit)
              + ": expected one of '-' '.' 'w' 'g' 'b', found '"
              + symbol
              + "'");
    }
    if (symbol != ZertzNotation.GONE) {
      sets[0] |= 1L << bit;
    }
    if (colour >= 0) {
      sets[1 + colour] |= 1L << bit;
    }
  }

  private void readHands(String pool, String captured) {
    int[] hands = hands("captured", captured);
    position.setHands(counts("pool", pool), hands[0], hands[1]);
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      int onBoard = Long.bitCount(position.pieces().marbles(colour));
      int inPool = Marbles.count(position.pool(), colour);
      int taken = Marbles.count(hands[0], colour) + Marbles.count(hands[1], colour);
      int most = Marbles.count(variant.pool, colour);
      if (onBoard + inPool + taken > most) {
        throw NotationException.ofPosition(
            COLOUR_NAMES.get(colour)
                + ": expected at most "
                + most
                + " marbles, found "
                + onBoard
                + " on the board, "
                + inPool
                + " in the pool and "
                + taken
                + " captured");
      }
    }
    checkSets(hands);
    long unreached =
        position.pieces().rings()
            & ~board.reached(position.pieces().vacant(), position.pieces().rings());
    if (unreached != 0) {
      throw NotationException.ofPosition(
          "board: expected a vacant ring connected with "
              + board.name(Long.numberOfTrailingZeros(unreached))
              + ", since a group without one is claimed");
    }
  }

  private void checkSets(int[] hands) {
    if (variant.isSet(hands[0]) && variant.isSet(hands[1])) {
      throw NotationException.ofPosition("captured: expected at most one set, found two");
    }
  }

  private static int counts(String field, String text) {
    Matcher matcher = COUNTS.matcher(text);
    if (!matcher.matches()) {
      throw NotationException.ofPosition(
          field + ": expected white, gray and black marbles as in '6,8,10', found '" + text + "'");
    }
    return Marbles.of(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        Integer.parseInt(matcher.group(3)));
  }

  private static int[] hands(String field, String text) {
    String[] players = text.split("/", -1);
    if (players.length != 2) {
      throw NotationException.ofPosition(
          field + ": expected White's and Black's as in '1,0,2/0,1,0', found '" + text + "'");
    }
    return new int[] {counts(field, players[0]), counts(field, players[1])};
  }

  private void readHistory(String text) {
    if (text.equals(ZertzNotation.NOTHING)) {
      return;
    }
    String[] turns = text.split(";", -1);
    if (position.pool() != 0 || turns.length >= TurnHistory.CAPACITY) {
      throw NotationException.ofPosition(
          "earlier: expected '-' as the pool is not empty, or fewer than "
              + TurnHistory.CAPACITY
              + " turns");
    }
    for (String turn : turns) {
      String[] parts = turn.split(":", -1);
      if (parts.length != 3) {
        throw NotationException.ofPosition(
            "earlier: expected 'SIDE:BOARD:CAPTURED', found '" + turn + "'");
      }
      Player player = Player.ofLetter(parts[0]);
      long[] sets = sets("earlier", parts[1]);
      int[] hands = hands("earlier: captured", parts[2]);
      if (sets[0] != position.pieces().rings()) {
        throw NotationException.ofPosition(
            "earlier: expected the same rings, found '" + parts[1] + "'");
      }
      position
          .history()
          .add(sets[1], sets[2], sets[3], TurnHistory.hands(hands[0], hands[1], player));
    }
  }

  private void readTurn(Player toMove, String word, String atText, String lateText) {
    Phase wanted = phase(word);
    boolean won = variant.isSet(position.captured(toMove)) || position.pieces().rings() == 0;
    if (variant.isSet(position.captured(toMove.other()))) {
      throw NotationException.ofPosition("side: expected the one who has a set");
    }
    int late = late(lateText, wanted != Phase.REMOVE && !won);
    if (position.history().count() > late) {
      throw NotationException.ofPosition(
          "late: expected no fewer turns than earlier ones, found '" + lateText + "'");
    }
    int at = wanted == Phase.CHAIN && !won ? ring(atText) : -1;
    if (wanted == Phase.CHAIN && !won) {
      checkChain(atText, at);
    } else if (!atText.equals(ZertzNotation.NOTHING)) {
      throw NotationException.ofPosition(
          "at: expected '-' but in the phase 'chain', found '" + atText + "'");
    }
    if (wanted == Phase.REMOVE && !won) {
      checkRemoval(toMove);
    }
    position.setPhase(toMove, late, wanted, at);
    if (position.phase() != wanted) {
      throw NotationException.ofPosition(
          "phase: expected '" + position.phase().word() + "', found '" + word + "'");
    }
  }

  private static Phase phase(String word) {
    return Arrays.stream(Phase.values())
        .filter(phase -> phase.word().equals(word))
        .findFirst()
        .orElseThrow(
            () ->
                NotationException.ofPosition(
                    "phase: expected place, remove, jump, chain, pass or over, found '"
                        + word
                        + "'"));
  }

  /** Turns with an empty pool, this one included; where it is not said, as few as can be. */
  private int late(String text, boolean begunLate) {
    if (text.equals(ZertzNotation.NOTHING)) {
      return position.pool() == 0 && begunLate ? position.history().count() + 1 : 0;
    }
    if (position.pool() != 0 || !LATE.matcher(text).matches()) {
      throw NotationException.ofPosition(
          "late: expected '-', or with an empty pool a number up to "
              + TurnHistory.CAPACITY
              + ", found '"
              + text
              + "'");
    }
    return Integer.parseInt(text);
  }

  private int ring(String text) {
    int bit = board.bit(text);
    if (bit < 0) {
      throw NotationException.ofPosition("at: expected a ring, found '" + text + "'");
    }
    return bit;
  }

  private void checkChain(String text, int at) {
    if (!position.pieces().canJump(1L << at)) {
      throw NotationException.ofPosition(
          "at: expected a marble that can jump, found '" + text + "'");
    }
  }

  /** A marble has been placed, which may have been claimed at once; after that nothing recurs. */
  private void checkRemoval(Player toMove) {
    boolean hasPlaced = position.pieces().marbles() != 0 || position.captured(toMove) != 0;
    if (position.pieces().free() == 0 || !hasPlaced) {
      throw NotationException.ofPosition(
          "phase: expected a marble and a free ring in the phase 'remove'");
    }
    if (position.history().count() > 0) {
      throw NotationException.ofPosition("earlier: expected '-' in the phase 'remove'");
    }
  }
}
