package io.gipfel.core.picture;

import java.util.List;

/** SVG text under construction. Lengths are in units of a picture and written in hundredths. */
final class Markup {

  private static final double SCALE = 100;

  private final StringBuilder text = new StringBuilder();

  /** A length in the file's unit. */
  static long length(double units) {
    return Math.round(SCALE * units);
  }

  /** Text that may stand in an element or in a quoted attribute. */
  static String escape(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /**
   * Opens an element, to be closed by {@link #close}.
   *
   * @param attributes names and values in turn; values are escaped
   */
  Markup open(String element, Object... attributes) {
    return start(element, attributes).raw(">");
  }

  /** Closes an element. */
  Markup close(String element) {
    return raw("</").raw(element).raw(">");
  }

  /** An element without content. */
  Markup empty(String element, Object... attributes) {
    return start(element, attributes).raw("/>");
  }

  /** An element that holds text. */
  Markup element(String element, String content, Object... attributes) {
    return open(element, attributes).raw(escape(content)).close(element);
  }

  private Markup start(String element, Object... attributes) {
    raw("<").raw(element);
    for (int i = 0; i < attributes.length; i += 2) {
      raw(" ").raw((String) attributes[i]).raw("=\"");
      raw(escape(String.valueOf(attributes[i + 1]))).raw("\"");
    }
    return this;
  }

  /** A circle. */
  Markup circle(Point at, double radius, String style) {
    return empty("circle", "class", style, "cx", x(at), "cy", y(at), "r", length(radius));
  }

  /** A straight line. */
  Markup line(Point from, Point to, String style) {
    return empty("line", "class", style, "x1", x(from), "y1", y(from), "x2", x(to), "y2", y(to));
  }

  /** A square around a point. */
  Markup square(Point at, double side, String style) {
    Point corner = new Point(at.x() - side / 2, at.y() - side / 2);
    return empty(
        "rect",
        "class",
        style,
        "x",
        x(corner),
        "y",
        y(corner),
        "width",
        length(side),
        "height",
        length(side),
        "rx",
        length(side / 12));
  }

  /** A line through several points. */
  Markup path(String element, List<Point> points, String style) {
    StringBuilder list = new StringBuilder();
    for (Point point : points) {
      list.append(list.isEmpty() ? "" : " ").append(x(point)).append(',').append(y(point));
    }
    return empty(element, "class", style, "points", list);
  }

  /** A text centred on a point. */
  Markup text(Point at, String content, String style) {
    return element("text", content, "class", style, "x", x(at), "y", y(at), "dy", "0.36em");
  }

  /** Text that is markup already. */
  Markup raw(String markup) {
    text.append(markup);
    return this;
  }

  static long x(Point point) {
    return length(point.x());
  }

  static long y(Point point) {
    return length(point.y());
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
