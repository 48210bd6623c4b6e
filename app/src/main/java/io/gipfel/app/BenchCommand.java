package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.app.bench.Signature;
import io.gipfel.app.bench.Speed;
import io.gipfel.app.bench.Speeds;
import io.gipfel.core.Game;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gipfel bench}: what the program does, in one number, and how fast. */
@Command(
    name = "bench",
    description = "Show the signature and speed of rules, search and network.",
    footer = {
      "",
      "The signature is the same on every machine and changes exactly when rules, encoder or",
      "search behave differently. Speeds are medians of several short runs.",
      "",
      "Example:",
      "  gipfel bench --game dvonn --seconds 1"
    })
final class BenchCommand implements Callable<Integer> {

  private static final int RUNS = 5;

  @Mixin private Output output;

  @Option(
      names = "--game",
      paramLabel = "G",
      defaultValue = "dvonn",
      converter = GameConverter.class,
      description = "What to measure (default: ${DEFAULT-VALUE}).")
  private Game game;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      defaultValue = "0.5",
      description = "Length of a run; each speed takes six (default: ${DEFAULT-VALUE}).")
  private double seconds;

  @Option(names = "--signature", description = "Only the signature.")
  private boolean signatureOnly;

  @Override
  public Integer call() throws IOException {
    if (!(seconds > 0 && seconds <= 3600)) {
      throw new UserException("--seconds: expected more than 0, up to 3600, found " + seconds);
    }
    Signature signature = Signature.of(game);
    List<Speed> speeds = new ArrayList<>();
    if (!output.isJson()) {
      output.printf("signature of %s: %s", game.name(), signature);
    }
    if (!signatureOnly) {
      measure(speeds);
    }
    if (output.isJson()) {
      output.print(toJson(signature, speeds));
    }
    return ExitCode.OK;
  }

  private void measure(List<Speed> speeds) throws IOException {
    if (!output.isJson()) {
      output.printf("%-40s %14s %24s", "", "median", "least to most");
    }
    new Speeds(game, seconds, RUNS, speed -> add(speeds, speed))
        .measure(Runtime.getRuntime().availableProcessors());
  }

  private void add(List<Speed> speeds, Speed speed) {
    speeds.add(speed);
    if (!output.isJson()) {
      output.printf(
          "%-40s %,14.0f %,11.0f to %,9.0f %s",
          speed.name(), speed.median(), speed.least(), speed.most(), speed.unit());
    }
  }

  private ObjectNode toJson(Signature signature, List<Speed> speeds) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game.name());
    json.put("signature", signature.hex());
    ArrayNode array = json.putArray("speeds");
    for (Speed speed : speeds) {
      ObjectNode node = array.addObject();
      node.put("name", speed.name()).put("unit", speed.unit());
      node.put("median", speed.median());
      node.put("least", speed.least()).put("most", speed.most());
    }
    return json;
  }
}
