package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.app.solve.ExactShare;
import io.gipfel.app.solve.ExactTally;
import io.gipfel.app.solve.JudgedPosition;
import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import java.util.Locale;
import java.util.Map;

/**
 * A comparison with exact play, for people and for programs.
 *
 * @param who whose actions were compared
 * @param game name of the game
 * @param unsolved positions that were drawn and left out
 */
record ExactText(String who, String game, int unsolved, ExactTally.Table table) {

  private static final double PERCENT = 100;

  String lines() {
    ExactShare all = table.all();
    StringBuilder text = new StringBuilder();
    line(text, "%s against exact play: %s", game, who);
    line(
        text,
        "%,d positions with a choice; %,d more were beyond the solver's nodes",
        all.positions(),
        unsolved);
    if (all.positions() > 0) {
      line(
          text,
          "result kept: %.2f %% (95 %%: %.2f to %.2f); margin kept: %.1f %%, %.2f given away a"
              + " move",
          PERCENT * all.keptShare(),
          PERCENT * all.keptLow(),
          PERCENT * all.keptHigh(),
          PERCENT * all.bestMarginShare(),
          all.meanGivenAway());
      line(
          text,
          "in %,d of them it could be lost: kept in %.2f %%",
          all.chances(),
          PERCENT * all.keptOfChances());
    }
    rows(text, "to come", table.byMovesToCome());
    rows(text, "player", table.byPlayer());
    rows(text, "rated from", table.byRating());
    return text.toString();
  }

  private static void rows(StringBuilder text, String title, Map<?, ExactShare> rows) {
    if (rows.isEmpty()) {
      return;
    }
    line(
        text,
        "%n%-10s %9s %7s %15s %8s %12s %11s",
        title,
        "positions",
        "errors",
        "error rate",
        "could be",
        "margin kept",
        "given away");
    rows.forEach(
        (key, row) ->
            line(
                text,
                "%-10s %,9d %,7d %6.2f%% ± %5.2f %,8d %11.1f%% %11.2f",
                key,
                row.positions(),
                row.errors(),
                PERCENT * (1 - row.keptShare()),
                PERCENT * (row.keptHigh() - row.keptLow()) / 2,
                row.chances(),
                PERCENT * row.bestMarginShare(),
                row.meanGivenAway()));
  }

  private static void line(StringBuilder text, String format, Object... values) {
    text.append(String.format(Locale.ROOT, format + "%n", values));
  }

  ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", game).put("who", who).put("unsolved", unsolved);
    json.setAll(json(table.all()));
    rows(json.putArray("byMovesToCome"), "movesToCome", table.byMovesToCome());
    rows(json.putArray("byPlayer"), "player", table.byPlayer());
    rows(json.putArray("byRating"), "ratingFrom", table.byRating());
    return json;
  }

  private static void rows(ArrayNode array, String key, Map<?, ExactShare> rows) {
    rows.forEach(
        (name, row) -> {
          ObjectNode node = array.addObject();
          if (name instanceof Integer number) {
            node.put(key, number);
          } else {
            node.put(key, name.toString());
          }
          node.setAll(json(row));
        });
  }

  private static ObjectNode json(ExactShare share) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("positions", share.positions()).put("kept", share.kept());
    json.put("keptShare", share.keptShare());
    json.putArray("kept95").add(share.keptLow()).add(share.keptHigh());
    json.put("chances", share.chances()).put("keptOfChances", share.keptOfChances());
    json.put("bestMargins", share.bestMargins()).put("givenAway", share.givenAway());
    return json;
  }

  /** One position in which {@code action} gave the outcome away. */
  static ObjectNode mistake(Game game, Judged judged, int action) {
    JudgedPosition position = judged.position();
    Notation notation = game.notation();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", judged.ending().record().id()).put("ply", judged.ending().ply());
    json.put("movesToCome", judged.ending().movesToCome());
    json.put("position", notation.formatPosition(position.position()));
    json.put("played", notation.formatAction(position.position(), action));
    json.put("marginForMover", position.marginForMover(action));
    ArrayNode keepers = json.putArray("keepers");
    for (int keeper : position.keepers()) {
      keepers.add(notation.formatAction(position.position(), keeper));
    }
    json.put("bestForMover", position.bestForMover());
    return json;
  }
}
