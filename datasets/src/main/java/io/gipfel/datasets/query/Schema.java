package io.gipfel.datasets.query;

import io.gipfel.core.Feature;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The views that can be asked and what stands in them; {@code docs/queries.md} says the same. Below
 * a view lies a table of the same name in the catalog {@code data}.
 */
public final class Schema {

  static final List<Column> GAMES =
      List.of(
          new Column("game_no", "INTEGER", "number of the game, unique among all of the dataset"),
          new Column("shard", "VARCHAR", "file that holds the game, from the dataset's folder"),
          new Column("id", "BIGINT", "number of the game, unique in its run or import"),
          new Column("game", "VARCHAR", "name of the game, such as dvonn"),
          new Column("generation", "INTEGER", "generation of the run, from 0"),
          new Column("player", "VARCHAR", "who made the shard: digest of a network, or a name"),
          new Column("seed", "BIGINT", "seed of the game's random stream"),
          new Column("start", "VARCHAR", "start position"),
          new Column("plies", "INTEGER", "number of plies, passes included"),
          new Column("ending", "VARCHAR", "finished, resigned or unfinished"),
          new Column("outcome", "TINYINT", "for White: 1 won, 0 drawn, -1 lost; null: unfinished"),
          new Column("margin", "INTEGER", "for White, in the last position, in points"),
          new Column("white", "VARCHAR", "name of the first player; null if unknown"),
          new Column("black", "VARCHAR", "name of the second player; null if unknown"),
          new Column("white_kind", "VARCHAR", "person or program; null if unknown"),
          new Column("black_kind", "VARCHAR", "person or program; null if unknown"),
          new Column("white_rating", "INTEGER", "rating of White on his site; null if unknown"),
          new Column("black_rating", "INTEGER", "rating of Black on his site; null if unknown"),
          new Column("year", "INTEGER", "when the game was played; null if unknown"),
          new Column("result", "VARCHAR", "result as the record had it; null if unknown"),
          new Column("source", "VARCHAR", "file that was imported; null if the game was not"),
          new Column("line", "UBIGINT", "the same for games of the same start and actions"));

  private static final List<Column> POSITIONS =
      List.of(
          new Column("game_no", "INTEGER", "the position's game"),
          new Column("ply", "SMALLINT", "plies played before, from 0"),
          new Column("position", "VARCHAR", "the position in the game's notation"),
          new Column("hash", "UBIGINT", "the same for positions that play on alike"),
          new Column("mover", "VARCHAR", "w or b; null in a terminal position"),
          new Column("phase", "VARCHAR", "phase of the game, such as place or stack"),
          new Column("legal_actions", "SMALLINT", "number of legal actions; 0 if it is terminal"),
          new Column("white_score", "SMALLINT", "what White has scored so far, in points"),
          new Column("black_score", "SMALLINT", "what Black has scored so far, in points"),
          new Column("action", "VARCHAR", "what was played; null in a game's last position"),
          new Column("value", "FLOAT", "of the search, for White, -1 to 1; null without one"),
          new Column("proven", "BOOLEAN", "whether the value is the exact outcome"),
          new Column("visits", "INTEGER", "visits of the root's actions; null without a search"),
          new Column("best_action", "VARCHAR", "what the search preferred; null without one"),
          new Column("has_target", "BOOLEAN", "whether training learns the policy here"),
          new Column("policy_entropy", "FLOAT", "of the search's policy, in nats; null without"));

  static final List<Column> VISITS =
      List.of(
          new Column("game_no", "INTEGER", "the position's game"),
          new Column("ply", "SMALLINT", "plies played before, from 0"),
          new Column("action", "VARCHAR", "an action that the search looked at"),
          new Column("visits", "INTEGER", "how often"),
          new Column("weight", "FLOAT", "its share of the search's policy, 0 to 1"),
          new Column("played", "BOOLEAN", "whether it was played"));

  private Schema() {}

  /** The columns of each view, for games that have the features of {@code games}. */
  public static Map<String, List<Column>> views(List<Game> games) {
    Map<String, List<Column>> views = new LinkedHashMap<>();
    views.put("games", GAMES);
    views.put("positions", positions(games));
    views.put("visits", VISITS);
    return views;
  }

  /** The features of {@code games}, each name once. */
  static List<Feature> features(List<Game> games) {
    Map<String, Feature> byName = new LinkedHashMap<>();
    for (Game game : games) {
      game.features().list().forEach(feature -> byName.putIfAbsent(feature.name(), feature));
    }
    return List.copyOf(byName.values());
  }

  private static List<Column> positions(List<Game> games) {
    List<Column> columns = new ArrayList<>(POSITIONS);
    features(games)
        .forEach(feature -> columns.add(new Column(feature.name(), "SMALLINT", feature.meaning())));
    return columns;
  }

  /** The statements that make the empty tables, which have the features of every game there is. */
  static List<String> tables() {
    List<String> statements = new ArrayList<>();
    statements.add("CREATE TABLE data.shards (path VARCHAR, bytes BIGINT, checksum INTEGER)");
    views(Games.all())
        .forEach(
            (name, columns) ->
                statements.add("CREATE TABLE data." + name + " (" + definitions(columns) + ")"));
    return statements;
  }

  private static String definitions(List<Column> columns) {
    return columns.stream().map(Column::definition).collect(Collectors.joining(", "));
  }

  /** The statements that make the views on the tables, with what is said about each column. */
  static List<String> views(String schemaOfTables, List<Game> games) {
    List<String> statements = new ArrayList<>();
    views(games)
        .forEach(
            (name, columns) -> {
              String names = columns.stream().map(Column::name).collect(Collectors.joining(", "));
              statements.add(
                  "CREATE VIEW "
                      + name
                      + " AS SELECT "
                      + names
                      + " FROM "
                      + schemaOfTables
                      + "."
                      + name);
              for (Column column : columns) {
                statements.add(
                    "COMMENT ON COLUMN "
                        + name
                        + "."
                        + column.name()
                        + " IS '"
                        + column.meaning().replace("'", "''")
                        + "'");
              }
            });
    return statements;
  }
}
