package io.gipfel.core.picture;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws pictures as SVG, looked after by one style sheet with a light and a dark theme.
 *
 * <p>Each space or token that may be chosen lies under an invisible {@code circle} of class {@code
 * hit} with its id in {@code data-id}; each piece is a group of class {@code token} with its
 * target.
 */
public final class Svg {

  /** How far the plate reaches beyond its corners, its edge included: half of the stroke. */
  private static final double PLATE_PADDING = 0.67;

  private static final double MARGIN = 0.15;
  private static final double LABEL_SIZE = 0.25;
  private static final double LETTER_WIDTH = 0.65;
  private static final double HIT_RADIUS = 0.5;
  private static final double MARK_RADIUS = 0.46;
  private static final String STYLE = readStyle();

  private Svg() {}

  private static String readStyle() {
    try (InputStream in = Svg.class.getResourceAsStream("board.css")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The style sheet that pages with {@link #forPage} pictures need. */
  public static String style() {
    return STYLE;
  }

  /** An {@code svg} element to be put into a page that has the style sheet. */
  public static String forPage(Picture picture, Change change) {
    Markup markup = open(picture, change);
    content(markup, picture, change);
    hits(markup, picture);
    return markup.close("svg").toString();
  }

  /** A whole SVG file, style included. */
  public static String file(Picture picture, Change change) {
    Markup markup = open(picture, change);
    markup.open("style").raw(STYLE).close("style");
    content(markup, picture, change);
    return markup.close("svg").raw("\n").toString();
  }

  private static Markup open(Picture picture, Change change) {
    List<Point> extent = extent(picture, change);
    double left = extent.stream().mapToDouble(Point::x).min().orElse(0) - MARGIN;
    double right = extent.stream().mapToDouble(Point::x).max().orElse(0) + MARGIN;
    double top = extent.stream().mapToDouble(Point::y).min().orElse(0) - MARGIN;
    double bottom = extent.stream().mapToDouble(Point::y).max().orElse(0) + MARGIN;
    String box =
        Stream.of(left, top, right - left, bottom - top)
            .map(each -> String.valueOf(Markup.length(each)))
            .collect(Collectors.joining(" "));
    return new Markup()
        .open("svg", "xmlns", "http://www.w3.org/2000/svg", "class", "board", "viewBox", box);
  }

  /** Points around everything that is drawn. */
  private static List<Point> extent(Picture picture, Change change) {
    List<Point> extent = new ArrayList<>();
    picture.plate().forEach(point -> around(extent, point, PLATE_PADDING));
    Stream.concat(picture.spaces().stream(), change.lost().stream())
        .forEach(space -> around(extent, space.at(), HIT_RADIUS));
    picture.labels().forEach(label -> around(extent, label));
    picture.tokens().stream()
        .flatMap(token -> token.points().stream())
        .forEach(point -> around(extent, point, HIT_RADIUS));
    return extent;
  }

  private static void around(List<Point> extent, Point point, double distance) {
    extent.add(new Point(point.x() - distance, point.y() - distance));
    extent.add(new Point(point.x() + distance, point.y() + distance));
  }

  /** A line of text is about as high as it is said to be, and each letter a little over half. */
  private static void around(List<Point> extent, Label label) {
    Point at = label.at();
    double half = Math.max(1, LETTER_WIDTH * label.text().length()) * LABEL_SIZE / 2;
    extent.add(new Point(at.x() - half, at.y() - LABEL_SIZE / 2));
    extent.add(new Point(at.x() + half, at.y() + LABEL_SIZE / 2));
  }

  private static void content(Markup markup, Picture picture, Change change) {
    PieceSvg.definitions(markup);
    if (!picture.plate().isEmpty()) {
      markup.path("polygon", picture.plate(), "edge");
      markup.path("polygon", picture.plate(), "plate");
    }
    picture.lines().forEach(line -> markup.line(line.from(), line.to(), "line"));
    change.lost().forEach(space -> space(markup, space, "space lost "));
    picture.spaces().forEach(space -> space(markup, space, "space "));
    picture.labels().stream()
        .filter(label -> !label.text().isBlank())
        .forEach(label -> markup.text(label.at(), label.text(), "label"));
    last(markup, change);
    change.gone().forEach(token -> PieceSvg.draw(markup, token, "token gone"));
    picture.tokens().forEach(token -> PieceSvg.draw(markup, token, "token"));
  }

  private static void space(Markup markup, Space space, String style) {
    switch (space.form()) {
      case HOLE -> markup.circle(space.at(), 0.3, style + "sink");
      case SQUARE -> markup.square(space.at(), 0.88, style + "sink");
      case CROSSING -> markup.circle(space.at(), 0.05, style + "dot");
      case DOT -> markup.circle(space.at(), 0.11, style + "dot");
      case RING -> markup.circle(space.at(), 0.36, style + "hoop");
    }
  }

  /** The way of the last action, below the pieces. */
  private static void last(Markup markup, Change change) {
    if (change.path().size() > 1) {
      markup.path("polyline", change.path(), "last way");
    }
    for (int i = 0; i < change.path().size(); i++) {
      boolean end = i == change.path().size() - 1;
      markup.circle(change.path().get(i), MARK_RADIUS, end ? "last end" : "last begin");
    }
  }

  private static void hits(Markup markup, Picture picture) {
    Set<String> seen = new LinkedHashSet<>();
    for (Space space : picture.spaces()) {
      seen.add(space.id());
      hit(markup, space.id(), space.at(), words(picture, space));
    }
    for (Token token : picture.tokens()) {
      if (!token.target().isEmpty() && seen.add(token.target())) {
        hit(markup, token.target(), token.at(), token.piece().words());
      }
    }
  }

  private static String words(Picture picture, Space space) {
    String pieces =
        picture.tokens().stream()
            .filter(token -> token.points().contains(space.at()))
            .map(token -> token.piece().words())
            .collect(Collectors.joining(" and "));
    return space.id() + ", " + (pieces.isEmpty() ? "empty" : pieces);
  }

  private static void hit(Markup markup, String id, Point at, String words) {
    markup.empty(
        "circle",
        "class",
        "hit",
        "data-id",
        id,
        "aria-label",
        words,
        "cx",
        Markup.x(at),
        "cy",
        Markup.y(at),
        "r",
        Markup.length(HIT_RADIUS));
  }
}
