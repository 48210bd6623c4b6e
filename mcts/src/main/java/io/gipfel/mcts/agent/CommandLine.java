package io.gipfel.mcts.agent;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into program and arguments as a shell would, without one: by white space, with
 * {@code '...'} taken literally, {@code "..."} keeping white space, and a backslash outside single
 * quotes taking the next character literally. Nothing is expanded.
 */
final class CommandLine {

  private static final char NO_QUOTE = 0;

  private CommandLine() {}

  /**
   * The words of {@code command}, at least one.
   *
   * @throws IllegalArgumentException if it is blank or ends within a quote or after a backslash
   */
  static List<String> split(String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = NO_QUOTE;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (c == '\\' && quote != '\'') {
        if (++i == command.length()) {
          throw new IllegalArgumentException("expected a character behind the last backslash");
        }
        word.append(command.charAt(i));
        inWord = true;
      } else if (c == quote) {
        quote = NO_QUOTE;
      } else if (quote == NO_QUOTE && (c == '\'' || c == '"')) {
        quote = c;
        inWord = true;
      } else if (quote == NO_QUOTE && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
          word.setLength(0);
        }
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != NO_QUOTE) {
      throw new IllegalArgumentException("expected a closing " + quote + " in the command");
    }
    if (inWord) {
      words.add(word.toString());
    }
    if (words.isEmpty()) {
      throw new IllegalArgumentException("expected a command: engine:PROTOCOL:COMMAND");
    }
    return words;
  }
}
