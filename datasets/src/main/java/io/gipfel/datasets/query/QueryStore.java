package io.gipfel.datasets.query;

import io.gipfel.datasets.Dataset;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.duckdb.DuckDBConnection;

/**
 * A dataset as a database that answers questions in SQL: views {@code games}, {@code positions} and
 * {@code visits}, see {@link Schema}.
 *
 * <p>The tables are kept in a file beside the shards, so only new shards are read the next time;
 * questions can only read them. Where the file cannot be written, or another program is writing it,
 * the tables are in memory. One thread at a time may use a store.
 */
public final class QueryStore implements Closeable {

  /** The name of the file beside the shards. It can be deleted at any time. */
  public static final String FILE = "questions.duckdb";

  private static final String READ_ONLY = " (READ_ONLY)";

  /** Takes a question apart, which the database does for those that read and for no others. */
  private static final String PARSE =
      "SELECT tree->>'error_type', tree->>'error_message', json_array_length(tree->'statements')"
          + " FROM (SELECT json_serialize_sql(?::VARCHAR) AS tree)";

  private final DuckDBConnection connection;
  private final Tables tables;

  private QueryStore() throws SQLException {
    Properties settings = new Properties();
    settings.setProperty("autoinstall_known_extensions", "false");
    this.connection = (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:", settings);
    this.tables = new Tables(connection);
  }

  /**
   * Opens the store of {@code dataset}.
   *
   * @param folder where the file is kept; empty to keep it in memory
   * @param onGame told of each game that has to be read
   * @throws IOException if a shard cannot be read, or the database fails
   */
  public static QueryStore open(Dataset dataset, Optional<Path> folder, Runnable onGame)
      throws IOException {
    QueryStore store = null;
    try {
      store = new QueryStore();
      store.fill(dataset, folder.map(path -> path.resolve(FILE)), onGame);
      for (String statement : Schema.views("data", store.tables.games())) {
        store.tables.run(statement);
      }
      return store;
    } catch (SQLException e) {
      if (store != null) {
        store.close();
      }
      throw new IOException(new QueryException(e).getMessage(), e);
    }
  }

  private void fill(Dataset dataset, Optional<Path> file, Runnable onGame)
      throws SQLException, IOException {
    Map<String, Stamp> stamps = Stamp.of(dataset);
    if (file.isPresent() && fillFile(dataset, file.get(), stamps, onGame)) {
      return;
    }
    tables.run("ATTACH ':memory:' AS data");
    tables.make();
    tables.update(dataset, stamps, onGame);
  }

  /**
   * Attaches the file, up to date; says whether that was possible. It is not where another program
   * has it open to write, or the folder may not be written.
   */
  private boolean fillFile(Dataset dataset, Path file, Map<String, Stamp> stamps, Runnable onGame)
      throws SQLException {
    try {
      if (!isUpToDate(file, stamps)) {
        detach();
        attachToWrite(file);
        tables.update(dataset, stamps, onGame);
        detach();
        attach(file, READ_ONLY);
      }
      return true;
    } catch (SQLException | IOException e) {
      detach();
      return false;
    }
  }

  private boolean isUpToDate(Path file, Map<String, Stamp> stamps) throws SQLException {
    try {
      if (!Files.exists(file)) {
        return false;
      }
      attach(file, READ_ONLY);
      return tables.areThere() && tables.hold(stamps);
    } catch (SQLException e) {
      return false;
    }
  }

  /** Begins the file anew where it is not what this program makes. */
  private void attachToWrite(Path file) throws SQLException, IOException {
    try {
      attach(file, "");
      if (tables.areThere()) {
        return;
      }
      detach();
    } catch (SQLException e) {
      if (isInUse(e)) {
        throw e;
      }
    }
    Files.deleteIfExists(file);
    Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".wal"));
    attach(file, "");
    tables.make();
  }

  /** Whether a file could not be opened because somebody has it open: it must not be touched. */
  private static boolean isInUse(SQLException e) {
    String message = String.valueOf(e.getMessage());
    return message.contains("set lock")
        || message.contains("already attached")
        || message.contains("file handle conflict");
  }

  private void attach(Path file, String mode) throws SQLException {
    tables.run("ATTACH '" + file.toString().replace("'", "''") + "' AS data" + mode);
  }

  private void detach() throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
      connection.setAutoCommit(true);
    }
    tables.run("DETACH DATABASE IF EXISTS data");
  }

  /** Takes the answer to a question. */
  public interface ResultReader<T> {
    /** Reads the answer, which is gone afterwards. */
    T read(QueryResult result) throws IOException;
  }

  /**
   * Asks {@code sql}.
   *
   * @throws QueryException if the question cannot be answered, or would change anything
   */
  public <T> T ask(String sql, ResultReader<T> reader) throws IOException {
    checkQuestion(sql);
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      return reader.read(new QueryResult(rows));
    } catch (SQLException e) {
      throw new QueryException(e);
    }
  }

  /**
   * Writes the answer to {@code sql} to a file, which appears whole or not at all; returns the
   * number of rows.
   *
   * @throws QueryException if the question cannot be answered or would change anything, or the file
   *     cannot be written
   */
  public long export(String sql, ExportFormat format, Path file) throws IOException {
    checkQuestion(sql);
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    String query = sql.strip().replaceAll(";+$", "");
    try (Statement statement = connection.createStatement()) {
      long rows =
          statement.executeLargeUpdate(
              "COPY ("
                  + query
                  + "\n) TO '"
                  + temporary.toString().replace("'", "''")
                  + "' ("
                  + format.options()
                  + ")");
      Files.move(
          temporary, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
      return rows;
    } catch (SQLException e) {
      throw new QueryException(e);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  /**
   * Checks, before any of it is run, that {@code sql} is one statement that only reads. A read-only
   * file alone would not do: statements can attach other files, or write new ones.
   */
  private void checkQuestion(String sql) {
    try (PreparedStatement parse = connection.prepareStatement(PARSE)) {
      parse.setString(1, sql);
      try (ResultSet parsed = parse.executeQuery()) {
        parsed.next();
        if ("parser".equals(parsed.getString(1))) {
          throw new QueryException("Parser Error: " + parsed.getString(2));
        }
        if (parsed.getString(1) != null || parsed.getInt(3) != 1) {
          throw new QueryException("expected one question that only reads, such as SELECT");
        }
      }
    } catch (SQLException e) {
      throw new QueryException(e);
    }
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (SQLException e) {
      throw new QueryException(e);
    }
  }
}
