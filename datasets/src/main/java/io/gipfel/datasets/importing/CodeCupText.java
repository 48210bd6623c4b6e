package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Logs of the CodeCup: turns in capital letters with white space between, and comments such as
 * {@code # Player 1: name}. {@code Start}, or the name of a first player, begins the next game;
 * {@code Quit} ends one.
 */
final class CodeCupText implements RecordText {

  private static final Pattern COMMENT = Pattern.compile("\\s*#\\s*(?:([^:]+):)?(.*)");
  private static final int TURNS_A_LINE = 16;

  @Override
  public List<String> suffixes() {
    return List.of(".txt", ".log");
  }

  @Override
  public void read(String text, Visitor visitor) throws IOException {
    PlainGames.read(text, visitor, CodeCupText::readLine);
  }

  private static void readLine(PlainGames games, int number, String line) throws IOException {
    Matcher comment = COMMENT.matcher(line);
    if (!comment.matches()) {
      readWords(games, number, line);
    } else if (comment.group(1) != null) {
      if (games.isUnderWay() && HeaderTags.namesFirstPlayer(comment.group(1))) {
        games.end();
      }
      games.header(number, comment.group(1), comment.group(2));
    }
  }

  private static void readWords(PlainGames games, int line, String text) throws IOException {
    for (String word : text.strip().split("\\s+", -1)) {
      switch (word.toLowerCase(Locale.ROOT)) {
        case "" -> {
          // An empty line.
        }
        case "start" -> {
          if (games.isUnderWay()) {
            games.end();
          }
        }
        case "quit" -> games.end();
        default -> games.word(line, word);
      }
    }
  }

  @Override
  public void write(Game game, GameRecord record, StringBuilder out) throws UnwritableException {
    List<String> words = PlainGames.words(game, record, RecordFormat.CODECUP, "RESIGN");
    HeaderTags.of(record).forEach((key, value) -> out.append("# " + key + ": " + value + "\n"));
    out.append("Start\n");
    for (int i = 0; i < words.size(); i++) {
      boolean last = i % TURNS_A_LINE == TURNS_A_LINE - 1 || i == words.size() - 1;
      out.append(words.get(i)).append(last ? '\n' : ' ');
    }
    out.append("Quit\n\n");
  }
}
