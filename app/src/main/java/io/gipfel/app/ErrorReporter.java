package io.gipfel.app;

import io.gipfel.core.IoReason;
import io.gipfel.training.config.ConfigException;
import io.gipfel.training.run.RunException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Turns exceptions into one line on the error stream and an exit code. A stack trace is for {@code
 * --debug}; that of a fault of the program is kept in a file.
 */
final class ErrorReporter implements IParameterExceptionHandler, IExecutionExceptionHandler {

  @Override
  public int handleParseException(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String hint = " (see '" + command.getCommandSpec().qualifiedName() + " --help')";
    String message = takenForAnOption(command).orElse(e.getMessage());
    return badInput(command, message + hint, e);
  }

  /** What to say of a text with blanks, such as a position, that begins as options do. */
  private static Optional<String> takenForAnOption(CommandLine command) {
    return command.getUnmatchedArguments().stream()
        .filter(argument -> argument.startsWith("-") && argument.contains(" "))
        .findFirst()
        .map(text -> "'" + text + "' looks like an option: expected it last, behind '--'");
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult result) {
    if (e instanceof ParameterException parameter) {
      return handleParseException(parameter, new String[0]);
    }
    if (e instanceof UserException || e instanceof ConfigException || e instanceof RunException) {
      return badInput(command, e.getMessage(), e);
    }
    if (e instanceof IOException io) {
      return badInput(command, describe(io), e);
    }
    if (e instanceof UncheckedIOException io) {
      return badInput(command, describe(io.getCause()), e);
    }
    return internal(command, e);
  }

  /** Tells of a JVM without memory or a library that cannot be loaded. */
  int handleError(Error e, CommandLine command) {
    return internal(command, e);
  }

  /** One line for a file that can't be read or written. */
  static String describe(IOException e) {
    String file = e instanceof FileSystemException system ? system.getFile() + ": " : "";
    return file + IoReason.of(e);
  }

  private static int badInput(CommandLine command, String message, Exception e) {
    print(command, message);
    if (debug(command)) {
      e.printStackTrace(command.getErr());
    }
    return ExitCode.BAD_INPUT;
  }

  private static int internal(CommandLine command, Throwable e) {
    String message = "internal error: " + e;
    if (debug(command)) {
      print(command, message);
      e.printStackTrace(command.getErr());
    } else {
      print(command, message + "; " + keepStackTrace(e));
    }
    return ExitCode.INTERNAL;
  }

  private static String keepStackTrace(Throwable e) {
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    try {
      Path file = Files.createTempFile("gipfel-error-", ".log");
      Files.writeString(file, trace.toString());
      return "stack trace in " + file;
    } catch (IOException notKept) {
      return "its stack trace could not be kept (" + describe(notKept) + "): run with --debug";
    }
  }

  private static void print(CommandLine command, String message) {
    command.getErr().println("gipfel: " + message.strip().replaceAll("\\s*\\R\\s*", " "));
  }

  private static boolean debug(CommandLine command) {
    CommandLine root = command;
    while (root.getParent() != null) {
      root = root.getParent();
    }
    return root.getCommand() instanceof GipfelCommand gipfel && gipfel.debug();
  }
}
