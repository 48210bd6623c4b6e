package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.app.solve.Endings;
import io.gipfel.app.solve.SolvedShare;
import io.gipfel.app.solve.SolverMeasurement;
import io.gipfel.core.Position;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** Measures the solver on positions of recorded games. */
final class SolveGames {

  private static final int MOST_POSITIONS = 1_000_000;
  private static final long WARM_UP_MILLIS = 3_000;
  private static final int PERCENT = 100;

  @Option(
      names = "--games",
      required = true,
      paramLabel = "DATASET",
      description = "Folder with shards, or a shard.")
  private Path games;

  @Option(
      names = "--to-come",
      split = ",",
      paramLabel = "N",
      defaultValue = "6,8,10,12,14,16,18,20",
      description =
          "How many moves were still to come in the game, passes not counted (default:"
              + " ${DEFAULT-VALUE}).")
  private List<Integer> toCome;

  @Option(
      names = "--budgets",
      split = ",",
      paramLabel = "T",
      defaultValue = "10ms,100ms,1s,10s",
      description = "Processor time for a position, ascending (default: ${DEFAULT-VALUE}).")
  private List<String> budgets;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "100",
      description = "The most positions of each kind, one a game (default: ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Draws the games (default: ${DEFAULT-VALUE}).")
  private long seed;

  int run(SolverConfig config, Output output, Interruption interruption) throws IOException {
    List<Long> millis = budgetsMillis();
    check();
    Dataset dataset =
        new Dataset(
            games, Checking.CHECKSUM, damaged -> output.remark("warning: %s", damaged.reason()));
    Endings endings = endings(dataset);
    SolverMeasurement measurement =
        new SolverMeasurement(endings.game(), config, millis, interruption::isRaised);
    measurement.warmUp(endings.withMovesToCome(toCome.get(0), positions), WARM_UP_MILLIS);
    List<SolvedShare> rows = new ArrayList<>();
    if (!output.isJson()) {
      output.printf("%7s %9s %12s  %s", "to come", "positions", "median nodes", header());
    }
    for (int moves : toCome) {
      List<Position> sample = endings.withMovesToCome(moves, positions);
      try (Progress progress = Progress.start(moves + " to come", sample.size())) {
        rows.add(measurement.measure(moves, sample, progress::step));
      }
      if (interruption.isRaised()) {
        rows.remove(rows.size() - 1);
        break;
      }
      if (!output.isJson()) {
        print(rows.get(rows.size() - 1), output);
      }
    }
    if (output.isJson()) {
      output.print(toJson(millis, rows));
    }
    return ExitCode.OK;
  }

  private Endings endings(Dataset dataset) throws IOException {
    try {
      return Endings.of(dataset, seed);
    } catch (IllegalArgumentException e) {
      throw new UserException(games + ": " + e.getMessage(), e);
    }
  }

  private List<Long> budgetsMillis() {
    List<Long> millis = new ArrayList<>();
    for (String budget : budgets) {
      millis.add(SolveCommand.millis("--budgets", budget));
      int last = millis.size() - 1;
      if (last > 0 && millis.get(last) <= millis.get(last - 1)) {
        throw new UserException(
            "--budgets: expected times in ascending order, found " + String.join(",", budgets));
      }
    }
    return millis;
  }

  private void check() {
    if (!Files.exists(games)) {
      throw new UserException(games + ": no such file; expected a folder with shards, or a shard");
    }
    if (positions < 1 || positions > MOST_POSITIONS) {
      throw new UserException(
          "--positions: expected 1 to " + MOST_POSITIONS + ", found " + positions);
    }
    for (int moves : toCome) {
      if (moves < 1) {
        throw new UserException("--to-come: expected 1 or more, found " + moves);
      }
    }
  }

  private String header() {
    StringBuilder header = new StringBuilder();
    budgets.forEach(budget -> header.append(String.format(Locale.ROOT, "%8s", budget)));
    return header.toString();
  }

  private static void print(SolvedShare row, Output output) {
    StringBuilder shares = new StringBuilder();
    for (int i = 0; row.positions() > 0 && i < row.solved().size(); i++) {
      shares.append(String.format(Locale.ROOT, "%7.1f%%", PERCENT * row.share(i)));
    }
    output.printf(
        "%7d %9d %12d  %s", row.movesToCome(), row.positions(), row.medianNodes(), shares);
  }

  private static ObjectNode toJson(List<Long> millis, List<SolvedShare> rows) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode budgets = json.putArray("budgetsMillis");
    millis.forEach(budgets::add);
    ArrayNode list = json.putArray("rows");
    for (SolvedShare row : rows) {
      ObjectNode node = list.addObject();
      node.put("toCome", row.movesToCome());
      node.put("positions", row.positions());
      node.put("medianNodes", row.medianNodes());
      row.solved().forEach(node.putArray("solved")::add);
    }
    return json;
  }
}
