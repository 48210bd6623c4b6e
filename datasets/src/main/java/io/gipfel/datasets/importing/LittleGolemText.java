package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Text of littlegolem.net: {@code 1. f3 f2 2. e3 d3} and so on, with headers in front as in chess
 * files, {@code [White "name"]}, or none. A header or a number 1 begins the next game.
 */
final class LittleGolemText implements RecordText {

  private static final Pattern HEADER = Pattern.compile("\\s*\\[\\s*(\\w+)\\s+\"(.*)\"\\s*]\\s*");

  private static final Pattern NUMBER = Pattern.compile("(\\d+)\\.+");
  private static final Pattern NUMBERED = Pattern.compile("(\\d+\\.+)([^.].*)");
  private static final Pattern RESULT = Pattern.compile("1-0|0-1|1/2-1/2|\\*");
  private static final int TURNS_A_NUMBER = 2;
  private static final int NUMBERS_A_LINE = 8;

  @Override
  public List<String> suffixes() {
    return List.of(".txt", ".pgn");
  }

  @Override
  public void read(String text, Visitor visitor) throws IOException {
    PlainGames.read(text, visitor, LittleGolemText::readLine);
  }

  private static void readLine(PlainGames games, int number, String line) throws IOException {
    Matcher header = HEADER.matcher(line);
    if (!header.matches()) {
      readWords(games, number, line);
      return;
    }
    if (games.isUnderWay()) {
      games.end();
    }
    games.header(number, header.group(1), header.group(2).replace("\\\"", "\""));
  }

  private static void readWords(PlainGames games, int line, String text) throws IOException {
    for (String word : words(text)) {
      Matcher number = NUMBER.matcher(word);
      if (!number.matches()) {
        if (!RESULT.matcher(word).matches()) {
          games.word(line, word);
        }
      } else if (number.group(1).equals("1") && games.isUnderWay()) {
        games.end();
      }
    }
  }

  /** The words of a line; a turn right behind its number is a word of its own. */
  private static List<String> words(String line) {
    List<String> words = new ArrayList<>();
    for (String word : line.strip().split("\\s+", -1)) {
      Matcher numbered = NUMBERED.matcher(word);
      if (numbered.matches()) {
        words.add(numbered.group(1));
        words.add(numbered.group(2));
      } else if (!word.isEmpty()) {
        words.add(word);
      }
    }
    return words;
  }

  @Override
  public void write(Game game, GameRecord record, StringBuilder out) throws UnwritableException {
    List<String> words = PlainGames.words(game, record, RecordFormat.LITTLEGOLEM, "resign");
    HeaderTags.of(record)
        .forEach(
            (key, value) ->
                out.append('[')
                    .append(key)
                    .append(" \"")
                    .append(value.replace("\"", "\\\""))
                    .append("\"]\n"));
    for (int i = 0; i < words.size(); i++) {
      if (i % TURNS_A_NUMBER == 0) {
        out.append(i == 0 ? "" : i % (TURNS_A_NUMBER * NUMBERS_A_LINE) == 0 ? "\n" : " ");
        out.append(i / TURNS_A_NUMBER + 1).append('.');
      }
      out.append(' ').append(words.get(i));
    }
    out.append("\n\n");
  }
}
