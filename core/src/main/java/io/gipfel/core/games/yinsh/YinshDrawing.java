package io.gipfel.core.games.yinsh;

import io.gipfel.core.Drawing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexPicture;
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
 * Rings and discs on the crossings of lines; beside the board the rings that each player has taken
 * off, and the markers that are left.
 *
 * <p>A placement and the taking of a ring are told by the point, a move by its two points, a row by
 * its two ends.
 */
final class YinshDrawing implements Drawing {

  private static final HexPicture BOARD =
      HexPicture.upright(YinshBoard.BOARD, Space.Form.CROSSING, YinshBoard.BOARD::name);

  private static final Button PASS = new Button("pass", "Pass");

  /** How far beyond the board's ends, to the left and below or above, the rings taken off lie. */
  private static final double BEYOND = 0.45;

  private static final double RING_WIDTH = 0.92;

  private final String title;

  YinshDrawing(RuleSet rules) {
    title = rules.title;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Picture picture(Position position) {
    YinshPosition p = (YinshPosition) position;
    List<Token> tokens = new ArrayList<>();
    addRingsOff(p, Player.SECOND, tokens);
    for (Space space : BOARD.empty().spaces()) {
      int point = YinshBoard.point(space.id());
      if (!p.pieces().isEmpty(point)) {
        Piece.Form form = p.pieces().isRing(point) ? Piece.Form.HOOP : Piece.Form.DISC;
        tokens.add(Token.on(space, Piece.of(form, ink(p.pieces().owner(point)))));
      }
    }
    addRingsOff(p, Player.FIRST, tokens);
    addPool(p, tokens);
    return BOARD.empty().with(tokens);
  }

  private static Ink ink(Player player) {
    return player == Player.FIRST ? Ink.WHITE : Ink.BLACK;
  }

  /** White's lie in the corner below the left end of the board, Black's in that above it. */
  private static void addRingsOff(YinshPosition p, Player player, List<Token> tokens) {
    double y = player == Player.FIRST ? corner("e1").y() + BEYOND : corner("e10").y() - BEYOND;
    for (int i = 0; i < p.score(player); i++) {
      Point at = new Point(RING_WIDTH * i - BEYOND, y);
      tokens.add(new Token("", List.of(at), Piece.of(Piece.Form.HOOP, ink(player))));
    }
  }

  private static void addPool(YinshPosition p, List<Token> tokens) {
    if (p.pool() > 0) {
      Piece.Emblem plain = Piece.Emblem.NONE;
      Piece pile = new Piece(Piece.Form.DISC, Ink.GREY, 2, "" + p.pool(), List.of(), plain);
      Point at = new Point(corner("k10").x(), corner("e1").y() + BEYOND);
      tokens.add(new Token("", List.of(at), pile));
    }
  }

  private static Point corner(String name) {
    return BOARD.space(YinshBoard.BOARD.cell(name)).at();
  }

  @Override
  public List<String> gesture(Position position, int action) {
    if (action == YinshActions.PASS) {
      return List.of(PASS.id());
    }
    if (YinshActions.isMove(action)) {
      return names(YinshActions.from(action), YinshActions.to(action));
    }
    if (YinshActions.isFive(action)) {
      return names(YinshActions.firstPoint(action), YinshActions.lastPoint(action));
    }
    boolean ring = YinshActions.isRing(action);
    return List.of(YinshBoard.name(ring ? YinshActions.ringPoint(action) : action));
  }

  private static List<String> names(int first, int second) {
    return List.of(YinshBoard.name(first), YinshBoard.name(second));
  }

  @Override
  public List<Button> buttons() {
    return List.of(PASS);
  }

  @Override
  public String prompt(Position position) {
    YinshPosition p = (YinshPosition) position;
    boolean stuck = p.phase() == Phase.MOVE && !p.pieces().canMove(p.toMove());
    return stuck ? "pass, as no ring can move" : p.phase().prompt;
  }
}
