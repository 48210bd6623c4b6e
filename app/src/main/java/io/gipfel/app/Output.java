package io.gipfel.app;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where a command's answer goes: lines for people, or {@code --json} for programs. */
final class Output {

  @Spec(Target.MIXEE)
  private CommandSpec command;

  @Option(names = "--json", description = "Answer in JSON, on one line.")
  private boolean json;

  boolean isJson() {
    return json;
  }

  /** An answer, which goes to standard output. */
  void printf(String format, Object... values) {
    out().printf(Locale.ROOT, format + "%n", values);
  }

  /** An answer for programs, which goes to standard output. */
  void print(JsonNode answer) {
    out().println(answer);
  }

  /** A remark or progress, which goes to the error stream. */
  void remark(String format, Object... values) {
    PrintWriter err = command.commandLine().getErr();
    err.printf(Locale.ROOT, format + "%n", values);
    err.flush();
  }

  /** Where answers go, for long ones. */
  PrintWriter writer() {
    return out();
  }

  private PrintWriter out() {
    return command.commandLine().getOut();
  }
}
