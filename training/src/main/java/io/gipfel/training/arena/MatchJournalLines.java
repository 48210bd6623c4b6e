package io.gipfel.training.arena;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A game as a line of a journal. */
final class MatchJournalLines {

  private static final String A = "a";
  private static final String B = "b";

  private MatchJournalLines() {}

  static ObjectNode write(PlayedGame game, int pairing) {
    ObjectNode line = JsonNodeFactory.instance.objectNode();
    line.put("pairing", pairing);
    line.put("pair", game.pair());
    line.put("first", game.aIsFirst() ? A : B);
    line.put("outcomeForFirst", game.end().outcomeForFirst());
    line.put("marginForFirst", game.end().marginForFirst());
    game.end().forfeit().ifPresent(reason -> line.put("forfeit", reason));
    writeTime(line.putObject("timeA"), game.timeA());
    writeTime(line.putObject("timeB"), game.timeB());
    line.put("start", game.start());
    line.put("openingPlies", game.openingPlies());
    line.put("plies", game.actions().size());
    game.actions().forEach(line.putArray("actions")::add);
    return line;
  }

  private static void writeTime(ObjectNode object, TimeUsed time) {
    object.put("choices", time.choices());
    object.put("nanos", time.nanos());
  }

  /**
   * The game of {@code line}.
   *
   * @throws IllegalArgumentException if a field is missing or of the wrong kind
   */
  static PlayedGame read(JsonNode line) {
    List<Integer> actions = new ArrayList<>();
    line.required("actions").forEach(action -> actions.add(integer(action)));
    GameEnd end =
        new GameEnd(
            integer(line.required("outcomeForFirst")),
            integer(line.required("marginForFirst")),
            Optional.ofNullable(line.get("forfeit")).map(JsonNode::textValue));
    return new PlayedGame(
        integer(line.required("pair")),
        line.required("first").asText().equals(A),
        line.required("start").asText(),
        integer(line.required("openingPlies")),
        actions,
        end,
        readTime(line.required("timeA")),
        readTime(line.required("timeB")));
  }

  private static TimeUsed readTime(JsonNode object) {
    return new TimeUsed(integer(object.required("choices")), object.required("nanos").longValue());
  }

  private static int integer(JsonNode node) {
    if (!node.canConvertToInt() || !node.isIntegralNumber()) {
      throw new IllegalArgumentException("expected an integer, found " + node);
    }
    return node.intValue();
  }
}
