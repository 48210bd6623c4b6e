package io.gipfel.app;

import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gipfel solve}: the result with best play, and how often it can be found. */
@Command(
    name = "solve",
    description = {
      "Find the exact result of a position.",
      "With it come all best actions and a best line; or bounds and exit code 1 when the time is"
          + " up.",
      "With --games, measure how many positions of recorded games are solved in how much processor"
          + " time."
    },
    footer = {
      "",
      "Examples:",
      "  gipfel solve --game tictactoe 'wb./.b./w.. w 1'",
      "  gipfel solve --games data/people --to-come 6,10,16 --budgets 10ms,1s --positions 200"
    })
final class SolveCommand implements Callable<Integer> {

  @ArgGroup(multiplicity = "1")
  private Task task;

  @Option(
      names = "--memory",
      paramLabel = "MB",
      defaultValue = "64",
      description = "The most memory for the table of positions (default: ${DEFAULT-VALUE}).")
  private int memoryMegabytes;

  @Mixin private Output output;

  /** One of two things to do. */
  private static final class Task {

    @ArgGroup(exclusive = false)
    private SolvePosition position;

    @ArgGroup(exclusive = false)
    private SolveGames games;
  }

  @Override
  public Integer call() throws IOException {
    SolverConfig config = config();
    try (Interruption interruption = Interruption.listen()) {
      return task.position != null
          ? task.position.run(config, output, interruption)
          : task.games.run(config, output, interruption);
    }
  }

  private SolverConfig config() {
    try {
      return new SolverConfig(memoryMegabytes);
    } catch (IllegalArgumentException e) {
      throw new UserException("--memory: " + afterKey(e), e);
    }
  }

  /** The milliseconds of a duration such as 10ms or 2s. */
  static long millis(String option, String text) {
    try {
      return AgentLimit.parse(AgentLimit.Unit.TIME, text).amount();
    } catch (IllegalArgumentException e) {
      throw new UserException(option + ": " + afterKey(e), e);
    }
  }

  private static String afterKey(IllegalArgumentException complaint) {
    String message = String.valueOf(complaint.getMessage());
    return message.substring(message.indexOf(':') + 2);
  }
}
