package io.gipfel.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gipfel perft}: how many action sequences there are. */
@Command(
    name = "perft",
    description = "Count the action sequences of one length from a position.",
    footer = {"", "Example:", "  gipfel perft --game tictactoe start --depth 9 --divide"})
final class PerftCommand implements Callable<Integer> {

  private static final int MAX_DEPTH = 100;

  @Mixin private PositionArguments arguments;
  @Mixin private Output output;

  @Option(
      names = "--depth",
      required = true,
      paramLabel = "N",
      description = "Plies of a sequence, 1 to " + MAX_DEPTH + "; a pass is a ply.")
  private int depth;

  @Option(names = "--divide", description = "Also say how many begin with each action.")
  private boolean divide;

  @Override
  public Integer call() {
    if (depth < 1 || depth > MAX_DEPTH) {
      throw new UserException("--depth: expected 1 to " + MAX_DEPTH + ", found " + depth);
    }
    Game game = arguments.game();
    Map<String, Long> counts = countByAction(game, arguments.position());
    long total = counts.values().stream().mapToLong(Long::longValue).sum();
    if (output.isJson()) {
      output.print(toJson(counts, total));
    } else {
      if (divide) {
        counts.forEach((action, count) -> output.printf("%s %d", action, count));
      }
      output.printf("%d", total);
    }
    return ExitCode.OK;
  }

  private Map<String, Long> countByAction(Game game, Position position) {
    Perft perft = new Perft(game, depth);
    Position child = game.newPosition();
    Map<String, Long> counts = new TreeMap<>();
    for (int action : Positions.legalActions(game, position)) {
      child.copyFrom(position);
      child.play(action);
      counts.put(game.notation().formatAction(position, action), perft.count(child, depth - 1));
    }
    return counts;
  }

  private ObjectNode toJson(Map<String, Long> counts, long total) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("depth", depth);
    json.put("nodes", total);
    if (divide) {
      counts.forEach(json.putObject("divide")::put);
    }
    return json;
  }
}
