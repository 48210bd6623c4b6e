package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.core.picture.Svg;
import java.util.List;

/** A position as the page gets it: the picture, what may be done, and how it came about. */
final class PositionJson {

  /** The page counts in the unit of the SVG. */
  private static final double SVG_UNITS = 100;

  private PositionJson() {}

  static ObjectNode of(GameLine line) {
    Position position = line.position();
    Picture picture = line.drawing().picture(position);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("game", line.game().name()).put("title", line.drawing().title());
    json.put("start", line.start()).put("position", line.notation().formatPosition(position));
    json.put("svg", Svg.forPage(picture, line.change()));
    points(json.putArray("path"), line.change().path());
    json.put("over", position.isTerminal());
    json.put("toMove", position.toMove().letter());
    json.putArray("score").add(position.score(Player.FIRST)).add(position.score(Player.SECOND));
    if (position.isTerminal()) {
      json.put("result", line.result()).put("outcome", position.outcomeForFirst());
    } else {
      json.put("prompt", line.drawing().prompt(position));
      line.drawing().furtherPrompts().forEach(json.putArray("furtherPrompts")::add);
    }
    actions(json.putArray("actions"), line);
    steps(json.putArray("steps"), line);
    ArrayNode buttons = json.putArray("buttons");
    line.drawing()
        .buttons()
        .forEach(button -> buttons.addObject().put("id", button.id()).put("text", button.text()));
    return json;
  }

  private static void actions(ArrayNode array, GameLine line) {
    for (int action : line.legalActions()) {
      ObjectNode json = array.addObject();
      json.put("text", line.notation().formatAction(line.position(), action));
      line.drawing().gesture(line.position(), action).forEach(json.putArray("gesture")::add);
    }
  }

  /** The actions so far, and who made each. */
  static void steps(ArrayNode array, GameLine line) {
    for (GameLine.Step step : line.steps()) {
      array.addObject().put("text", step.text()).put("side", step.mover().letter());
    }
  }

  /** Points as pairs in the unit of the SVG. */
  static void points(ArrayNode array, List<Point> points) {
    for (Point point : points) {
      array
          .addArray()
          .add(Math.round(SVG_UNITS * point.x()))
          .add(Math.round(SVG_UNITS * point.y()));
    }
  }
}
