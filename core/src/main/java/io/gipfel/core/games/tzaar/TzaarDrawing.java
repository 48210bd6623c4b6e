package io.gipfel.core.games.tzaar;

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
import java.util.Locale;

/**
 * Discs in stacks with their heights on top: a Tzaar has a dot in a circle, a Tzarra a circle, a
 * Tott nothing. While pieces are placed, each player's hand lies beside the board.
 *
 * <p>A placement is told by a type in the mover's hand and a point, a move by its two points.
 */
final class TzaarDrawing implements Drawing {

  private static final HexPicture BOARD =
      HexPicture.upright(
          TzaarBoard.BOARD, Space.Form.CROSSING, cell -> TzaarBoard.name(TzaarBoard.point(cell)));

  private static final Button PASS = new Button("pass", "Pass");

  /** How far to the left of column a the middle of a hand lies. */
  private static final double HAND = 0.5;

  private final String title;

  TzaarDrawing(String title) {
    this.title = title;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Picture picture(Position position) {
    TzaarPosition p = (TzaarPosition) position;
    List<Token> tokens = new ArrayList<>();
    addHand(p, Player.SECOND, tokens);
    for (Space space : BOARD.empty().spaces()) {
      int point = TzaarBoard.point(space.id());
      int height = p.stacks().height(point);
      if (height > 0) {
        Piece top = piece(p.stacks().owner(point), p.stacks().type(point));
        tokens.add(Token.on(space, top.stacked(height)));
      }
    }
    addHand(p, Player.FIRST, tokens);
    return BOARD.empty().with(tokens);
  }

  private static Piece piece(Player owner, PieceType type) {
    Piece disc = Piece.of(Piece.Form.DISC, owner == Player.FIRST ? Ink.WHITE : Ink.BLACK);
    return switch (type) {
      case TZAAR -> disc.marked(Piece.Emblem.STAR);
      case TZARRA -> disc.marked(Piece.Emblem.CIRCLE);
      case TOTT -> disc;
    };
  }

  /** A pile of each type with the number that is left, which stays where it was when it is 0. */
  private static void addHand(TzaarPosition p, Player player, List<Token> tokens) {
    if (p.phase() != Phase.PLACE) {
      return;
    }
    Point level = space(player == Player.FIRST ? "e1" : "e8");
    for (PieceType type : PieceType.values()) {
      int count = p.inHand(player, type);
      Piece top = piece(player, type);
      Piece pile = new Piece(top.form(), top.ink(), 1, "" + count, List.of(), top.emblem());
      Point at = new Point(type.index - 1 - HAND, level.y());
      boolean isChoice = player == p.toMove() && count > 0;
      tokens.add(new Token(isChoice ? id(type) : "", List.of(at), pile));
    }
  }

  private static Point space(String name) {
    return BOARD.space(TzaarBoard.cell(TzaarBoard.point(name))).at();
  }

  /** What gestures call a type in the mover's hand. */
  private static String id(PieceType type) {
    return type.title.toLowerCase(Locale.ROOT);
  }

  @Override
  public List<String> gesture(Position position, int action) {
    if (action == TzaarActions.PASS) {
      return List.of(PASS.id());
    }
    int point = TzaarActions.point(action);
    if (TzaarActions.isPlacement(action)) {
      return List.of(id(TzaarActions.type(action)), TzaarBoard.name(point));
    }
    long target = ((TzaarPosition) position).target(point, TzaarActions.direction(action));
    int to = Long.numberOfTrailingZeros(target);
    return List.of(TzaarBoard.name(point), TzaarBoard.name(to));
  }

  @Override
  public List<Button> buttons() {
    return List.of(PASS);
  }

  @Override
  public String prompt(Position position) {
    return prompt(((TzaarPosition) position).phase());
  }

  /** What a player has to do in a phase. */
  static String prompt(Phase phase) {
    return switch (phase) {
      case PLACE -> "place a piece";
      case OPEN, FIRST -> "capture";
      case SECOND -> "capture, stack or pass";
    };
  }
}
