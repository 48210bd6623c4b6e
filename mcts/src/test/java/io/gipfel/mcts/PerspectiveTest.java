package io.gipfel.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import io.gipfel.mcts.eval.UniformEvaluator;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Whose value it is: faults 1, 2, 6 and 8 of the faults that self-play projects are known for. */
class PerspectiveTest {

  /** White moves (0, or lose at once by 1), Black must pass, White moves (0 wins, 1 loses). */
  private static final PathGame PASSING =
      new PathGame(
          2,
          new PathGame.Rules() {
            @Override
            public int[] legal(List<Integer> path) {
              if (path.size() == 3 || path.equals(List.of(1))) {
                return new int[0];
              }
              return path.size() == 1 ? new int[] {0} : new int[] {0, 1};
            }

            @Override
            public Player toMove(List<Integer> path) {
              return path.size() == 1 ? Player.SECOND : Player.FIRST;
            }

            @Override
            public int outcomeForFirst(List<Integer> path) {
              return path.equals(List.of(0, 0, 0)) ? 1 : -1;
            }
          });

  private static Search search(Algorithm algorithm, int simulations, Evaluator evaluator) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    return Searches.quiet(PASSING, config, PASSING.newPosition(), simulations, evaluator);
  }

  @ParameterizedTest
  @EnumSource
  void aLeafWorthOneForWhiteIsSoAtBothWhiteNodesAroundAPass(Algorithm algorithm) {
    Evaluator goodAfterThePass = Searches.saying(position -> position.ply() == 2 ? 1 : 0);
    SearchTree tree = search(algorithm, 4, goodAfterThePass).tree();
    int black = tree.child(SearchTree.ROOT, 0);
    int white = tree.child(black, 0);
    assertEquals(1, tree.visits[white]);
    assertEquals(1, tree.valueSumForFirst[white]);
    assertEquals(1, tree.valueSumForFirst[black]);
    assertEquals(1 - tree.visits[tree.child(SearchTree.ROOT, 1)], tree.valueSumForFirst[0]);
  }

  @ParameterizedTest
  @EnumSource
  void theWinBehindThePassIsFound(Algorithm algorithm) {
    SearchResult result = search(algorithm, 100, new UniformEvaluator()).result();
    assertEquals(0, result.best());
    assertTrue(result.valuesForFirst()[0] > 0.5, Arrays.toString(result.valuesForFirst()));
    assertEquals(List.of(0, 0, 0), Arrays.stream(result.principalVariation()).boxed().toList());
  }

  @ParameterizedTest
  @EnumSource
  void aPassAloneHasProbabilityOne(Algorithm algorithm) {
    Position position = PASSING.newPosition();
    position.play(0);
    SearchResult result =
        Searches.quiet(
                PASSING,
                SearchConfig.defaults().with(algorithm),
                position,
                10,
                new HashEvaluator(1))
            .result();
    assertEquals(0, result.best());
    assertEquals(1f, result.priors()[0]);
    assertEquals(1f, result.policyTarget()[0]);
    assertEquals(9, result.visits()[0]);
  }

  @ParameterizedTest
  @EnumSource
  void whatIsSaidForTheMoverIsReadForTheMover(Algorithm algorithm) {
    Evaluator moverStandsWell = Searches.saying(position -> 0.7f);
    TicTacToe game = new TicTacToe(2);
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    Position position = game.newPosition();
    for (int action = 0; action < 4; action++) {
      SearchResult result = Searches.quiet(game, config, position, 1, moverStandsWell).result();
      assertEquals(action < 2 ? 0.7f : -0.7f, result.valueForFirst());
      position.play(action);
    }
  }

  @Test
  void aTerminalChildIsWorthExactlyItsOutcome() {
    Search search = search(Algorithm.PUCT, 50, new HashEvaluator(3));
    assertEquals(-1f, search.result().valuesForFirst()[1]);
  }

  /** Opinions that depend on the planes alone, which show the board from the mover's side. */
  private static Evaluator ofPlanes(Game game) {
    Encoder encoder = game.encoder();
    float[] planes = new float[encoder.inputSize()];
    return new Evaluator() {
      @Override
      public void evaluate(EvaluationBatch batch) {
        for (int slot = 0; slot < batch.size(); slot++) {
          encoder.encode(batch.position(slot), planes, 0);
          SplittableRandom random = new SplittableRandom(Arrays.hashCode(planes));
          batch.valuesForMover()[slot] = (float) random.nextDouble(-1, 1);
          for (int action = 0; action < game.actionCount(); action++) {
            batch.logits()[batch.logitOffset(slot) + action] = (float) random.nextDouble(-1, 1);
          }
        }
      }
    };
  }

  private static Position coloursSwapped(Game game, Position position) {
    String text = game.notation().formatPosition(position);
    return game.notation()
        .parsePosition(text.replace('w', 'x').replace('b', 'w').replace('x', 'b'));
  }

  @ParameterizedTest
  @CsvSource({
    "GUMBEL,1,false",
    "GUMBEL,4,false",
    "PUCT,1,false",
    "PUCT,4,false",
    "GUMBEL,1,true",
    "GUMBEL,4,true",
    "PUCT,1,true",
    "PUCT,4,true"
  })
  void withColoursSwappedVisitsAreTheSameAndValuesOpposite(
      Algorithm algorithm, int leaves, boolean proofs) {
    SearchConfig config =
        SearchConfig.defaults()
            .with(algorithm)
            .withLeavesInFlight(leaves)
            .with(proofs ? ProofConfig.treeAlone() : ProofConfig.OFF);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < 60; i++) {
      TicTacToe game = new TicTacToe(1 + i % 3);
      Position position = game.newPosition();
      for (int ply = random.nextInt(4); ply > 0; ply--) {
        int[] legal = Positions.legalActions(game, position);
        position.play(legal[random.nextInt(legal.length)]);
      }
      Evaluator evaluator = ofPlanes(game);
      SearchTree one = Searches.quiet(game, config, position, 120, evaluator).tree();
      SearchTree other =
          Searches.quiet(game, config, coloursSwapped(game, position), 120, evaluator).tree();
      assertEquals(one.size(), other.size());
      for (int node = 0; node < one.size(); node++) {
        assertEquals(one.visits[node], other.visits[node]);
        assertEquals(one.valueSumForFirst[node], -other.valueSumForFirst[node] + 0.0);
        assertEquals(one.lowerForFirst[node], -other.upperForFirst[node]);
        assertEquals(0, one.inFlight[node]);
      }
    }
  }
}
