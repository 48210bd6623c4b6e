package io.gipfel.mcts;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/** Short ways to run a search and to look at its tree. */
final class Searches {

  private Searches() {}

  /** A finished search of {@code position} without noise. */
  static Search quiet(
      Game game, SearchConfig config, Position position, int simulations, Evaluator evaluator) {
    Search search = new Search(game, config);
    search.start(position, SearchLimit.simulations(simulations), new SplittableRandom(1), false);
    finish(game, search, evaluator);
    return search;
  }

  /** A finished search of {@code position} with noise from {@code seed}. */
  static Search exploring(
      Game game,
      SearchConfig config,
      Position position,
      int simulations,
      Evaluator evaluator,
      long seed) {
    Search search = new Search(game, config);
    search.start(position, SearchLimit.simulations(simulations), new SplittableRandom(seed), true);
    finish(game, search, evaluator);
    return search;
  }

  static void finish(Game game, Search search, Evaluator evaluator) {
    new Lockstep(game, evaluator, search.leavesInFlight()).runAll(List.of(search));
  }

  /** An evaluator with uniform policy that says {@code value} of each position for its mover. */
  static Evaluator saying(ValueForMover value) {
    return new Evaluator() {
      @Override
      public void evaluate(EvaluationBatch batch) {
        for (int slot = 0; slot < batch.size(); slot++) {
          batch.valuesForMover()[slot] = value.of(batch.position(slot));
        }
      }
    };
  }

  /** A value for the player to move. */
  interface ValueForMover {
    float of(Position position);
  }

  /** The whole tree as text: a line a visited node, with visits and mean value. */
  static String text(SearchTree tree) {
    StringBuilder text = new StringBuilder();
    append(tree, SearchTree.ROOT, "", text);
    return text.toString();
  }

  private static void append(SearchTree tree, int node, String indent, StringBuilder text) {
    text.append(indent)
        .append(node == SearchTree.ROOT ? "root" : Integer.toString(tree.action[node]))
        .append(
            String.format(Locale.ROOT, ": %d %+.4f\n", tree.visits[node], tree.meanForFirst(node)));
    for (int i = 0; i < tree.childCount[node]; i++) {
      int child = tree.firstChild[node] + i;
      if (tree.visits[child] > 0) {
        append(tree, child, indent + "  ", text);
      }
    }
  }
}
