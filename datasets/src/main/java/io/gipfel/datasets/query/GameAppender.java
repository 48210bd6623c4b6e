package io.gipfel.datasets.query;

import io.gipfel.core.Feature;
import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.Replay;
import java.sql.SQLException;
import java.util.List;
import org.duckdb.DuckDBAppender;
import org.duckdb.DuckDBConnection;

/** Appends games to the tables, in the order of the columns of {@link Schema}. */
final class GameAppender implements AutoCloseable {

  private final DuckDBAppender games;
  private final DuckDBAppender positions;
  private final DuckDBAppender visits;
  private final List<Feature> columns = Schema.features(Games.all());

  /** The game that was appended last, and what is needed for it. */
  private Game game;

  private int[] legal = {};
  private int[] features = {};

  /** For each feature column the index among the game's features, or -1. */
  private int[] featureOf = {};

  private int nextGame;

  GameAppender(DuckDBConnection connection, int firstGame) throws SQLException {
    this.games = connection.createAppender("data", "main", "games");
    this.positions = connection.createAppender("data", "main", "positions");
    this.visits = connection.createAppender("data", "main", "visits");
    this.nextGame = firstGame;
  }

  void append(String shard, Provenance provenance, GameRecord record) throws SQLException {
    prepare(record.game());
    appendGame(shard, provenance, record);
    Replay replay = new Replay(game, record);
    for (; replay.hasNext(); replay.advance()) {
      appendPosition(replay.position(), replay.ply(), replay.next());
    }
    appendPosition(replay.position(), replay.ply(), null);
    nextGame++;
  }

  private void prepare(String name) {
    if (game != null && game.name().equals(name)) {
      return;
    }
    game = Games.byName(name);
    List<String> own = game.features().list().stream().map(Feature::name).toList();
    legal = new int[game.maxLegalActions()];
    features = new int[own.size()];
    featureOf = columns.stream().mapToInt(column -> own.indexOf(column.name())).toArray();
  }

  private void appendGame(String shard, Provenance provenance, GameRecord record)
      throws SQLException {
    games.beginRow();
    games.append(nextGame).append(shard).append(record.id()).append(record.game());
    games.append(provenance.generation()).append(provenance.player()).append(record.seed());
    games.append(record.start()).append(record.plies().size());
    games.append(record.ending().label());
    if (record.isDecided()) {
      games.append((byte) record.outcomeForFirst());
    } else {
      games.appendNull();
    }
    games.append(record.marginForFirst());
    for (String tag :
        List.of(GameTag.WHITE, GameTag.BLACK, GameTag.WHITE_KIND, GameTag.BLACK_KIND)) {
      appendText(record.tags().get(tag));
    }
    for (String tag : List.of(GameTag.WHITE_RATING, GameTag.BLACK_RATING, GameTag.YEAR)) {
      appendNumber(record.tags().get(tag));
    }
    appendText(record.tags().get(GameTag.RESULT));
    appendText(record.tags().get(GameTag.SOURCE));
    games.append(record.line());
    games.endRow();
  }

  private void appendText(String tag) throws SQLException {
    if (tag == null) {
      games.appendNull();
    } else {
      games.append(tag);
    }
  }

  /** A tag that should be a whole number; null if it is not, since files may say anything. */
  private void appendNumber(String tag) throws SQLException {
    if (tag != null && tag.matches("-?[0-9]{1,9}")) {
      games.append(Integer.parseInt(tag));
    } else {
      games.appendNull();
    }
  }

  private void appendPosition(Position position, int ply, PlyRecord next) throws SQLException {
    int count = position.legalActions(legal);
    Notation notation = game.notation();
    positions.beginRow();
    positions.append(nextGame).append((short) ply);
    positions.append(notation.formatPosition(position)).append(position.hash());
    if (count == 0) {
      positions.appendNull();
    } else {
      positions.append(position.toMove().letter());
    }
    positions.append(notation.phase(position)).append((short) count);
    positions.append((short) position.score(Player.FIRST));
    positions.append((short) position.score(Player.SECOND));
    if (next == null) {
      positions.appendNull();
    } else {
      positions.append(notation.formatAction(position, next.action()));
    }
    appendSearch(position, ply, next);
    appendFeatures(position);
    positions.endRow();
  }

  private void appendSearch(Position position, int ply, PlyRecord next) throws SQLException {
    if (next == null || !(next.searched() || next.proven())) {
      positions.appendNull().append(false).appendNull().appendNull().append(false).appendNull();
      return;
    }
    positions.append(next.valueForFirst()).append(next.proven());
    int candidates = next.candidates().length;
    if (candidates == 0) {
      positions.appendNull().appendNull();
    } else {
      positions.append(next.visitSum());
      positions.append(game.notation().formatAction(position, next.preferred()));
    }
    positions.append(next.target());
    double entropy = next.policyEntropy();
    if (Double.isNaN(entropy)) {
      positions.appendNull();
    } else {
      positions.append((float) entropy);
    }
    appendVisits(position, ply, next);
  }

  private void appendVisits(Position position, int ply, PlyRecord next) throws SQLException {
    long sum = next.weightSum();
    for (int i = 0; i < next.candidates().length; i++) {
      int action = next.candidates()[i];
      visits.beginRow();
      visits.append(nextGame).append((short) ply);
      visits.append(game.notation().formatAction(position, action));
      visits.append(next.visits()[i]);
      visits.append(sum == 0 ? 0f : (float) next.weights()[i] / sum);
      visits.append(action == next.action());
      visits.endRow();
    }
  }

  private void appendFeatures(Position position) throws SQLException {
    game.features().measure(position, features);
    for (int feature : featureOf) {
      if (feature < 0) {
        positions.appendNull();
      } else {
        positions.append((short) features[feature]);
      }
    }
  }

  /** Writes what is not written yet. */
  @Override
  public void close() throws SQLException {
    games.close();
    positions.close();
    visits.close();
  }
}
