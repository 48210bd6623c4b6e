package io.gipfel.app;

import io.gipfel.app.web.Site;
import io.gipfel.app.web.WebServer;
import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gipfel serve}: the page in the browser. */
@Command(
    name = "serve",
    description = "Serve a page to play, solve puzzles, replay games and watch a run.",
    footer = {
      "",
      "Only this machine can open the page. Without a network, opponents are random,",
      "greedy, alphabeta and mcts.",
      "",
      "Examples:",
      "  gipfel serve",
      "  gipfel serve --run runs/dvonn-small",
      "  gipfel serve --network best.onnx --game dvonn --data games/"
    })
final class ServeCommand implements Callable<Integer> {

  private static final int MOST_PORT = 65_535;
  private static final long LOOK_AGAIN_MILLIS = 200;

  @Option(
      names = "--port",
      defaultValue = "8080",
      description = "Port on 127.0.0.1, 0 for any (default: ${DEFAULT-VALUE}).")
  private int port;

  @Option(
      names = "--run",
      paramLabel = "DIR",
      description = "A run to watch and replay; its newest network plays. May be repeated.")
  private List<Path> runs = List.of();

  @Option(
      names = "--data",
      paramLabel = "DATASET",
      description = "A folder with shards, or a shard, to replay. May be repeated.")
  private List<Path> datasets = List.of();

  @Option(
      names = "--network",
      paramLabel = "PATH",
      description = "A run, checkpoint, bot or ONNX file to play by, or 'default'.")
  private String network;

  @Option(
      names = "--game",
      paramLabel = "G",
      converter = GameConverter.class,
      description = "The game to begin with, and that of an ONNX file (default: the run's).")
  private Game game;

  @Option(
      names = "--against",
      paramLabel = "AGENT",
      description = "A further opponent, such as engine:codecup:./player. May be repeated.")
  private List<String> opponents = List.of();

  @Option(
      names = "--puzzles",
      paramLabel = "FILE",
      description = "Puzzles to pose in place of those that come with the program.")
  private Path puzzles;

  @Mixin private Output output;

  @Override
  public Integer call() {
    if (port < 0 || port > MOST_PORT) {
      throw new UserException("--port: expected 0 to " + MOST_PORT + ", found " + port);
    }
    ServedSite.Request request =
        new ServedSite.Request(game, network, runs, datasets, opponents, puzzles);
    try (ServedSite served = new ServedSite(request, message -> output.remark("%s", message))) {
      serve(served.site());
    }
    return ExitCode.OK;
  }

  private void serve(Site site) {
    try (Interruption interruption = Interruption.listen();
        WebServer server = WebServer.start(site, port)) {
      output.printf("serving %s until Ctrl-C", server.address());
      while (!interruption.isRaised()) {
        Thread.sleep(LOOK_AGAIN_MILLIS);
      }
    } catch (IOException e) {
      throw new UserException("--port " + port + ": cannot be served on: " + IoReason.of(e), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
