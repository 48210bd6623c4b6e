package io.gipfel.app;

import io.gipfel.app.bot.Bot;
import io.gipfel.app.bot.Protocol;
import io.gipfel.core.Game;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.training.run.Program;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gipfel bot}: an agent that answers to a line protocol. */
@Command(
    name = "bot",
    description = "Let an agent speak a line protocol on standard input and output.",
    footer = {
      "",
      "Agents as in 'gipfel match'. UGI tells positions in the game's own notation; a line that",
      "cannot be acted on gets one line back, 'info string error: ...', and changes nothing.",
      "CodeCup's complaints go to standard error.",
      "",
      "Example:",
      "  gipfel bot net:runs/dvonn-small:sims=200",
      "  gipfel bot --protocol codecup alphabeta:time=500ms"
    })
final class BotCommand implements Callable<Integer> {

  @Parameters(
      arity = "0..1",
      paramLabel = "AGENT",
      description =
          "Who plays (default: the network shipped for the game, else alphabeta; time=1s).")
  private String agent;

  @Option(
      names = "--protocol",
      paramLabel = "P",
      defaultValue = "ugi",
      description = "ugi or codecup (default: ${DEFAULT-VALUE}).")
  private Protocol protocol;

  @Mixin private GameOption gameOption;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException {
    Game game = gameOption.game();
    AgentSpec spec = DefaultAgent.orParsed(agent, game);
    try (ThinkerFactory thinkers = new ThinkerFactory(game);
        Thinker thinker = thinkers.create(spec)) {
      Bot bot = new Bot(game, thinker, Program.version() + " " + thinker.name());
      protocol.serve(
          bot,
          StandardInput.reader(),
          command.commandLine().getOut(),
          command.commandLine().getErr());
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
    return ExitCode.OK;
  }
}
