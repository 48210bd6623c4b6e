package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

class HelpTest {

  static Stream<String> commands() {
    return new CommandLine(new GipfelCommand()).getSubcommands().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandHasOneLineInTheListAndAnExample(String command) {
    Cli.Result list = Cli.run("--help");
    assertEquals(ExitCode.OK, list.code());
    assertEquals(
        1,
        list.out().lines().filter(line -> line.matches("  " + command + " +[A-Z].*\\.")).count(),
        list.out());

    Cli.Result help = Cli.run(command, "--help");
    assertEquals(ExitCode.OK, help.code());
    assertTrue(help.out().contains("\nExample"), help.out());
    assertTrue(help.out().contains("  gipfel " + command + " "), help.out());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void linesThatATextBreaksItselfAreNotBrokenAgain(String command) {
    String help = Cli.run(command, "--help").out();
    CommandLine known = new CommandLine(new GipfelCommand()).getSubcommands().get(command);
    for (String line : known.getCommandSpec().usageMessage().footer()) {
      assertTrue(help.contains("\n" + line.replace("%%", "%") + "\n"), line);
    }
  }

  @Test
  void everyExitCodeIsExplained() {
    String help = Cli.run("--help").out();
    assertTrue(help.contains("0 yes, 1 no, 2 bad usage or input, 3 a fault of the program"), help);
  }

  @Test
  void versionIsFilledInByTheBuild() {
    Cli.Result version = Cli.run("--version");
    assertEquals(ExitCode.OK, version.code());
    assertTrue(version.out().matches("(?s)gipfel \\d+\\.\\d+.*"), version.out());
    assertFalse(version.out().contains("$"), version.out());
  }
}
