package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.app.play.Words;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** Solves the one position of the command line. */
final class SolvePosition {

  private static final long NANOS_A_MILLI = 1_000_000;
  private static final double NANOS_A_SECOND = 1e9;

  /** What the optimal actions and the best line may cost beyond the proof. */
  private static final long MORE_NODES = 1_000_000;

  @ArgGroup(exclusive = false, multiplicity = "1")
  private PositionArguments arguments;

  @Option(
      names = "--time",
      paramLabel = "T",
      defaultValue = "10s",
      description = "The most time for the proof, such as 500ms or 2m (default: ${DEFAULT-VALUE}).")
  private String time;

  /** What was found, and the actions as texts. */
  private record Answer(Solver solver, List<String> best, List<String> line, double seconds) {}

  int run(SolverConfig config, Output output, Interruption interruption) {
    long nanos = SolveCommand.millis("--time", time) * NANOS_A_MILLI;
    Game game = arguments.game();
    Position position = arguments.position();
    Solver solver = new Solver(game, config);
    long start = System.nanoTime();
    solver.solve(
        position,
        Long.MAX_VALUE,
        () -> System.nanoTime() - start >= nanos || interruption.isRaised());
    double seconds = (System.nanoTime() - start) / NANOS_A_SECOND;
    Answer answer =
        new Answer(
            solver,
            bestActions(game, position, solver, interruption),
            line(game, position, solver, interruption),
            seconds);
    if (output.isJson()) {
      output.print(toJson(answer));
    } else {
      print(answer, output);
    }
    return solver.isExact() ? ExitCode.OK : ExitCode.NO;
  }

  /**
   * Every action that is best; if they could not all be told apart, or the position is open, one.
   */
  private static List<String> bestActions(
      Game game, Position position, Solver solver, Interruption interruption) {
    List<String> texts = new ArrayList<>();
    if (position.isTerminal()) {
      return texts;
    }
    int[] actions = new int[game.maxLegalActions()];
    int count =
        solver.isExact()
            ? solver.optimalActions(actions, solver.nodes() + MORE_NODES, interruption::isRaised)
            : 0;
    if (count == 0) {
      actions[count++] = solver.bestAction();
    }
    for (int i = 0; i < count; i++) {
      texts.add(game.notation().formatAction(position, actions[i]));
    }
    return texts;
  }

  private static List<String> line(
      Game game, Position position, Solver solver, Interruption interruption) {
    List<String> texts = new ArrayList<>();
    if (!solver.isExact()) {
      return texts;
    }
    int[] actions = new int[game.maxPlies()];
    int length = solver.bestLine(actions, solver.nodes() + MORE_NODES, interruption::isRaised);
    Position walker = Positions.copyOf(game, position);
    for (int i = 0; i < length; i++) {
      texts.add(game.notation().formatAction(walker, actions[i]));
      walker.play(actions[i]);
    }
    return texts;
  }

  private static void print(Answer answer, Output output) {
    Solver solver = answer.solver();
    if (solver.isExact()) {
      output.printf("%s", Words.margin(solver.lowerForFirst()));
      if (!answer.best().isEmpty()) {
        output.printf("best: %s", String.join(" ", answer.best()));
        output.printf("line: %s", String.join(" ", answer.line()));
      }
    } else {
      output.printf(
          "not solved: from '%s' to '%s'",
          Words.margin(solver.lowerForFirst()), Words.margin(solver.upperForFirst()));
      output.printf("best so far: %s", String.join(" ", answer.best()));
    }
    output.printf("%d positions in %.3f s", solver.nodes(), answer.seconds());
  }

  private static ObjectNode toJson(Answer answer) {
    Solver solver = answer.solver();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("exact", solver.isExact());
    json.put("lowerForFirst", solver.lowerForFirst());
    json.put("upperForFirst", solver.upperForFirst());
    ArrayNode best = json.putArray("best");
    answer.best().forEach(best::add);
    ArrayNode line = json.putArray("line");
    answer.line().forEach(line::add);
    json.put("nodes", solver.nodes());
    json.put("seconds", answer.seconds());
    return json;
  }
}
