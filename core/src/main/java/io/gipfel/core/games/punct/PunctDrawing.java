package io.gipfel.core.games.punct;

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
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Pieces as three joined discs, as high as their level, the PUNCT with a circle on it.
 *
 * <p>To place a piece, its kind is chosen by button, then the space of its PUNCT; to move one, its
 * PUNCT, then the space where that goes, the same once more if it stays. The third choice turns the
 * piece: the end of a piece with its PUNCT at an end, or else a minor dot, of a triangle and a bent
 * piece the one from which the other follows against the clock.
 */
final class PunctDrawing implements Drawing {

  private static final HexPicture BOARD =
      HexPicture.upright(PunctBoard.BOARD, Space.Form.CROSSING, PunctBoard.BOARD::name);

  private static final List<String> FURTHER_PROMPTS =
      List.of("choose where its PÜNCT goes", "turn it by one of its other dots");

  private static final List<Button> BUTTONS =
      Arrays.stream(Kind.values()).map(kind -> new Button(id(kind), words(kind))).toList();

  private final PunctRules rules;
  private final Picture empty;

  PunctDrawing(PunctRules rules, long[] centre) {
    this.rules = rules;
    this.empty = empty(centre);
  }

  /** The board with the spaces of the central hexagon marked. */
  private static Picture empty(long[] centre) {
    Picture board = BOARD.empty();
    List<Space> spaces =
        board.spaces().stream()
            .map(
                space ->
                    PunctBoard.has(centre, PunctBoard.BOARD.cell(space.id()))
                        ? new Space(space.id(), space.at(), Space.Form.HOLE)
                        : space)
            .toList();
    return new Picture(board.plate(), board.lines(), spaces, board.labels(), List.of());
  }

  private static String id(Kind kind) {
    return kind.name();
  }

  /** The form, and where the PÜNCT is in it. */
  private static String words(Kind kind) {
    return switch (kind) {
      case T -> "T: triangle";
      case C -> "C: straight, middle";
      case E -> "E: straight, end";
      case L -> "L: bent left";
      case M -> "M: bent, middle";
      case R -> "R: bent right";
    };
  }

  @Override
  public String title() {
    return rules.countsCentre() ? "PÜNCT" : "PÜNCT, basic game";
  }

  @Override
  public Picture picture(Position position) {
    PunctPieces pieces = ((PunctPosition) position).pieces();
    List<Token> tokens = new ArrayList<>();
    int left = PunctPieces.NONE - pieces.inHand(Player.FIRST) - pieces.inHand(Player.SECOND);
    for (int level = 1; left > 0; level++) {
      for (int slot = 0; slot < PunctPieces.NONE; slot++) {
        if (pieces.level(slot) == level) {
          addPiece(pieces, slot, tokens);
          left--;
        }
      }
    }
    return empty.with(tokens);
  }

  private static void addPiece(PunctPieces pieces, int slot, List<Token> tokens) {
    int place = pieces.place(slot);
    boolean white = PunctPieces.owner(slot) == Player.FIRST;
    Piece disc =
        new Piece(
            Piece.Form.DISC,
            white ? Ink.WHITE : Ink.BLACK,
            pieces.level(slot),
            "",
            List.of(),
            Piece.Emblem.NONE);
    Point punct = at(place, 0);
    Point first = at(place, 1);
    Point second = at(place, 2);
    tokens.add(
        new Token(
            "",
            Places.kind(place).isChain()
                ? List.of(punct, first, second)
                : List.of(first, punct, second),
            disc));
    tokens.add(Token.on(BOARD.space(Places.punct(place)), disc.marked(Piece.Emblem.STAR)));
  }

  private static Point at(int place, int dot) {
    return BOARD.space(Places.cell(place, dot)).at();
  }

  @Override
  public List<String> gesture(Position position, int action) {
    int place = PunctActions.place(action);
    Kind kind = Places.kind(place);
    String turn = PunctBoard.BOARD.name(Places.cell(place, kind.isChain() ? 2 : 1));
    String to = PunctBoard.BOARD.name(Places.punct(place));
    String piece =
        PunctActions.isMove(action) ? PunctBoard.BOARD.name(PunctActions.from(action)) : id(kind);
    return List.of(piece, to, turn);
  }

  @Override
  public List<Button> buttons() {
    return BUTTONS;
  }

  /** With what is left in hand, which the picture doesn't show. */
  @Override
  public String prompt(Position position) {
    PunctPosition p = (PunctPosition) position;
    String hand =
        p.pieces().kindsInHand(p.toMove()).stream()
            .map(kind -> p.pieces().inHand(p.toMove(), kind) + " " + kind)
            .collect(Collectors.joining(", "));
    return "place a piece (" + hand + " left) or move one";
  }

  @Override
  public List<String> furtherPrompts() {
    return FURTHER_PROMPTS;
  }
}
