package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.importing.ForeignGame.End;
import io.gipfel.datasets.importing.ForeignGame.Turn;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Games as a text of headers and words, a word a turn, one game after the other. */
final class PlainGames {

  /** Reads one line of a text into the games. */
  @FunctionalInterface
  interface LineReader {
    void read(PlainGames games, int number, String line) throws IOException;
  }

  /** The word of a player who gives up, in small letters. */
  private static final String RESIGN = "resign";

  private final RecordText.Visitor visitor;
  private Map<String, String> tags = new TreeMap<>();
  private List<Turn> turns = new ArrayList<>();
  private End end = End.NONE;
  private int games;

  /** The line where the game begins; 0 before it does. */
  private int firstLine;

  private PlainGames(RecordText.Visitor visitor) {
    this.visitor = visitor;
  }

  /** Gives the games in {@code text} to {@code visitor}; lines are counted from 1. */
  static void read(String text, RecordText.Visitor visitor, LineReader reader) throws IOException {
    PlainGames games = new PlainGames(visitor);
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      reader.read(games, ++number, line);
    }
    games.endOfFile();
  }

  /** Whether the game has turns already. */
  boolean isUnderWay() {
    return !turns.isEmpty() || end != End.NONE;
  }

  void header(int line, String key, String value) {
    begin(line);
    HeaderTags.put(tags, key, value);
  }

  void word(int line, String word) {
    begin(line);
    if (word.toLowerCase(Locale.ROOT).equals(RESIGN)) {
      end = End.MOVER_RESIGNS;
    } else if (end == End.NONE) {
      turns.add(new Turn(Optional.empty(), List.of(word), line));
    }
  }

  private void begin(int line) {
    firstLine = firstLine == 0 ? line : firstLine;
  }

  /** Ends the game, if there is one. */
  void end() throws IOException {
    if (isUnderWay()) {
      games++;
      visitor.visit(new ForeignGame("line " + firstLine, "", tags, turns, end));
    }
    tags = new TreeMap<>();
    turns = new ArrayList<>();
    end = End.NONE;
    firstLine = 0;
  }

  /** Ends the last game; a text without any is rejected. */
  private void endOfFile() throws IOException {
    end();
    if (games == 0) {
      visitor.reject("line 1", new RecordTextException(1, "a game", "no turn"));
    }
  }

  /**
   * All words of a game, {@code resign} at the end if the loser gave up.
   *
   * @throws UnwritableException if the format has no room for the game
   */
  static List<String> words(Game game, GameRecord record, RecordFormat format, String resign)
      throws UnwritableException {
    WrittenTurns turns = WrittenTurns.of(game, record, format);
    List<String> words = new ArrayList<>();
    turns.actions().forEach(action -> words.addAll(action.words()));
    if (isResigned(record, turns)) {
      words.add(resign);
    }
    return words;
  }

  /**
   * Whether the loser gave up; his turn was the next one, which is all that these formats can say.
   */
  private static boolean isResigned(GameRecord record, WrittenTurns turns)
      throws UnwritableException {
    if (record.ending() != GameEnding.RESIGNED) {
      return false;
    }
    Player loser = record.outcomeForFirst() < 0 ? Player.FIRST : Player.SECOND;
    if (turns.last() != loser) {
      throw new UnwritableException("a player gave up in the other's turn");
    }
    return true;
  }
}
