package io.gipfel.app;

import io.gipfel.datasets.query.QueryException;
import io.gipfel.datasets.query.QueryStore;
import java.io.IOException;
import java.util.Locale;

/** {@code gipfel inspect --sql}: questions about games. */
final class InspectSql {

  private static final String DESCRIBE = "DESCRIBE";

  /** Lists the views' columns with what is said about them. */
  private static final String COLUMNS =
      "SELECT table_name AS \"view\", column_name AS \"column\", data_type AS \"type\","
          + " comment AS \"meaning\" FROM duckdb_columns() WHERE schema_name = 'main'"
          + " AND database_name NOT IN ('data', 'system', 'temp') ORDER BY table_name,"
          + " column_index";

  private final Inspected subject;
  private final Output output;

  InspectSql(Inspected subject, Output output) {
    this.subject = subject;
    this.output = output;
  }

  void ask(String sql, boolean csv) throws IOException {
    boolean describes = sql.strip().toUpperCase(Locale.ROOT).equals(DESCRIBE);
    try (QueryStore store = subject.store()) {
      store.ask(
          describes ? COLUMNS : sql,
          result -> {
            ResultPrinter printer = new ResultPrinter(result, output.writer());
            if (csv) {
              printer.csv();
            } else if (output.isJson()) {
              printer.json();
            } else {
              printer.table();
            }
            return result;
          });
    } catch (QueryException e) {
      throw new UserException("--sql: " + e.getMessage(), e);
    }
  }
}
