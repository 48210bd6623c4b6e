package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.datasets.query.QueryResult;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Prints the rows of an answer as a table for people, as CSV, or as JSON. */
final class ResultPrinter {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** So many rows decide how wide the columns of a table are. */
  private static final int MEASURED_ROWS = 1_000;

  private final QueryResult result;
  private final PrintWriter out;

  ResultPrinter(QueryResult result, PrintWriter out) {
    this.result = result;
    this.out = out;
  }

  /** An array of objects, on one line. */
  void json() {
    String separator = "[";
    for (List<Object> row = result.next(); !row.isEmpty(); row = result.next()) {
      ObjectNode object = JSON.createObjectNode();
      for (int i = 0; i < row.size(); i++) {
        Object value = row.get(i);
        boolean plain = value == null || value instanceof Number || value instanceof Boolean;
        object.set(result.columns().get(i), JSON.valueToTree(plain ? value : value.toString()));
      }
      out.print(separator);
      out.print(object);
      separator = ",";
    }
    out.println(separator.equals("[") ? "[]" : "]");
  }

  /** Lines of RFC 4180, the first with the names of the columns; null is nothing. */
  void csv() {
    csvLine(result.columns());
    for (List<Object> row = result.next(); !row.isEmpty(); row = result.next()) {
      csvLine(row);
    }
  }

  private void csvLine(List<?> values) {
    String separator = "";
    for (Object value : values) {
      out.print(separator);
      out.print(value == null ? "" : quoted(value.toString()));
      separator = ",";
    }
    out.print("\r\n");
  }

  private static String quoted(String text) {
    boolean plain = text.chars().noneMatch(letter -> ",\"\r\n".indexOf(letter) >= 0);
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /** Aligned columns, numbers to the right, and the number of rows. */
  void table() {
    List<List<String>> first = new ArrayList<>();
    List<Object> row = result.next();
    while (!row.isEmpty() && first.size() < MEASURED_ROWS) {
      first.add(texts(row));
      row = result.next();
    }
    int[] widths = widths(first);
    line(widths, result.columns());
    first.forEach(texts -> line(widths, texts));
    long rows = first.size();
    for (; !row.isEmpty(); row = result.next()) {
      line(widths, texts(row));
      rows++;
    }
    out.printf(Locale.ROOT, "(%,d %s)%n", rows, rows == 1 ? "row" : "rows");
  }

  private int[] widths(List<List<String>> rows) {
    int[] widths = result.columns().stream().mapToInt(String::length).toArray();
    for (List<String> row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    return widths;
  }

  private void line(int[] widths, List<String> texts) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String gap = " ".repeat(Math.max(0, widths[i] - texts.get(i).length()));
      line.append(i == 0 ? "" : "  ");
      line.append(result.isNumeric(i) ? gap + texts.get(i) : texts.get(i) + gap);
    }
    out.println(line.toString().stripTrailing());
  }

  private static List<String> texts(List<Object> row) {
    return row.stream().map(ResultPrinter::text).toList();
  }

  /** Whole numbers as they are, others to four places, so that they stand below each other. */
  private static String text(Object value) {
    if (value == null) {
      return "";
    }
    return value instanceof Double || value instanceof Float
        ? String.format(Locale.ROOT, "%.4f", ((Number) value).doubleValue())
        : value.toString().replaceAll("\\s+", " ");
  }
}
