package io.gipfel.datasets.importing;

import io.gipfel.core.Player;
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

/** Gathers games from a text of headers and words, a word a turn, one game after the other. */
final class PlainGames {

  /** The word of a player who gives up. */
  static final String RESIGN = "resign";

  private final RecordText.Visitor visitor;
  private Map<String, String> tags = new TreeMap<>();
  private List<Turn> turns = new ArrayList<>();
  private End end = End.NONE;
  private int games;

  /** The line where the game begins; 0 before it does. */
  private int firstLine;

  PlainGames(RecordText.Visitor visitor) {
    this.visitor = visitor;
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
  void endOfFile() throws IOException {
    end();
    if (games == 0) {
      visitor.reject("line 1", new RecordTextException(1, "a game", "no turn"));
    }
  }

  /**
   * Whether the loser gave up; his turn was the next one, which is all that these formats can say.
   */
  static boolean isResigned(GameRecord record, WrittenTurns turns) throws UnwritableException {
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
