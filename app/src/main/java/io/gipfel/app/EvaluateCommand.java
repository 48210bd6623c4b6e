package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.GameLine;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.mcts.agent.Thought;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code gipfel evaluate}: what an agent thinks of each of many positions. */
@Command(
    name = "evaluate",
    description = "Say what an agent thinks of each position on standard input.",
    footer = {
      "",
      "A line of input is a position, or 'POSITION moves ACTION...'; blank lines and those that",
      "begin with # are passed over. A line of output is the value for White, from -1 to 1, with"
          + " '='",
      "before it where it is proven; the action to play; and the line of input. Agents as in",
      "'gipfel match'; of a network, sims=1 is its bare opinion.",
      "",
      "Examples:",
      "  echo 'start moves e3 d2 f4' | gipfel evaluate net:default:sims=1",
      "  gipfel evaluate net:runs/mine:sims=64 --json < positions.txt > opinions.jsonl"
    })
final class EvaluateCommand implements Callable<Integer> {

  @Parameters(
      arity = "0..1",
      paramLabel = "AGENT",
      description =
          "Who thinks (default: the network shipped for the game, else alphabeta; time=1s).")
  private String agent;

  @Mixin private GameOption gameOption;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    Game game = gameOption.game();
    AgentSpec spec = DefaultAgent.orParsed(agent, game);
    try (ThinkerFactory thinkers = new ThinkerFactory(game);
        Thinker thinker = thinkers.create(spec);
        Interruption interruption = Interruption.listen()) {
      BufferedReader in = StandardInput.reader();
      int number = 0;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        number++;
        String said = line.strip();
        if (!said.isEmpty() && !said.startsWith("#")) {
          answer(said, "line " + number, thinker);
        }
        if (interruption.isRaised()) {
          output.remark("stopped after line %d", number);
          break;
        }
      }
    }
    return ExitCode.OK;
  }

  private void answer(String line, String where, Thinker thinker) {
    try {
      OngoingGame ongoing = GameLine.parse(gameOption.game(), line, 0);
      Optional<Thought> thought =
          ongoing.isOver()
              ? Optional.empty()
              : Optional.of(thinker.think(ongoing, thinker.ownLimit(), Thinker.Watcher.NONE));
      Evaluation evaluation = Evaluation.of(line, ongoing, thought);
      if (output.isJson()) {
        output.print(evaluation.toJson());
      } else {
        output.printf("%s", evaluation.toText());
      }
    } catch (NotationException | AgentException e) {
      throw new UserException(where + ": " + e.getMessage(), e);
    }
  }
}
