package io.gipfel.app;

import io.gipfel.app.play.TerminalGame;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Thinker;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code gipfel play}: a game against an agent in the terminal. */
@Command(
    name = "play",
    description = "Play against an agent in the terminal, or solve puzzles.",
    footer = {
      "",
      "Agents as in 'gipfel match'. Type an action, or 'help' for the commands: hints, who stands",
      "better, taking back. Lines may also come from a file or a pipe.",
      "",
      "Examples:",
      "  gipfel play --against alphabeta:depth=3 --side black",
      "  gipfel play --puzzles --difficulty 2"
    })
final class PlayCommand implements Callable<Integer> {

  private static final AgentSpec ADVISER = new AgentSpec.AlphaBeta(AgentLimit.millis(500));

  /** The sides as people call them. */
  private enum Side {
    WHITE(Player.FIRST),
    BLACK(Player.SECOND);

    private final Player player;

    Side(Player player) {
      this.player = player;
    }
  }

  @Mixin private GameOption gameOption;

  @Option(
      names = "--against",
      paramLabel = "A",
      description =
          "Your opponent (default: the network shipped for the game, else alphabeta; time=1s).")
  private String against;

  @Option(
      names = "--side",
      paramLabel = "S",
      defaultValue = "white",
      description = "Yours: white, who begins, or black (default: ${DEFAULT-VALUE}).")
  private Side side;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of random setups and random choices (default: ${DEFAULT-VALUE}).")
  private long seed;

  @ArgGroup(exclusive = false)
  private PlayPuzzles puzzles;

  @Spec private CommandSpec command;

  @Override
  public Integer call() throws IOException {
    CommandLine line = command.commandLine();
    boolean colours = line.getColorScheme().ansi().enabled();
    if (puzzles != null) {
      puzzles.play(gameOption.game(), seed, line.getOut(), colours);
      return ExitCode.OK;
    }
    Game game = gameOption.game();
    AgentSpec spec = DefaultAgent.orParsed(against, game);
    try (ThinkerFactory thinkers = new ThinkerFactory(game);
        Thinker opponent = thinkers.create(spec);
        Thinker adviser = thinkers.create(opponent.units().isEmpty() ? ADVISER : spec)) {
      TerminalGame.Setup setup =
          new TerminalGame.Setup(game, opponent, adviser, side.player, seed, colours);
      new TerminalGame(setup, line.getOut()).play(StandardInput.reader());
    } catch (AgentException e) {
      throw new UserException(e.getMessage(), e);
    }
    return ExitCode.OK;
  }
}
