package io.gipfel.app.web;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.MarginEstimator;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxMargins;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.PlayoutEvaluator;
import io.gipfel.mcts.eval.PlayoutMargins;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/**
 * What judges the positions of one game: a network, or random playouts where there is none.
 *
 * @param titles what people call it now
 * @param isNetwork whether it learned anything
 * @param evaluators makes evaluators, for batches of up to so many positions
 * @param margins makes estimators of margins
 * @param search settings of searches with it
 */
public record Brain(
    Game game,
    Supplier<String> titles,
    boolean isNetwork,
    IntFunction<Evaluator> evaluators,
    Supplier<MarginEstimator> margins,
    SearchConfig search) {

  private static final int PLAYOUTS = 4;
  private static final int MARGIN_PLAYOUTS = 64;

  /**
   * Judges by a network.
   *
   * @param models says each time which network it is now; all stay open as long as this is in use
   */
  public static Brain network(
      Game game, Supplier<String> titles, Supplier<OnnxModel> models, SearchConfig search) {
    return new Brain(
        game,
        titles,
        true,
        capacity -> new OnnxEvaluator(models.get(), capacity),
        () -> margins(game, models.get()),
        search);
  }

  private static MarginEstimator margins(Game game, OnnxModel model) {
    return model.hasMargin() ? new OnnxMargins(model) : new PlayoutMargins(game, MARGIN_PLAYOUTS);
  }

  /** Judges by random playouts. */
  static Brain playouts(Game game) {
    return new Brain(
        game,
        () -> "random playouts",
        false,
        capacity -> new PlayoutEvaluator(game, PLAYOUTS, 0),
        () -> new PlayoutMargins(game, MARGIN_PLAYOUTS),
        SearchConfig.defaults());
  }

  String title() {
    return titles.get();
  }
}
