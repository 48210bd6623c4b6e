package io.gipfel.app;

import io.gipfel.app.web.Brain;
import io.gipfel.app.web.Level;
import io.gipfel.app.web.RunSource;
import io.gipfel.app.web.Site;
import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.datasets.puzzles.PuzzleFile;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.bundle.ShippedNetworks;
import io.gipfel.training.RunConfig;
import io.gipfel.training.arena.AgentSource;
import io.gipfel.training.arena.ArenaAgents;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** What {@code serve} shows, out of the paths that people gave; closing it frees the networks. */
final class ServedSite implements AutoCloseable {

  /**
   * What people asked for.
   *
   * @param game null for that of the network or run, or else the first there is
   * @param network a path or {@code default}; null for the newest of each run, or what is shipped
   * @param puzzles a file of them; null for those that come with the program
   */
  record Request(
      Game game,
      String network,
      List<Path> runs,
      List<Path> datasets,
      List<String> opponents,
      Path puzzles) {}

  private final Request request;
  private final Game firstGame;
  private final ArenaAgents agents;
  private final List<ServedNetwork> networks = new ArrayList<>();
  private final Map<String, Path> datasets = new LinkedHashMap<>();
  private final List<RunSource> runs = new ArrayList<>();
  private final List<Puzzle> puzzles;

  /**
   * Opens everything.
   *
   * @param warning is told of a run that has no network to play by
   * @throws UserException if something is not there
   */
  ServedSite(Request request, Consumer<String> warning) {
    this.request = request;
    checkFolders();
    firstGame = firstGame();
    agents = new ArenaAgents(firstGame, RunSearch::of);
    puzzles = puzzles();
    for (Path run : request.runs()) {
      String name = unused(run);
      runs.add(new WatchedRun(name, RunDirectory.at(run)));
      datasets.put(name, run);
    }
    request.datasets().forEach(dataset -> datasets.put(unused(dataset), dataset));
    openNetworks(warning);
  }

  Site site() {
    return new Site(
        firstGame, this::brains, Map.of(firstGame.name(), levels()), datasets, runs, puzzles);
  }

  /** The networks that are there by now: runs may publish their first one at any time. */
  private List<Brain> brains() {
    return networks.stream().flatMap(network -> network.brainIfThere().stream()).toList();
  }

  private void checkFolders() {
    for (Path run : request.runs()) {
      if (!RunDirectory.at(run).exists()) {
        throw new UserException("--run " + run + ": expected the folder of a run, found none");
      }
    }
    for (Path dataset : request.datasets()) {
      if (!Files.exists(dataset)) {
        throw new UserException("--data " + dataset + ": no such file; expected a dataset");
      }
    }
  }

  private List<Puzzle> puzzles() {
    if (request.puzzles() == null) {
      return PuzzleFile.shipped();
    }
    try {
      List<Puzzle> found = PuzzleFile.read(request.puzzles());
      if (found.isEmpty()) {
        throw new UserException(
            "--puzzles " + request.puzzles() + ": expected puzzles, found none");
      }
      return found;
    } catch (IllegalArgumentException e) {
      throw new UserException("--puzzles " + e.getMessage(), e);
    } catch (IOException e) {
      throw new UserException("--puzzles " + request.puzzles() + ": " + IoReason.of(e), e);
    }
  }

  /** The last part of a path, with a number behind it if another has the same. */
  private String unused(Path path) {
    Path last = path.toAbsolutePath().normalize().getFileName();
    String base = last == null ? "data" : last.toString();
    String name = base;
    for (int i = 2; datasets.containsKey(name); i++) {
      name = base + " (" + i + ")";
    }
    return name;
  }

  private Game firstGame() {
    if (request.game() != null) {
      return request.game();
    }
    Optional<Path> known = Optional.ofNullable(request.network()).map(Path::of);
    return known
        .or(() -> request.runs().stream().findFirst())
        .flatMap(RunDirectory::containing)
        .map(ServedSite::gameOf)
        .orElseGet(() -> Games.all().get(0));
  }

  private static Game gameOf(RunDirectory run) {
    return Games.byName(RunConfig.of(run).game());
  }

  private void openNetworks(Consumer<String> warning) {
    if (request.network() != null) {
      try {
        open(request.network(), firstGame);
      } catch (IllegalArgumentException e) {
        throw new UserException("--network " + e.getMessage(), e);
      }
    }
    for (Path run : request.runs()) {
      try {
        open(run.toString(), gameOf(RunDirectory.at(run)));
      } catch (IllegalArgumentException e) {
        warning.accept(e.getMessage() + "; it plays as soon as there is one");
      }
    }
    for (Game game : Games.all()) {
      if (ShippedNetworks.find(game).isPresent()) {
        open(ShippedNetworks.DEFAULT, game);
      }
    }
  }

  /** Keeps the place of a network even if it cannot be read yet. */
  private void open(String path, Game game) {
    ServedNetwork network = new ServedNetwork(path, game);
    networks.add(network);
    network.brain();
  }

  private List<Level> levels() {
    List<Level> levels = new ArrayList<>();
    for (String opponent : request.opponents()) {
      try {
        AgentSpec spec = AgentSpec.parse(opponent);
        if (spec instanceof AgentSpec.Net) {
          throw new UserException("--against " + opponent + ": a network is given by --network");
        }
        AgentSource source = agents.source(spec);
        levels.add(new Level(source.name(), source.name(), source::create));
      } catch (IllegalArgumentException e) {
        throw new UserException("--against " + e.getMessage(), e);
      }
    }
    return levels;
  }

  @Override
  public void close() {
    networks.forEach(ServedNetwork::close);
    agents.close();
  }
}
