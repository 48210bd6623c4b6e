package io.gipfel.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;

/** The program: {@code gipfel COMMAND ...}. */
public final class Main {

  /** Room for the lines that help texts break themselves. */
  private static final int HELP_COLUMNS = 100;

  private Main() {}

  /** Runs one command and ends the JVM with its exit code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(args, out, err));
  }

  /**
   * Runs one command.
   *
   * @param out receives answers
   * @param err receives errors and progress
   * @return the exit code: one of {@link ExitCode}
   */
  public static int run(String[] args, PrintWriter out, PrintWriter err) {
    Ansi ansi = Terminal.isAttached() ? Ansi.ON : Ansi.OFF;
    ErrorReporter errors = new ErrorReporter();
    CommandLine gipfel =
        new CommandLine(new GipfelCommand())
            .setOut(out)
            .setErr(err)
            .setUsageHelpWidth(HELP_COLUMNS)
            .setColorScheme(Help.defaultColorScheme(ansi))
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(errors)
            .setExecutionExceptionHandler(errors);
    int code = execute(gipfel, args, errors);
    out.flush();
    err.flush();
    return code;
  }

  /** Runs one command; what goes wrong in the JVM itself is told as faults of the program are. */
  private static int execute(CommandLine gipfel, String[] args, ErrorReporter errors) {
    try {
      return gipfel.execute(args);
    } catch (OutOfMemoryError | LinkageError e) {
      return errors.handleError(e, gipfel);
    }
  }
}
