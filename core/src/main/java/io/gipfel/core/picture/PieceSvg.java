package io.gipfel.core.picture;

import java.util.List;
import java.util.Locale;

/** Draws pieces: seen from above and a little from the front, so that stacks rise. */
final class PieceSvg {

  private static final double RADIUS = 0.4;
  private static final double HOLE = 0.15;
  private static final double HOOP = 0.36;
  private static final double CENTRE = 0.21;

  /** How much higher each further piece of a stack is drawn, up to a number of pieces. */
  private static final double RISE = 0.065;

  private static final int MOST_RISES = 7;

  private PieceSvg() {}

  /** What the pieces of a picture refer to. */
  static void definitions(Markup markup) {
    markup
        .open("defs")
        .open("linearGradient", "id", "shine", "x1", 0, "y1", 0, "x2", 0.55, "y2", 1)
        .empty("stop", "class", "shine-from", "offset", 0)
        .empty("stop", "class", "shine-to", "offset", 1)
        .close("linearGradient")
        .close("defs");
  }

  static void draw(Markup markup, Token token, String style) {
    Piece piece = token.piece();
    markup.open("g", "class", style + " " + ink(piece.ink()), "data-target", token.target());
    if (token.points().size() > 1) {
      double up = -RISE * rises(piece);
      List<Point> joint = token.points().stream().map(point -> lowered(point, up)).toList();
      markup.path("polyline", joint, "joint joint-edge").path("polyline", joint, "joint");
    }
    for (Point point : token.points()) {
      single(markup, piece, point);
    }
    markup.close("g");
  }

  private static String ink(Ink ink) {
    return ink.name().toLowerCase(Locale.ROOT);
  }

  private static void single(Markup markup, Piece piece, Point at) {
    switch (piece.form()) {
      case HOOP -> markup.circle(at, HOOP, "hoop-edge").circle(at, HOOP, "hoop-body");
      case BALL -> {
        markup.circle(lowered(at, 0.04), RADIUS * 0.85, "shadow");
        markup.circle(at, RADIUS * 0.85, "top").circle(at, RADIUS * 0.85, "shine");
        markup.circle(new Point(at.x() - 0.11, at.y() - 0.13), 0.07, "glint");
      }
      case DISC, RING -> stack(markup, piece, at);
    }
  }

  private static void stack(Markup markup, Piece piece, Point at) {
    int rises = rises(piece);
    markup.circle(lowered(at, 0.07), RADIUS + 0.02, "shadow");
    for (int i = -1; i < rises; i++) {
      markup.circle(lowered(at, -RISE * i), RADIUS, "rim");
    }
    Point top = lowered(at, -RISE * rises);
    markup.circle(top, RADIUS, "top").circle(top, RADIUS, "shine");
    if (!piece.inside().isEmpty()) {
      centre(markup, top, "centre inside-" + ink(piece.inside().get(0)));
      count(markup, piece.inside(), top);
    } else if (!piece.label().isEmpty()) {
      centre(markup, top, "centre");
    } else if (piece.form() == Piece.Form.RING) {
      markup.circle(top, HOLE, "hole");
    }
    emblem(markup, piece, top);
    if (!piece.label().isEmpty()) {
      markup.text(top, piece.label(), piece.inside().isEmpty() ? "height" : "height on-ink");
    }
  }

  private static int rises(Piece piece) {
    return Math.min(piece.height() - 1, MOST_RISES);
  }

  private static void centre(Markup markup, Point top, String style) {
    markup.circle(top, CENTRE, style);
  }

  /** A dot for each hidden piece, where there are several. */
  private static void count(Markup markup, List<Ink> inside, Point top) {
    for (int i = 0; inside.size() > 1 && i < inside.size(); i++) {
      double x = top.x() + 0.13 * (i - (inside.size() - 1) / 2.0);
      markup.circle(new Point(x, top.y() + 0.3), 0.05, "inside-" + ink(inside.get(i)));
    }
  }

  /** Where a text takes the place of the dot in a circle, a second circle stands for it. */
  private static void emblem(Markup markup, Piece piece, Point top) {
    Piece.Emblem emblem = piece.emblem();
    boolean labelled = !piece.label().isEmpty();
    if (emblem == Piece.Emblem.CIRCLE || emblem == Piece.Emblem.STAR) {
      markup.circle(top, 0.27, "emblem-line");
    }
    if (emblem == Piece.Emblem.STAR && labelled) {
      markup.circle(top, 0.34, "emblem-line");
    } else if (emblem == Piece.Emblem.DOT || emblem == Piece.Emblem.STAR) {
      markup.circle(top, 0.12, "emblem-dot");
    }
  }

  private static Point lowered(Point at, double distance) {
    return new Point(at.x(), at.y() + distance);
  }
}
