package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Drawing;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Point;
import io.gipfel.mcts.ProvenBounds;
import io.gipfel.mcts.SearchResult;
import io.gipfel.mcts.eval.MarginEstimator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a search thinks of the actions in a position, as the page gets it. */
final class Opinion {

  private static final int MOST_ACTIONS = 24;

  private final GameLine line;
  private final SearchResult result;
  private final Picture picture;

  Opinion(GameLine line, SearchResult result) {
    this.line = line;
    this.result = result;
    this.picture = line.drawing().picture(line.position());
  }

  ObjectNode toJson(MarginEstimator margins) {
    List<Integer> order = order();
    float[] marginsForFirst = margins.marginsForFirst(children(order));
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("simulations", result.simulations());
    json.put("toMove", line.position().toMove().letter());
    json.put("valueForFirst", rounded(result.valueForFirst()));
    json.put("marginForFirst", rounded(marginsForFirst[0]));
    proven(json, result.bounds());
    principalVariation(json.putArray("line"));
    ArrayNode actions = json.putArray("actions");
    for (int i = 0; i < order.size(); i++) {
      action(actions.addObject(), order.get(i)).put("marginForFirst", rounded(marginsForFirst[i]));
    }
    return json;
  }

  /**
   * Places of the best action and of those with a visit or a proof: the best first, then by visits.
   */
  private List<Integer> order() {
    Comparator<Integer> best =
        Comparator.comparing(i -> result.actions()[i] == result.best() ? 0 : 1);
    return IntStream.range(0, result.actions().length)
        .filter(this::isKnown)
        .boxed()
        .sorted(best.thenComparing(i -> -result.visits()[i]))
        .limit(MOST_ACTIONS)
        .toList();
  }

  private boolean isKnown(int i) {
    return result.visits()[i] > 0
        || result.actionBounds()[i].isDecided()
        || result.actions()[i] == result.best();
  }

  private List<Position> children(List<Integer> order) {
    List<Position> children = new ArrayList<>();
    for (int i : order) {
      Position child = Positions.copyOf(line.game(), line.position());
      child.play(result.actions()[i]);
      children.add(child);
    }
    return children;
  }

  private ObjectNode action(ObjectNode json, int i) {
    int action = result.actions()[i];
    int visits = Math.max(1, IntStream.of(result.visits()).sum());
    Drawing drawing = line.drawing();
    List<Point> points =
        drawing.gesture(line.position(), action).stream()
            .map(picture::find)
            .flatMap(Optional::stream)
            .toList();
    PositionJson.points(json.putArray("path"), points);
    proven(json, result.actionBounds()[i]);
    return json.put("text", line.notation().formatAction(line.position(), action))
        .put("visits", result.visits()[i])
        .put("share", rounded((double) result.visits()[i] / visits))
        .put("prior", rounded(result.priors()[i]))
        .put("valueForFirst", rounded(result.valuesForFirst()[i]));
  }

  /** What is proven, if that is who wins; the margin only where it is known exactly. */
  private static void proven(ObjectNode json, ProvenBounds bounds) {
    if (bounds.isDecided()) {
      ObjectNode proven = json.putObject("proven");
      proven.put("outcomeForFirst", bounds.lowestOutcomeForFirst());
      if (bounds.isExact()) {
        proven.put("marginForFirst", bounds.lowestMarginForFirst());
      }
    }
  }

  private void principalVariation(ArrayNode texts) {
    Position position = Positions.copyOf(line.game(), line.position());
    for (int action : result.principalVariation()) {
      texts.add(line.notation().formatAction(position, action));
      position.play(action);
    }
  }

  private static double rounded(double value) {
    return Math.round(value * 1000) / 1000.0;
  }
}
