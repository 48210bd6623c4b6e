package io.gipfel.datasets.query;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;

/** The answer to a question: columns and rows, read one after the other. */
public final class QueryResult {

  private final ResultSet rows;
  private final List<String> columns = new ArrayList<>();
  private final List<Boolean> numeric = new ArrayList<>();

  QueryResult(ResultSet rows) throws SQLException {
    this.rows = rows;
    ResultSetMetaData data = rows.getMetaData();
    for (int i = 1; i <= data.getColumnCount(); i++) {
      columns.add(data.getColumnLabel(i));
      numeric.add(isNumeric(data.getColumnType(i), data.getColumnTypeName(i)));
    }
  }

  private static boolean isNumeric(int type, String name) {
    return switch (type) {
      case Types.TINYINT, Types.SMALLINT, Types.INTEGER, Types.BIGINT -> true;
      case Types.FLOAT, Types.REAL, Types.DOUBLE, Types.DECIMAL, Types.NUMERIC -> true;
      default -> name.endsWith("INT") || name.equals("UINTEGER");
    };
  }

  /** Names of the columns, in order. */
  public List<String> columns() {
    return columns;
  }

  /** Whether the values of a column are numbers. */
  public boolean isNumeric(int column) {
    return numeric.get(column);
  }

  /**
   * The next row, or an empty list behind the last one. A value is null, a {@code Boolean}, a
   * {@code Number}, or something whose text is meant.
   */
  public List<Object> next() {
    try {
      if (!rows.next()) {
        return List.of();
      }
      List<Object> row = new ArrayList<>();
      for (int i = 1; i <= columns.size(); i++) {
        row.add(rows.getObject(i));
      }
      return row;
    } catch (SQLException e) {
      throw new QueryException(e);
    }
  }
}
