package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameStatistics.Outcomes;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.PositionFinder;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.ShardReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Games of datasets. A request names a shard as the listing did: nothing else on the disk can be
 * reached. Shards are read and never renamed, so a run under way is not disturbed.
 */
final class DatasetApi {

  private static final int MOST_SHARDS = 2_000;
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private final Site site;
  private final Slots searches;

  /**
   * @param searches bounds how many requests look through a whole dataset
   */
  DatasetApi(Site site, Slots searches) {
    this.site = site;
    this.searches = searches;
  }

  /** The shards of a dataset, the newest last. */
  void shards(Exchange exchange) throws IOException {
    Path folder = folder(exchange.query("dataset"));
    ObjectNode json = NODES.objectNode();
    ArrayNode shards = json.putArray("shards");
    List<Path> files = files(folder);
    files.stream()
        .skip(Math.max(0, files.size() - MOST_SHARDS))
        .forEach(file -> shards.add(name(folder, file)));
    exchange.answer(200, json);
  }

  private Path folder(String name) {
    Path folder = site.datasets().get(name);
    if (folder == null) {
      throw WebException.notFound("no dataset '" + name + "'");
    }
    return folder;
  }

  private static Dataset dataset(Path folder) {
    return new Dataset(folder, Checking.CHECKSUM, damaged -> {});
  }

  private static List<Path> files(Path folder) {
    try {
      return dataset(folder).files();
    } catch (IOException e) {
      throw WebException.notFound(e.getMessage());
    }
  }

  private static String name(Path folder, Path file) {
    String name = folder.relativize(file).toString().replace('\\', '/');
    return name.isEmpty() ? file.getFileName().toString() : name;
  }

  private ShardReader shard(Exchange exchange) {
    Path folder = folder(exchange.query("dataset"));
    String name = exchange.query("shard");
    Path found =
        files(folder).stream()
            .filter(file -> name(folder, file).equals(name))
            .findFirst()
            .orElseThrow(() -> WebException.notFound("no shard '" + name + "' in the dataset"));
    try {
      return new ShardReader(found);
    } catch (IOException e) {
      throw new WebException(500, "shard " + name + ": " + IoReason.of(e));
    }
  }

  private static List<GameRecord> records(ShardReader shard) {
    try {
      return shard.records();
    } catch (IOException e) {
      throw new WebException(500, IoReason.of(e));
    }
  }

  /** The games of a shard, and where they come from. */
  void games(Exchange exchange) throws IOException {
    ShardReader shard = shard(exchange);
    ObjectNode json = NODES.objectNode();
    json.put("player", shard.provenance().player());
    json.put("generation", shard.provenance().generation());
    ArrayNode games = json.putArray("games");
    for (GameRecord record : records(shard)) {
      games
          .addObject()
          .put("id", record.id())
          .put("game", record.game())
          .put("plies", record.plies().size())
          .put("outcome", record.outcomeForFirst())
          .put("result", result(record));
    }
    exchange.answer(200, json);
  }

  /** One game with what the searches behind it thought. */
  void game(Exchange exchange) throws IOException {
    List<GameRecord> records = records(shard(exchange));
    int index = exchange.number("index");
    if (index >= records.size()) {
      throw WebException.notFound(
          "game " + index + ": expected less than " + records.size() + ", the games of the shard");
    }
    exchange.answer(200, json(records.get(index)));
  }

  /** What was played next in the games that pass through the position of the query. */
  void explore(Exchange exchange) throws IOException {
    Dataset dataset = dataset(folder(exchange.query("dataset")));
    GameLine line = exchange.gameOfQuery();
    PositionFinder.Target target = new PositionFinder.Target(line.game(), line.position());
    searches.run(() -> exchange.answer(200, json(find(dataset, target))));
  }

  private static PositionFinder.Found find(Dataset dataset, PositionFinder.Target target) {
    try {
      return PositionFinder.find(dataset, target);
    } catch (IOException e) {
      throw new WebException(500, IoReason.of(e));
    }
  }

  private static ObjectNode json(PositionFinder.Found found) {
    ObjectNode json = NODES.objectNode();
    json.put("searchedGames", found.searchedGames()).put("games", found.passages().size());
    outcomes(json, found.outcomes());
    ArrayNode continuations = json.putArray("continuations");
    for (PositionFinder.Continuation next : found.continuations()) {
      outcomes(
          continuations.addObject().put("text", next.action()).put("games", next.games()),
          next.outcomes());
    }
    return json;
  }

  private static void outcomes(ObjectNode json, Outcomes outcomes) {
    json.put("white", outcomes.firstWins())
        .put("draws", outcomes.draws())
        .put("black", outcomes.secondWins());
  }

  private static ObjectNode json(GameRecord record) {
    ObjectNode json = NODES.objectNode();
    json.put("id", record.id()).put("game", record.game()).put("start", record.start());
    json.put("result", result(record));
    ObjectNode tags = json.putObject("tags");
    record.tags().forEach(tags::put);
    ArrayNode plies = json.putArray("plies");
    try {
      Game game = Games.byName(record.game());
      Replay replay = new Replay(game, record);
      while (replay.hasNext()) {
        ply(plies.addObject(), game, replay);
        replay.advance();
      }
    } catch (IllegalArgumentException e) {
      throw new WebException(500, "game " + record.id() + ": " + e.getMessage());
    }
    return json;
  }

  private static String result(GameRecord record) {
    return switch (record.ending()) {
      case FINISHED -> Words.result(record.outcomeForFirst(), record.marginForFirst());
      case RESIGNED -> Words.resignation(record.outcomeForFirst());
      case UNFINISHED -> "Unfinished";
    };
  }

  private static void ply(ObjectNode json, Game game, Replay replay) {
    PlyRecord ply = replay.next();
    json.put("action", game.notation().formatAction(replay.position(), ply.action()));
    json.put("side", replay.position().toMove().letter());
    json.put("proven", ply.proven());
    if (ply.searched()) {
      json.put("valueForFirst", ply.valueForFirst());
    }
    double visits = IntStream.of(ply.visits()).sum();
    double weights = IntStream.of(ply.weights()).sum();
    ArrayNode candidates = json.putArray("candidates");
    for (int i = 0; i < ply.candidates().length; i++) {
      candidates
          .addObject()
          .put("text", game.notation().formatAction(replay.position(), ply.candidates()[i]))
          .put("visits", ply.visits()[i])
          .put("share", ply.visits()[i] / Math.max(1, visits))
          .put("policy", ply.weights()[i] / Math.max(1, weights));
    }
  }
}
