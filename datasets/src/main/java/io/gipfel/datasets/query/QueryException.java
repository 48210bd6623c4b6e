package io.gipfel.datasets.query;

import java.sql.SQLException;

/** A question that cannot be answered; the message says in one line what is wrong with it. */
public final class QueryException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  QueryException(SQLException cause) {
    super(oneLine(String.valueOf(cause.getMessage())), cause);
  }

  QueryException(String message) {
    super(oneLine(message));
  }

  /** The database shows the query with a mark below the mistake, which is lost on one line. */
  private static String oneLine(String message) {
    return message
        .replaceAll("(?m)^LINE \\d+:.*\\R?.*\\^\\s*$", "")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
