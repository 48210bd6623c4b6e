package io.gipfel.core.games.dvonn;

import io.gipfel.core.Drawing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexPicture;
import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Ink;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Piece;
import io.gipfel.core.picture.Space;
import io.gipfel.core.picture.Token;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Rings in stacks with their heights on top; a stack shows the red pieces it holds. */
final class DvonnDrawing implements Drawing {

  private static final HexPicture BOARD = new HexPicture(DvonnBoard.BOARD, Space.Form.HOLE);
  private static final Button PASS = new Button("pass", "Pass");

  private final String title;

  DvonnDrawing(String title) {
    this.title = title;
  }

  @Override
  public String title() {
    return title;
  }

  @Override
  public Picture picture(Position position) {
    DvonnPosition p = (DvonnPosition) position;
    List<Token> tokens = new ArrayList<>();
    for (Space space : BOARD.empty().spaces()) {
      int bit = DvonnBoard.BOARD.cell(space.id());
      if (p.height(bit) > 0) {
        tokens.add(Token.on(space, piece(p, bit)));
      }
    }
    return BOARD.empty().with(tokens);
  }

  private static Piece piece(DvonnPosition p, int bit) {
    boolean white = (p.stacksOf(Player.FIRST) >>> bit & 1) != 0;
    boolean black = (p.stacksOf(Player.SECOND) >>> bit & 1) != 0;
    if (!white && !black) {
      return Piece.of(Piece.Form.RING, Ink.RED);
    }
    return Piece.of(Piece.Form.RING, white ? Ink.WHITE : Ink.BLACK)
        .stacked(p.height(bit))
        .holding(Collections.nCopies(p.redsIn(bit), Ink.RED));
  }

  @Override
  public List<String> gesture(Position position, int action) {
    if (action == DvonnActions.PASS) {
      return List.of(PASS.id());
    }
    int from = DvonnActions.bit(action);
    if (action < DvonnActions.FIRST_MOVE) {
      return List.of(BOARD.space(from).id());
    }
    int height = ((DvonnPosition) position).height(from);
    int to = DvonnBoard.target(height, from, DvonnActions.direction(action));
    return List.of(BOARD.space(from).id(), BOARD.space(to).id());
  }

  @Override
  public List<Button> buttons() {
    return List.of(PASS);
  }

  @Override
  public String prompt(Position position) {
    DvonnPosition p = (DvonnPosition) position;
    if (p.isPlacing()) {
      return p.placesRed() ? "place a red piece" : "place a piece";
    }
    return p.canMove(p.toMove()) ? "move a stack" : "pass";
  }
}
