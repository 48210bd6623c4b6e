package io.gipfel.core.games.gipf;

import io.gipfel.core.Drawing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Ink;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Piece;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import io.gipfel.core.picture.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Discs on the crossings of lines, a GIPF piece being two; beside the board each player's reserve
 * and what he has captured.
 *
 * <p>A push is told by its dot and first spot. A removal is told by the ends of the row, and if
 * there are GIPF pieces in it, those that stay and then a button.
 */
final class GipfDrawing implements Drawing {

  private static final Button GIPF_PIECE = new Button("gipf", "GIPF piece");
  private static final Button REMOVE = new Button("remove", "Remove the rest");
  private static final Button LEAVE = new Button("leave", "Leave rows of GIPF pieces");

  private final String title;
  private final List<Button> buttons;

  GipfDrawing(RuleSet rules) {
    title = "GIPF, " + rules.gameName().substring(rules.gameName().indexOf('-') + 1);
    List<Button> all = new ArrayList<>();
    if (rules.pushesGipfPieces()) {
      all.add(GIPF_PIECE);
    }
    if (rules.hasGipfPieces()) {
      all.add(REMOVE);
      all.add(LEAVE);
    }
    buttons = List.copyOf(all);
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Picture picture(Position position) {
    GipfPosition p = (GipfPosition) position;
    List<Token> tokens = new ArrayList<>();
    addHand(p, Player.SECOND, GipfPicture.HAND_OF_SECOND, tokens);
    for (Space space : GipfPicture.EMPTY.spaces()) {
      int cell = GipfBoard.cell(space.id());
      if (cell >= 0 && (p.pieces().occupied() >>> cell & 1) != 0) {
        boolean white = (p.pieces().of(Player.FIRST) >>> cell & 1) != 0;
        Piece disc = disc(white ? Player.FIRST : Player.SECOND);
        boolean gipf = (p.pieces().gipf() >>> cell & 1) != 0;
        tokens.add(Token.on(space, gipf ? disc.doubled() : disc));
      }
    }
    addHand(p, Player.FIRST, GipfPicture.HAND_OF_FIRST, tokens);
    return GipfPicture.EMPTY.with(tokens);
  }

  private static Piece disc(Player player) {
    return Piece.of(Piece.Form.DISC, player == Player.FIRST ? Ink.WHITE : Ink.BLACK);
  }

  private static void addHand(GipfPosition p, Player player, Point at, List<Token> tokens) {
    Hand hand = p.hand(player);
    addPile(disc(player), hand.reserve, at, tokens);
    addPile(disc(player.other()), hand.captured, new Point(at.x() + 1, at.y()), tokens);
  }

  private static void addPile(Piece disc, int count, Point at, List<Token> tokens) {
    if (count > 0) {
      Piece pile = new Piece(disc.form(), disc.ink(), 1, "" + count, List.of(), disc.emblem());
      tokens.add(new Token("", List.of(at), pile));
    }
  }

  @Override
  public List<String> gesture(Position position, int action) {
    GipfPosition p = (GipfPosition) position;
    if (p.actions().isPush(action)) {
      return pushGesture(p, action);
    }
    long taken = p.taken(action);
    if (taken == 0) {
      return List.of(LEAVE.id());
    }
    long stretch = stretchOf(p, action, taken);
    List<String> gesture = new ArrayList<>();
    gesture.add(GipfBoard.name(Long.numberOfTrailingZeros(stretch)));
    gesture.add(GipfBoard.name(Long.SIZE - 1 - Long.numberOfLeadingZeros(stretch)));
    if ((stretch & p.pieces().gipf()) != 0) {
      for (long rest = stretch & ~taken; rest != 0; rest &= rest - 1) {
        gesture.add(GipfBoard.name(Long.numberOfTrailingZeros(rest)));
      }
      gesture.add(REMOVE.id());
    }
    return gesture;
  }

  private static List<String> pushGesture(GipfPosition p, int action) {
    int push = GipfActions.boardPush(action);
    String dot = GipfBoard.dotName(push);
    String spot = GipfBoard.name(GipfBoard.firstSpot(push));
    return GipfActions.isGipfPush(action) && p.mayPushSingle(p.toMove())
        ? List.of(GIPF_PIECE.id(), dot, spot)
        : List.of(dot, spot);
  }

  /** The row that a removal belongs to; if it may be two, the first. */
  private static long stretchOf(GipfPosition p, int removal, long taken) {
    if (p.actions().isTakeRow(removal)) {
      return p.pieces().stretch(p.toMove(), p.actions().line(removal));
    }
    for (int rest = p.pieces().linesWithRow(p.toMove()); rest != 0; rest &= rest - 1) {
      long stretch = p.pieces().stretch(p.toMove(), Integer.numberOfTrailingZeros(rest));
      if ((taken & ~stretch) == 0 && (stretch & ~taken & ~p.pieces().gipf()) == 0) {
        return stretch;
      }
    }
    throw new IllegalArgumentException("removal " + removal + " in " + p);
  }

  @Override
  public List<Button> buttons() {
    return buttons;
  }

  @Override
  public String prompt(Position position) {
    GipfPosition p = (GipfPosition) position;
    if (p.isRemoving()) {
      return "remove a row";
    }
    boolean single = p.mayPushSingle(p.toMove());
    boolean gipf = p.mayPushGipf(p.toMove());
    return single && gipf
        ? "push a piece or a GIPF piece"
        : "push a " + (gipf ? "GIPF " : "") + "piece";
  }
}
