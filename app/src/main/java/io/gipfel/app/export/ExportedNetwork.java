package io.gipfel.app.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.bundle.Bundle;
import io.gipfel.mcts.bundle.Card;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.arena.NetworkFiles;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.Program;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the network of a run, a checkpoint, a bot or an ONNX file, with what is known of it. */
public final class ExportedNetwork {

  private static final String GAME = "game";
  private static final List<String> SHAPE =
      List.of("blocks", "channels", "headChannels", "valueUnits");

  private ExportedNetwork() {}

  /**
   * The bundle of the network at {@code path}, with its 8-bit form if that stands beside it.
   *
   * @param game name of the game, if the network does not say so itself
   * @param limit how long the bot is to think
   * @throws IllegalArgumentException if there is no network, or none for the game, with one line
   *     that says why
   */
  public static Bundle read(Path path, Optional<String> game, AgentLimit limit) throws IOException {
    Path file = NetworkFiles.find(path);
    if (Bundle.isNamedSo(file)) {
      return withLimit(Bundle.read(file), limit);
    }
    byte[] onnx = Files.readAllBytes(file);
    Map<String, String> metadata = OnnxModel.metadata(file.toString(), onnx);
    Game rules = game(file, game, metadata);
    OnnxModel.load(file.toString(), onnx, rules).close();
    Optional<RunDirectory> run = RunDirectory.containing(file);
    Path int8 = Checkpoint.int8Of(file);
    return new Bundle(
        card(rules, limit, metadata, new Origin(file, run)),
        onnx,
        Files.isRegularFile(int8) ? Optional.of(Files.readAllBytes(int8)) : Optional.empty());
  }

  /** Where a network is from: its file, and the run that this lies in. */
  private record Origin(Path file, Optional<RunDirectory> run) {

    Optional<JsonNode> config() {
      return run.map(r -> ConfigReader.readTree(r.config()));
    }

    SearchConfig search() {
      return run.map(r -> ConfigReader.readSection(r.config(), "search", SearchConfig.class))
          .orElseGet(SearchConfig::forPlay);
    }

    Long seed() {
      return config().map(tree -> tree.path("seed").asLong()).orElse(null);
    }

    Integer generation() {
      Path folder = file.toAbsolutePath().getParent();
      return run.isPresent() && RunDirectory.generationOf(folder).isPresent()
          ? (Integer) RunDirectory.generationOf(folder).getAsInt()
          : null;
    }
  }

  private static Game game(Path file, Optional<String> game, Map<String, String> metadata) {
    String said = metadata.get(GAME);
    String name = game.orElse(said);
    if (name == null) {
      throw new IllegalArgumentException(
          file + ": the network does not say which game it is for: expected --game");
    }
    return Games.byName(name);
  }

  private static Card card(
      Game game, AgentLimit limit, Map<String, String> metadata, Origin origin) {
    JsonMapper json = JsonMapper.builder().build();
    ObjectNode network = json.createObjectNode();
    SHAPE.stream()
        .filter(metadata::containsKey)
        .forEach(key -> network.put(key, Integer.valueOf(metadata.get(key))));
    return new Card(
        Card.FORMAT,
        game.name(),
        limit.toString(),
        origin.search(),
        Program.version(),
        citation(game, origin),
        network.isEmpty() ? null : network,
        origin.generation(),
        origin.seed(),
        origin.config().orElse(null));
  }

  private static String citation(Game game, Origin origin) {
    String network =
        origin.generation() == null
            ? ""
            : " Generation " + origin.generation() + " of a run with seed " + origin.seed() + ".";
    return String.format(
        "%s, self-play AI for the board games of the GIPF project. Network for %s.%s",
        Program.version(), game.name(), network);
  }

  private static Bundle withLimit(Bundle bundle, AgentLimit limit) {
    Card card = bundle.card();
    return new Bundle(
        new Card(
            card.format(),
            card.game(),
            limit.toString(),
            card.search(),
            card.program(),
            card.cite(),
            card.network(),
            card.generation(),
            card.seed(),
            card.config()),
        bundle.network(),
        bundle.int8());
  }
}
