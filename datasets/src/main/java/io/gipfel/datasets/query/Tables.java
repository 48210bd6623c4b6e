package io.gipfel.datasets.query;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.ShardReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.duckdb.DuckDBConnection;

/** The tables in the catalog {@code data}: brought up to date shard by shard. */
final class Tables {

  private final DuckDBConnection connection;

  Tables(DuckDBConnection connection) {
    this.connection = connection;
  }

  void run(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Whether the tables are those that this program makes. */
  boolean areThere() throws SQLException {
    List<String> found = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "SELECT sql FROM duckdb_tables() WHERE database_name = 'data' ORDER BY sql")) {
      while (rows.next()) {
        found.add(normal(rows.getString(1)));
      }
    }
    return found.equals(Schema.tables().stream().map(Tables::normal).sorted().toList());
  }

  /** The database words a statement its own way; letters and digits stay. */
  private static String normal(String sql) {
    return sql.replace("data.", "").replaceAll("[^A-Za-z0-9_]", "");
  }

  /** Makes the tables, empty. */
  void make() throws SQLException {
    for (String statement : Schema.tables()) {
      run(statement);
    }
  }

  /** Whether the tables hold just the shards with these stamps. */
  boolean hold(Map<String, Stamp> stamps) throws SQLException {
    return held().equals(stamps);
  }

  private Map<String, Stamp> held() throws SQLException {
    Map<String, Stamp> held = new HashMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM data.shards")) {
      while (rows.next()) {
        held.put(rows.getString(1), new Stamp(rows.getLong(2), rows.getInt(3)));
      }
    }
    return held;
  }

  /** Forgets the shards that are not there any more, or not so, and adds those that are new. */
  void update(Dataset dataset, Map<String, Stamp> stamps, Runnable onGame)
      throws SQLException, IOException {
    Map<String, Stamp> held = held();
    for (Map.Entry<String, Stamp> shard : held.entrySet()) {
      if (!shard.getValue().equals(stamps.get(shard.getKey()))) {
        forget(shard.getKey());
      }
    }
    for (Path file : dataset.files()) {
      Stamp stamp = stamps.get(dataset.nameOf(file));
      if (stamp != null && !stamp.equals(held.get(dataset.nameOf(file)))) {
        add(dataset, file, stamp, onGame);
      }
    }
  }

  private void forget(String shard) throws SQLException {
    connection.setAutoCommit(false);
    for (String table : List.of("positions", "visits")) {
      execute(
          "DELETE FROM data."
              + table
              + " WHERE game_no IN (SELECT game_no FROM data.games WHERE shard = ?)",
          shard);
    }
    execute("DELETE FROM data.games WHERE shard = ?", shard);
    execute("DELETE FROM data.shards WHERE path = ?", shard);
    connection.commit();
    connection.setAutoCommit(true);
  }

  /** Adds a shard in one transaction; a damaged one, which the dataset sets aside, is left out. */
  private void add(Dataset dataset, Path file, Stamp stamp, Runnable onGame)
      throws SQLException, IOException {
    Optional<ShardReader> shard = dataset.open(file);
    Optional<List<GameRecord>> records =
        shard.isEmpty() ? Optional.empty() : dataset.read(shard.get());
    if (records.isEmpty()) {
      return;
    }
    String name = dataset.nameOf(file);
    connection.setAutoCommit(false);
    try (GameAppender appender = new GameAppender(connection, nextGame())) {
      for (GameRecord record : records.get()) {
        appender.append(name, shard.get().provenance(), record);
        onGame.run();
      }
    }
    execute("INSERT INTO data.shards VALUES (?, ?, ?)", name, stamp.bytes(), stamp.checksum());
    connection.commit();
    connection.setAutoCommit(true);
  }

  private int nextGame() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT coalesce(max(game_no) + 1, 0) FROM data.games")) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private void execute(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.execute();
    }
  }

  /** The games that are in the tables. */
  List<Game> games() throws SQLException {
    List<Game> games = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery("SELECT DISTINCT game FROM data.games ORDER BY 1")) {
      while (rows.next()) {
        games.add(Games.byName(rows.getString(1)));
      }
    }
    return games;
  }
}
