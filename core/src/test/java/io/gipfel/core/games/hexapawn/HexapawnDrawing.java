package io.gipfel.core.games.hexapawn;

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

/** Nine square fields and discs of two colours. */
final class HexapawnDrawing implements Drawing {

  static final HexapawnDrawing INSTANCE = new HexapawnDrawing();

  private static final Picture EMPTY = board();

  private static Picture board() {
    List<Space> spaces = new ArrayList<>();
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      Point at = new Point(square % Hexapawn.SIZE, -(square / Hexapawn.SIZE));
      spaces.add(new Space(HexapawnNotation.name(square), at, Space.Form.SQUARE));
    }
    return new Picture(List.of(), List.of(), spaces, List.of(), List.of());
  }

  @Override
  public String title() {
    return "Hexapawn";
  }

  @Override
  public Picture picture(Position position) {
    HexapawnPosition p = (HexapawnPosition) position;
    List<Token> tokens = new ArrayList<>();
    for (int square = 0; square < Hexapawn.SQUARES; square++) {
      boolean first = (p.pawns(Player.FIRST) >> square & 1) != 0;
      if (first || (p.pawns(Player.SECOND) >> square & 1) != 0) {
        Piece disc = Piece.of(Piece.Form.DISC, first ? Ink.WHITE : Ink.BLACK);
        tokens.add(Token.on(EMPTY.spaces().get(square), disc));
      }
    }
    return EMPTY.with(tokens);
  }

  @Override
  public List<String> gesture(Position position, int action) {
    int target = HexapawnPosition.target(position.toMove(), action);
    return List.of(HexapawnNotation.name(action % Hexapawn.SQUARES), HexapawnNotation.name(target));
  }

  @Override
  public List<Button> buttons() {
    return List.of();
  }

  @Override
  public String prompt(Position position) {
    return "move a pawn";
  }
}
