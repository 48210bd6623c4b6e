package io.gipfel.core.games.punct;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A placement is {@code i5.i6.i7}: the space of the PUNCT, then those of the minor dots in ASCII
 * order; the kind follows from them. A move is {@code e5-k11.k12.l12}: the space that the PUNCT
 * leaves, then the same. Minor dots are read in either order.
 *
 * <p>A position is {@code BOARD SIDE HAND N}, such as {@code 1be8.e7.f8,1wi5.i6.i7 w 614222/524222
 * 2}. The board has each piece with its level (1 lies on the board), colour and spaces, in ASCII
 * order, or is {@code -}. The side is who acts, the hands are White's and Black's pieces left of
 * the kinds T C E L M R, and N is the number of actions made; on reading it may be {@code -}, and
 * is then the least that the board allows.
 */
final class PunctNotation implements Notation {

  static final String START = "start";

  /** In place of the pieces of an empty board, or of an unknown number of actions. */
  static final String NOTHING = "-";

  private static final List<String> FIELDS = List.of("board", "side", "hand", "n?");

  private static final Pattern ACTION =
      Pattern.compile("(?:([a-q]\\d{1,2})-)?([a-q]\\d{1,2}\\.[a-q]\\d{1,2}\\.[a-q]\\d{1,2})");

  private final Punct game;

  PunctNotation(Punct game) {
    this.game = game;
  }

  @Override
  public String formatAction(Position position, int action) {
    String place = Places.name(PunctActions.place(action));
    return PunctActions.isMove(action)
        ? PunctBoard.BOARD.name(PunctActions.from(action)) + "-" + place
        : place;
  }

  @Override
  public int parseAction(Position position, String text) {
    PunctPosition p = (PunctPosition) position;
    Matcher matcher = ACTION.matcher(text);
    if (!matcher.matches()) {
      throw NotationException.ofAction(
          text, "expected a placement such as i5.i6.i7 or a move such as e5-k11.k12.l12");
    }
    int place = Places.byName(inOrder(matcher.group(2)));
    if (place < 0) {
      throw NotationException.ofAction(
          text, "expected the spaces of the PUNCT and two minor dots of a piece");
    }
    if (p.isTerminal()) {
      throw NotationException.ofAction(text, "the game is over");
    }
    int action = matcher.group(1) == null ? place : parseMove(p, text, matcher.group(1), place);
    if (!p.isLegal(action)) {
      throw NotationException.ofAction(
          text, action == place ? whyNotPlaced(p, place) : whyNotLanded(p, action, place));
    }
    return action;
  }

  /** A place's text with its minor dots in order. */
  static String inOrder(String text) {
    String[] spaces = text.split("\\.", -1);
    return spaces[1].compareTo(spaces[2]) < 0
        ? text
        : spaces[0] + "." + spaces[2] + "." + spaces[1];
  }

  private static int parseMove(PunctPosition p, String text, String from, int place) {
    int cell = PunctBoard.BOARD.cell(from);
    int slot = cell < 0 ? PunctPieces.NONE : p.pieces().top(cell);
    if (slot == PunctPieces.NONE
        || PunctPieces.owner(slot) != p.toMove()
        || Places.punct(p.pieces().place(slot)) != cell) {
      throw NotationException.ofAction(
          text, "expected a PUNCT of " + p.toMove().title() + " on " + from);
    }
    if (!p.pieces().isFree(slot)) {
      throw NotationException.ofAction(text, "the piece on " + from + " is covered");
    }
    Kind kind = Places.kind(p.pieces().place(slot));
    if (kind != Places.kind(place)) {
      throw NotationException.ofAction(
          text, "the piece on " + from + " is of kind " + kind + ", found " + Places.kind(place));
    }
    int move = PunctActions.move(cell, place);
    if (move < 0) {
      throw NotationException.ofAction(text, "the PUNCT goes along a line from " + from);
    }
    return move;
  }

  private static String whyNotPlaced(PunctPosition p, int place) {
    Kind kind = Places.kind(place);
    if (p.pieces().inHand(p.toMove(), kind) == 0) {
      return p.toMove().title() + " has no piece of kind " + kind + " left";
    }
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int cell = Places.cell(place, dot);
      if (p.pieces().top(cell) != PunctPieces.NONE) {
        return PunctBoard.BOARD.name(cell) + " is not empty";
      }
    }
    return (p.rules().keepsCentreFree() ? "a new piece" : "the first piece")
        + " may not touch the central hexagon";
  }

  private static String whyNotLanded(PunctPosition p, int move, int place) {
    int slot = p.pieces().top(PunctActions.from(move));
    int start = p.pieces().place(slot);
    if (start == place) {
      return "the piece lies so already";
    }
    if (p.pieces().landingOf(slot, place, p.rules()) > 0) {
      return "a piece may not turn on the spot";
    }
    return "expected equal heights under its ends, nothing higher between, and an own dot or the"
        + " bare board under the PUNCT";
  }

  @Override
  public String formatPosition(Position position) {
    return format((PunctPosition) position);
  }

  static String format(PunctPosition p) {
    PunctPieces pieces = p.pieces();
    List<String> board = new ArrayList<>();
    for (int slot = 0; slot < PunctPieces.NONE; slot++) {
      if (pieces.isOnBoard(slot)) {
        String owner = PunctPieces.owner(slot).letter();
        board.add(pieces.level(slot) + owner + Places.name(pieces.place(slot)));
      }
    }
    Collections.sort(board);
    return (board.isEmpty() ? NOTHING : String.join(",", board))
        + " "
        + p.toMove().letter()
        + " "
        + hand(pieces, Player.FIRST)
        + "/"
        + hand(pieces, Player.SECOND)
        + " "
        + p.ply();
  }

  /** How many pieces a player has in hand, a digit for each kind. */
  static String hand(PunctPieces pieces, Player player) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : Kind.values()) {
      text.append(pieces.inHand(player, kind));
    }
    return text.toString();
  }

  @Override
  public Position parsePosition(String text) {
    return text.equals(START)
        ? game.newPosition()
        : new PunctPositionParser(game.emptyPosition()).parse(text);
  }

  @Override
  public List<String> fields() {
    return FIELDS;
  }

  @Override
  public String phase(Position position) {
    return "play";
  }

  @Override
  public String phase(Position position, int action) {
    return PunctActions.isMove(action) ? "move" : "place";
  }

  @Override
  public String ending(Position terminal) {
    return ((PunctPosition) terminal).ending().word();
  }

  @Override
  public String diagram(Position position, Palette palette) {
    return PunctDiagram.of((PunctPosition) position, palette);
  }
}
