package io.gipfel.datasets.importing;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the properties of game trees in SGF, leniently: a tree is {@code (}, properties and
 * semicolons in any order, and {@code )}; a property is a name and one value or more in brackets.
 * Variations are not read, since records of played games have none.
 */
final class SgfParser {

  /**
   * A property, once for each of its values.
   *
   * @param value without escapes, each run of white space being one space
   * @param line of the name, from 1
   */
  record Property(String name, String value, int line) {}

  private final String text;
  private int at;
  private int line = 1;

  SgfParser(String text) {
    this.text = text;
  }

  /** Whether another tree follows; what stands before it is skipped. */
  boolean hasNext() {
    while (at < text.length() && text.charAt(at) != '(') {
      skip();
    }
    return at < text.length();
  }

  /** The line of the parser, from 1. */
  int line() {
    return line;
  }

  /** The properties of the next tree, in order. */
  List<Property> next() throws RecordTextException {
    List<Property> properties = new ArrayList<>();
    skip();
    while (true) {
      char letter = peek("')' at the end of the game");
      if (letter == ')') {
        skip();
        return properties;
      } else if (letter == ';' || Character.isWhitespace(letter)) {
        skip();
      } else if (isName(letter)) {
        readProperty(properties);
      } else {
        throw new RecordTextException(line, "a property, ';' or ')'", "'" + letter + "'");
      }
    }
  }

  private void readProperty(List<Property> properties) throws RecordTextException {
    int start = at;
    int startLine = line;
    while (isName(peek("a property with a value"))) {
      skip();
    }
    String name = text.substring(start, at);
    skipSpace();
    char letter = peek("'[' after " + name);
    if (letter != '[') {
      throw new RecordTextException(line, "'[' after " + name, "'" + letter + "'");
    }
    while (at < text.length() && text.charAt(at) == '[') {
      properties.add(new Property(name, readValue(), startLine));
      skipSpace();
    }
  }

  private String readValue() throws RecordTextException {
    StringBuilder value = new StringBuilder();
    skip();
    while (true) {
      char letter = peek("']' after a value");
      skip();
      if (letter == ']') {
        return value.toString().strip().replaceAll("\\s+", " ");
      }
      if (letter == '\\') {
        letter = peek("']' after a value");
        skip();
      }
      value.append(letter);
    }
  }

  private static boolean isName(char letter) {
    return letter < 128 && (Character.isLetterOrDigit(letter) || letter == '-');
  }

  private void skipSpace() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      skip();
    }
  }

  private char peek(String expected) throws RecordTextException {
    if (at == text.length()) {
      throw new RecordTextException(line, expected, "the end of the file");
    }
    return text.charAt(at);
  }

  private void skip() {
    if (text.charAt(at) == '\n') {
      line++;
    }
    at++;
  }
}
