package io.gipfel.app;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs the program in this JVM, as the shell would. */
final class Cli {

  /** What a command left behind. */
  record Result(int code, String out, String err) {}

  private Cli() {}

  static Result run(String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(args, new PrintWriter(out), new PrintWriter(err));
    return new Result(code, out.toString(), err.toString());
  }
}
