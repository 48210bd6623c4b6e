package io.gipfel.app;

import io.gipfel.app.export.BotJar;
import io.gipfel.app.export.ExportedNetwork;
import io.gipfel.core.WholeFile;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.bundle.Bundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel export}: a bot in one file, and its network alone. */
@Command(
    name = "export",
    description = "Export a network as a bot in one file, or as ONNX.",
    footer = {
      "",
      "NETWORK is a run, whose newest network is taken, a checkpoint, an exported bot or an ONNX",
      "file. The bot needs nothing but a JVM of version 17 or newer; its --help says what it does.",
      "",
      "Example:",
      "  gipfel export runs/dvonn-small --out bot.jar --platform linux-x64",
      "  gipfel export runs/dvonn-small --onnx network.onnx"
    })
final class ExportCommand implements Callable<Integer> {

  private static final AgentLimit A_SECOND = AgentLimit.millis(1_000);

  @Parameters(paramLabel = "NETWORK", description = "Where the network is.")
  private Path network;

  @Option(names = "--out", paramLabel = "FILE.jar", description = "The bot.")
  private Path out;

  @Option(
      names = "--onnx",
      paramLabel = "FILE.onnx",
      description = "The network alone, for any ONNX runtime (docs/onnx.md).")
  private Path onnx;

  @Option(
      names = "--platform",
      paramLabel = "P",
      description =
          "Keep one platform in the bot, such as linux-x64, linux-aarch64, osx-aarch64 or win-x64"
              + " (default: all).")
  private String platform;

  @Option(
      names = "--game",
      paramLabel = "G",
      description = "Name of the game, for a network that does not say so itself.")
  private String game;

  @ArgGroup private final Thinking thinking = new Thinking();
  @Mixin private Output output;

  /** How long the bot thinks where nobody tells it. */
  private static final class Thinking {

    @Option(
        names = "--sims",
        paramLabel = "N",
        description = "Simulations an action, where nobody tells the bot (default: a second).")
    private Integer simulations;

    @Option(
        names = "--time",
        paramLabel = "T",
        description = "Time an action, such as 500ms, where nobody tells the bot.")
    private String time;

    AgentLimit limit() {
      if (simulations != null) {
        return AgentLimit.simulations(simulations);
      }
      return time == null ? A_SECOND : AgentLimit.parse(AgentLimit.Unit.TIME, time);
    }
  }

  @Override
  public Integer call() throws IOException {
    Bundle bundle;
    try {
      check();
      bundle = ExportedNetwork.read(network, Optional.ofNullable(game), thinking.limit());
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
    if (onnx != null) {
      WholeFile.write(onnx, bundle.network());
      tell(onnx, bundle);
    }
    if (out != null) {
      BotJar.write(out, bundle, Optional.ofNullable(platform));
      tell(out, bundle);
    }
    return ExitCode.OK;
  }

  private void check() {
    if (out == null && onnx == null) {
      throw new IllegalArgumentException("expected --out FILE.jar, --onnx FILE.onnx or both");
    }
    Stream.of(Optional.ofNullable(out), Optional.ofNullable(onnx))
        .flatMap(Optional::stream)
        .forEach(WholeFile::check);
    if (out != null && !Bundle.isNamedSo(out)) {
      throw new IllegalArgumentException("--out: expected a name that ends in .jar, found " + out);
    }
    if (platform != null && !BotJar.platforms().contains(platform)) {
      throw new IllegalArgumentException(
          "--platform: expected one of "
              + String.join(", ", BotJar.platforms())
              + ", found "
              + platform);
    }
  }

  private void tell(Path file, Bundle bundle) throws IOException {
    output.printf("%s: %s, %.1f MB", file, bundle.card().game(), Files.size(file) / 1_000_000.0);
  }
}
