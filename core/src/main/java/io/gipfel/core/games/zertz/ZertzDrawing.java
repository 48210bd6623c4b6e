package io.gipfel.core.games.zertz;

import io.gipfel.core.Drawing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.hex.HexPicture;
import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Label;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Piece;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Space;
import io.gipfel.core.picture.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Marbles on loose rings, of which only those in play are seen; at the left what each player has
 * captured, at the right the pool.
 *
 * <p>A placement is told by a marble of the pool, or if it is empty of one's own, and a ring; a
 * removal by the ring; a jump by its two ends.
 */
final class ZertzDrawing implements Drawing {

  private static final Button PASS = new Button("pass", "Pass");

  /** How far the marbles beside the board stand from its first and last column. */
  private static final double BESIDE = 1.75;

  /** How far the number of marbles stands from their picture. */
  private static final double NUMBER = 0.6;

  /** Keeps the picture as wide as with a number of two digits. */
  private static final String ROOM = "  ";

  /** How far above them the name of marbles beside the board stands. */
  private static final double NAME = 0.7;

  private final Variant variant;
  private final HexPicture picture;
  private final double left;
  private final double right;
  private final double top;
  private final double bottom;

  ZertzDrawing(Variant variant) {
    this.variant = variant;
    ZertzBoard board = variant.board;
    picture = HexPicture.upright(board.hex(), Space.Form.RING, board::nameOfCell);
    List<Point> points = picture.empty().spaces().stream().map(Space::at).toList();
    left = points.stream().mapToDouble(Point::x).min().orElseThrow() - BESIDE;
    right = points.stream().mapToDouble(Point::x).max().orElseThrow() + BESIDE;
    top = points.stream().mapToDouble(Point::y).min().orElseThrow();
    bottom = points.stream().mapToDouble(Point::y).max().orElseThrow();
  }

  @Override
  public String title() {
    return "ZÈRTZ, " + (variant == Variant.BLITZ ? "blitz" : variant.board.rings() + " rings");
  }

  @Override
  public Picture picture(Position position) {
    ZertzPosition p = (ZertzPosition) position;
    ZertzBoard board = variant.board;
    List<Space> rings = new ArrayList<>();
    List<Token> tokens = new ArrayList<>();
    for (Space space : picture.empty().spaces()) {
      long spot = 1L << board.bit(space.id());
      if ((p.pieces().rings() & spot) != 0) {
        rings.add(space);
      }
      if ((p.pieces().marbles() & spot) != 0) {
        tokens.add(Token.on(space, ball(p.pieces().colourAt(spot))));
      }
    }
    List<Label> labels = new ArrayList<>(picture.empty().labels());
    for (Pile pile : piles(p)) {
      pile.addTo(tokens, labels);
    }
    return new Picture(List.of(), List.of(), rings, labels, tokens);
  }

  /** The pool and both players' captured marbles. */
  private List<Pile> piles(ZertzPosition p) {
    Player placing = p.pool() == 0 && p.phase() == Phase.PLACE ? p.toMove() : null;
    int first = p.captured(Player.FIRST);
    int second = p.captured(Player.SECOND);
    return List.of(
        new Pile(Player.SECOND.title(), second, new Point(left, top), placing == Player.SECOND),
        new Pile("pool", p.pool(), new Point(right, (top + bottom) / 2 - 1), placing == null),
        new Pile(
            Player.FIRST.title(), first, new Point(left, bottom - 2), placing == Player.FIRST));
  }

  private static Piece ball(int colour) {
    return Piece.of(Piece.Form.BALL, ZertzDiagram.ink(colour));
  }

  private static String id(int colour) {
    return ZertzDiagram.ink(colour).name().toLowerCase(Locale.ROOT);
  }

  /**
   * Marbles beside the board: a ball of each colour under the other, and how many there are.
   *
   * @param name of the player whose they are, or of the pool
   * @param at where the white one lies
   * @param isSource whether marbles to be placed come from here
   */
  private record Pile(String name, int marbles, Point at, boolean isSource) {

    void addTo(List<Token> tokens, List<Label> labels) {
      labels.add(new Label(new Point(at.x(), at.y() - NAME), name));
      double outwards = at.x() < 0 ? -NUMBER : NUMBER;
      for (int colour = 0; colour < Marbles.COLOURS; colour++) {
        int count = Marbles.count(marbles, colour);
        Point place = new Point(at.x(), at.y() + colour);
        Point number = new Point(place.x() + outwards, place.y());
        labels.add(new Label(number, ROOM));
        if (count > 0) {
          tokens.add(new Token(isSource ? id(colour) : "", List.of(place), ball(colour)));
          labels.add(new Label(number, "" + count));
        }
      }
    }
  }

  @Override
  public List<String> gesture(Position position, int action) {
    ZertzPosition p = (ZertzPosition) position;
    ZertzActions actions = p.actions();
    if (actions.isPass(action)) {
      return List.of(PASS.id());
    }
    ZertzBoard board = variant.board;
    int bit = actions.bit(action);
    String ring = board.name(bit);
    if (actions.isPlacement(action)) {
      return List.of(id(actions.colour(action)), ring);
    }
    return actions.isRemoval(action)
        ? List.of(ring)
        : List.of(ring, board.name(board.landing(bit, actions.direction(action))));
  }

  @Override
  public List<Button> buttons() {
    return List.of(PASS);
  }

  @Override
  public String prompt(Position position) {
    return switch (((ZertzPosition) position).phase()) {
      case PLACE -> "place a marble";
      case REMOVE -> "remove a ring";
      case JUMP -> "capture";
      case CHAIN -> "go on capturing";
      case PASS -> "pass";
      case OVER -> "the game is over";
    };
  }
}
