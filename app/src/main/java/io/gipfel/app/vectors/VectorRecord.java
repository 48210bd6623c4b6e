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
  private static final String MAY_BE_MISSING = "?";
  private static final String NOTHING = "-";

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
        texts.add(isMissing(in, field) ? NOTHING : positionField(in, key(field)));
      }
    }
    return String.join(" ", texts);
  }

  /** The key of a position's field, without the mark of one that may be missing. */
  static String key(String field) {
    return field.endsWith(MAY_BE_MISSING) ? field.substring(0, field.length() - 1) : field;
  }

  /** Whether the object {@code in} lacks a position's field that may be missing. */
  private static boolean isMissing(Fields in, String field) {
    return field.endsWith(MAY_BE_MISSING) && !in.mentions(key(field));
  }

  /**
   * The text of a position's field, a key or several in braces, in the object {@code in}: lists are
   * joined by commas, lists of lists by slashes, numbers written out. Words in a text without
   * commas are joined by them as well, and no word is a dash.
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
      return in.isInteger("actor") ? sideOf(in, "actor") : in.text("actor");
    }
    if (in.isArray(field)) {
      return in.rows(field).stream().map(VectorRecord::joined).collect(Collectors.joining("/"));
    }
    if (in.isInteger(field)) {
      return String.valueOf(in.integer(field));
    }
    String text = in.text(field);
    if (text.isEmpty()) {
      return NOTHING;
    }
    return text.contains(",") ? text : text.replace(' ', ',');
  }

  private static String joined(List<Long> row) {
    return row.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  /** The side of the player whose number is at {@code key}. */
  private static String sideOf(Fields in, String key) throws VectorException {
    long player = in.integer(key);
    if (player != 1 && player != 2) {
      throw in.unexpected(key, "1 or 2", player);
    }
    return player == 1 ? "w" : "b";
  }

  /** Notes where the position's fields in {@code in} are others than those of {@code position}. */
  boolean comparePosition(Fields in, int ply, Position position) throws VectorException {
    List<String> names = game.notation().fields();
    List<String> values = write(game.notation(), position);
    boolean agree = true;
    for (int i = 0; i < names.size(); i++) {
      if (!isMissing(in, names.get(i))) {
        String key = key(names.get(i));
        agree &= compare(ply, key, positionField(in, key), values.get(i));
      }
    }
    return agree;
  }

  /** The fields of {@code position} as its game writes them, in the order of the notation. */
  static List<String> write(Notation notation, Position position) {
    return List.of(notation.formatPosition(position).split(" "));
  }
}
