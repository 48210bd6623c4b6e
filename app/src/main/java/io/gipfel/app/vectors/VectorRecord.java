package io.gipfel.app.vectors;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One line of a vector file, and where to note what the rules say otherwise. */
final class VectorRecord {

  private static final Pattern KEY = Pattern.compile("\\{(\\w+)}");

  final Fields fields;
  final Game game;
  final Findings findings;
  private final String file;
  private final int line;
  private final String id;

  VectorRecord(JsonLines lines, Fields fields, Game game, Findings findings)
      throws VectorException {
    this.fields = fields;
    this.game = game;
    this.findings = findings;
    this.file = lines.fileName();
    this.line = lines.line();
    this.id = fields.text("id");
  }

  /** Notes a difference unless the two are equal; says whether they are. */
  boolean compare(int ply, String field, Object expected, Object found) {
    if (Objects.equals(expected, found)) {
      return true;
    }
    findings.add(
        new Difference(
            file, line, id, ply, field, String.valueOf(expected), String.valueOf(found)));
    return false;
  }

  /** The position that {@code text}, found in {@code field}, describes. */
  Position parse(String field, String text) throws VectorException {
    try {
      return game.notation().parsePosition(text);
    } catch (NotationException e) {
      throw new VectorException(
          file + ":" + line + ": " + id + ": field '" + field + "': " + e.getMessage(), e);
    }
  }

  /**
   * The position in the object {@code in} as text. One without a phase is of the phase in which
   * games with a random setup begin.
   */
  String positionText(Fields in) throws VectorException {
    List<String> texts = new ArrayList<>();
    for (String field : game.notation().fields()) {
      if (field.equals("phase") && !in.has(field) && game.randomSetup().isPresent()) {
        texts.add(game.notation().phase(game.randomSetup().get().newPosition()));
      } else {
        texts.add(positionField(in, field));
      }
    }
    return String.join(" ", texts);
  }

  /**
   * The text of a position's field, a key or several in braces, in the object {@code in}: lists are
   * joined by commas, numbers written out.
   */
  static String positionField(Fields in, String field) throws VectorException {
    StringBuilder text = new StringBuilder();
    Matcher keys = KEY.matcher(field);
    while (keys.find()) {
      keys.appendReplacement(text, Matcher.quoteReplacement(value(in, keys.group(1))));
    }
    return text.isEmpty() ? value(in, field) : keys.appendTail(text).toString();
  }

  private static String value(Fields in, String field) throws VectorException {
    if (field.equals("side") && in.has("actor")) {
      return in.text("actor");
    }
    if (in.isArray(field)) {
      return in.integers(field).stream().map(String::valueOf).collect(Collectors.joining(","));
    }
    return in.isInteger(field) ? String.valueOf(in.integer(field)) : in.text(field);
  }

  /** Notes where the position's fields in {@code in} are others than those of {@code position}. */
  boolean comparePosition(Fields in, int ply, Position position) throws VectorException {
    List<String> names = game.notation().fields();
    List<String> values = write(game.notation(), position);
    boolean agree = true;
    for (int i = 0; i < names.size(); i++) {
      agree &= compare(ply, names.get(i), positionField(in, names.get(i)), values.get(i));
    }
    return agree;
  }

  /** The fields of {@code position} as its game writes them, in the order of the notation. */
  static List<String> write(Notation notation, Position position) {
    return List.of(notation.formatPosition(position).split(" "));
  }
}
