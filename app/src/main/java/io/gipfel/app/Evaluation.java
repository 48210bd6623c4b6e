package io.gipfel.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thought;
import io.gipfel.mcts.agent.Thought.Verdict;
import java.util.Locale;
import java.util.Optional;

/**
 * What an agent thinks of one position, or how the game ended there.
 *
 * @param line the position as it was given
 * @param mover w or b; empty if the game is over
 * @param action to play; empty if the game is over
 * @param nodes simulations or positions that were looked at
 */
record Evaluation(
    String line, Optional<String> mover, Optional<String> action, Verdict verdict, long nodes) {

  /**
   * The opinion {@code thought} of {@code ongoing}.
   *
   * @param thought empty if the game is over
   */
  static Evaluation of(String line, OngoingGame ongoing, Optional<Thought> thought) {
    Position position = ongoing.position();
    if (thought.isEmpty()) {
      Verdict end = new Verdict.Proven(position.outcomeForFirst(), position.marginForFirst());
      return new Evaluation(line, Optional.empty(), Optional.empty(), end, 0);
    }
    Notation notation = ongoing.game().notation();
    return new Evaluation(
        line,
        Optional.of(position.toMove().letter()),
        Optional.of(notation.formatAction(position, thought.get().action())),
        thought.get().verdict(),
        thought.get().nodes());
  }

  /** One line, such as {@code +0.125 d2 start moves e3}, parted by tabs. */
  String toText() {
    return String.join("\t", verdictText(), action.orElse("-"), line);
  }

  private String verdictText() {
    if (verdict instanceof Verdict.Proven proven) {
      return String.format(Locale.ROOT, "=%+d", proven.outcomeForFirst());
    }
    if (verdict instanceof Verdict.Outcome outcome) {
      return String.format(Locale.ROOT, "%+.3f", outcome.forFirst());
    }
    return verdict instanceof Verdict.Points points
        ? String.format(Locale.ROOT, "%+d points", points.forFirst())
        : "-";
  }

  /** The same as {@code line, mover, value, proven, margin, points, action, nodes}, where known. */
  ObjectNode toJson() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("line", line);
    mover.ifPresent(letter -> json.put("mover", letter));
    if (verdict instanceof Verdict.Proven proven) {
      json.put("value", proven.outcomeForFirst()).put("proven", true);
      json.put("margin", proven.marginForFirst());
    } else if (verdict instanceof Verdict.Outcome outcome) {
      json.put("value", Math.round(1e4 * outcome.forFirst()) / 1e4).put("proven", false);
    } else if (verdict instanceof Verdict.Points points) {
      json.put("points", points.forFirst());
    }
    action.ifPresent(text -> json.put("action", text));
    return json.put("nodes", nodes);
  }
}
