package io.gipfel.app;

import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code gipfel} itself: the list of commands and what all of them share. */
@Command(
    name = "gipfel",
    description = "Self-play AI for the board games of the GIPF project.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    footer = {
      "",
      "'gipfel COMMAND --help' explains a command and shows an example.",
      "Exit codes: 0 yes, 1 no, 2 bad usage or input, 3 a fault of the program."
    },
    mixinStandardHelpOptions = true,
    scope = ScopeType.INHERIT,
    versionProvider = VersionProvider.class,
    usageHelpAutoWidth = true,
    sortOptions = false,
    subcommands = {
      TrainCommand.class,
      MatchCommand.class,
      LadderCommand.class,
      ExportCommand.class,
      PlayCommand.class,
      BotCommand.class,
      MovesCommand.class,
      PerftCommand.class,
      SolveCommand.class,
      EvaluateCommand.class,
      VerifyCommand.class,
      ImportCommand.class,
      InspectCommand.class,
      QuantiseCommand.class,
      ServeCommand.class,
      BenchCommand.class
    })
final class GipfelCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "With an error, show its stack trace.")
  private boolean debug;

  boolean debug() {
    return debug;
  }

  @Override
  public void run() {
    CommandLine gipfel = spec.commandLine();
    String commands = gipfel.getSubcommands().keySet().stream().collect(Collectors.joining(", "));
    throw new ParameterException(gipfel, "expected a command: " + commands);
  }
}
