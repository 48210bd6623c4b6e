package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Position;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.UniformEvaluator;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** With enough simulations a search plays like minimax, same-player turns included. */
class MinimaxTest {

  @ParameterizedTest
  @CsvSource({"GUMBEL,1", "GUMBEL,2", "GUMBEL,3", "PUCT,1", "PUCT,2", "PUCT,3"})
  void choosesAnOptimalActionEverywhere(Algorithm algorithm, int placements) {
    TicTacToe game = new TicTacToe(placements);
    Minimax minimax = new Minimax(game);
    List<Position> positions = new ArrayList<>(minimax.reachable().values());
    Search search = new Search(game, SearchConfig.defaults().with(algorithm));
    Lockstep lockstep = new Lockstep(game, new UniformEvaluator(), 1);
    List<String> wrong = new ArrayList<>();
    for (Position position : positions) {
      SearchLimit limit = SearchLimit.simulations(position.ply() <= 3 ? 4000 : 1000);
      search.start(position, limit, new SplittableRandom(1), false);
      lockstep.runAll(List.of(search));
      if (!minimax.isOptimal(position, search.result().best())) {
        wrong.add(game.notation().formatPosition(position));
      }
    }
    assertTrue(
        wrong.isEmpty(),
        () ->
            wrong.size()
                + " of "
                + positions.size()
                + " wrong, such as "
                + wrong.subList(0, Math.min(5, wrong.size())));
  }
}
