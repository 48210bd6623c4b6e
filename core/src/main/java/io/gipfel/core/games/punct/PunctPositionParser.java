package io.gipfel.core.games.punct;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads positions as {@link PunctNotation} writes them, and refuses what the rules can't produce.
 */
final class PunctPositionParser {

  private static final Pattern PIECE =
      Pattern.compile("([1-9]\\d?)([wb])([a-q]\\d{1,2}\\.[a-q]\\d{1,2}\\.[a-q]\\d{1,2})");

  private static final int FIELDS = 4;

  private record Piece(int level, Player owner, int place, String text) {}

  private final PunctPosition position;

  /** A parser that sets up {@code position}, which has no pieces on the board. */
  PunctPositionParser(PunctPosition position) {
    this.position = position;
  }

  PunctPosition parse(String text) {
    String[] fields = text.split(" ", -1);
    if (fields.length != FIELDS) {
      throw wrong(
          "expected 'start' or the fields board, side, hand and n, found "
              + fields.length
              + (fields.length == 1 ? " field" : " fields"));
    }
    readBoard(fields[0]);
    Player toMove = side(fields[1]);
    checkHand(fields[2]);
    int least = leastPlies(toMove);
    int plies = fields[3].equals(PunctNotation.NOTHING) ? least : plies(fields[3], toMove, least);
    position.setTurn(toMove, plies);
    return position;
  }

  private void readBoard(String text) {
    if (text.equals(PunctNotation.NOTHING)) {
      return;
    }
    List<Piece> pieces = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (String piece : text.split(",", -1)) {
      if (!seen.add(piece)) {
        throw wrong("board: found '" + piece + "' twice");
      }
      pieces.add(piece(piece));
    }
    pieces.sort(Comparator.comparingInt(Piece::level));
    for (Piece piece : pieces) {
      lay(piece);
    }
  }

  private static Piece piece(String text) {
    Matcher matcher = PIECE.matcher(text);
    int place = matcher.matches() ? Places.byName(PunctNotation.inOrder(matcher.group(3))) : -1;
    if (place < 0) {
      throw wrong(
          "board: expected pieces such as 1wi5.i6.i7, joined by commas, or '-', found '"
              + text
              + "'");
    }
    Player owner = matcher.group(2).equals("w") ? Player.FIRST : Player.SECOND;
    return new Piece(Integer.parseInt(matcher.group(1)), owner, place, text);
  }

  private void lay(Piece piece) {
    Kind kind = Places.kind(piece.place());
    if (position.pieces().inHand(piece.owner(), kind) == 0) {
      throw wrong(
          "board: expected at most "
              + kind.pieces
              + " pieces of kind "
              + kind
              + " of "
              + piece.owner().title()
              + ", found one more: '"
              + piece.text()
              + "'");
    }
    int level = position.pieces().landing(piece.owner(), piece.place(), position.rules());
    if (level != piece.level()) {
      throw wrong(
          "board: "
              + (level == 0 ? "expected no piece of that level" : "expected level " + level)
              + " where it lies, found '"
              + piece.text()
              + "'");
    }
    position.pieces().add(piece.owner(), piece.place(), level);
  }

  private static Player side(String side) {
    if (!side.equals("w") && !side.equals("b")) {
      throw wrong("side: expected 'w' or 'b', found '" + side + "'");
    }
    return side.equals("w") ? Player.FIRST : Player.SECOND;
  }

  private void checkHand(String hand) {
    String expected =
        PunctNotation.hand(position.pieces(), Player.FIRST)
            + "/"
            + PunctNotation.hand(position.pieces(), Player.SECOND);
    if (!hand.equals(expected)) {
      throw wrong("hand: expected '" + expected + "' by the board, found '" + hand + "'");
    }
  }

  /** The fewest actions after which such a board can be, with this player to move. */
  private int leastPlies(Player toMove) {
    int white = PunctPieces.EACH - position.pieces().inHand(Player.FIRST);
    int black = PunctPieces.EACH - position.pieces().inHand(Player.SECOND);
    return toMove == Player.FIRST ? 2 * Math.max(white, black) : 2 * Math.max(white, black + 1) - 1;
  }

  private int plies(String text, Player toMove, int least) {
    int most =
        position.pieces().inHand(Player.FIRST) == PunctPieces.EACH ? 0 : PunctPosition.MAX_PLIES;
    int plies = text.matches("\\d{1,3}") ? Integer.parseInt(text) : -1;
    if (plies < least || plies > most || (plies % 2 == 0) != (toMove == Player.FIRST)) {
      throw wrong(
          "n: expected "
              + (toMove == Player.FIRST ? "an even number" : "an odd number")
              + " of actions made from "
              + least
              + " to "
              + most
              + ", found '"
              + text
              + "'");
    }
    return plies;
  }

  private static NotationException wrong(String message) {
    return new NotationException("position: " + message);
  }
}
