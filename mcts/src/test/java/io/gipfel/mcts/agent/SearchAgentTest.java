package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchAgentTest {

  /** An opinion of every position, drawn from its hash, and a record of the batches it saw. */
  private static final class OpinionatedEvaluator implements Evaluator {
    private final long opinion;
    private int largestBatch;
    private boolean closed;

    OpinionatedEvaluator(long opinion) {
      this.opinion = opinion;
    }

    @Override
    public void evaluate(EvaluationBatch batch) {
      largestBatch = Math.max(largestBatch, batch.size());
      int actionCount = batch.logits().length / batch.capacity();
      for (int slot = 0; slot < batch.size(); slot++) {
        SplittableRandom random = new SplittableRandom(batch.position(slot).hash() ^ opinion);
        batch.valuesForMover()[slot] = (float) (random.nextDouble() - 0.5);
        for (int i = 0; i < actionCount; i++) {
          batch.logits()[batch.logitOffset(slot) + i] = (float) random.nextDouble();
        }
      }
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private static SearchAgent agent(Game game, Evaluator evaluator, Algorithm algorithm) {
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    return new SearchAgent("s", game, evaluator, new SearchAgent.Settings(config, 50, 16));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void eachGameGetsWhatItWouldGetAlone(Algorithm algorithm) {
    Game game = new TicTacToe(2);
    OpinionatedEvaluator evaluator = new OpinionatedEvaluator(1);
    SearchAgent together = agent(game, evaluator, algorithm);
    SearchAgent alone = agent(game, new OpinionatedEvaluator(1), algorithm);
    List<OngoingGame> games = new ArrayList<>();
    for (Position position : AgentTestGames.allPositions(game).subList(0, 40)) {
      games.add(new OngoingGame(game, position, games.size()));
    }
    int[] actions = new int[games.size()];
    assertTrue(together.batches());
    together.choose(games, actions);
    for (int i = 0; i < actions.length; i++) {
      assertEquals(alone.choose(games.get(i)), actions[i], "game " + i);
    }
    assertEquals(16, evaluator.largestBatch);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void findsAWinInOneAction(Algorithm algorithm) {
    Game game = new TicTacToe(1);
    SearchAgent agent = agent(game, new OpinionatedEvaluator(2), algorithm);
    Position white = game.notation().parsePosition("ww./bb./... w 1");
    assertEquals(2, agent.choose(new OngoingGame(game, white, 1)));
    Position black = game.notation().parsePosition("w.w/bb./w.. b 1");
    assertEquals(5, agent.choose(new OngoingGame(game, black, 1)));
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void playsAsItsEvaluatorThinksAndWithoutNoise(Algorithm algorithm) {
    Game game = new TicTacToe(1);
    SearchAgent one = agent(game, new OpinionatedEvaluator(3), algorithm);
    SearchAgent other = agent(game, new OpinionatedEvaluator(4), algorithm);
    int differences = 0;
    for (Position position : AgentTestGames.allPositions(game).subList(0, 200)) {
      int action = one.choose(new OngoingGame(game, position, 1));
      assertEquals(action, one.choose(new OngoingGame(game, position, 2)));
      differences += action == other.choose(new OngoingGame(game, position, 1)) ? 0 : 1;
    }
    assertTrue(differences > 0, "two evaluators, and not one difference");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 20_000, 2_000_000})
  void aTimeOfAnyLengthGivesALegalAction(long nanosALook) {
    Game game = new TicTacToe(2);
    AtomicLong nanos = new AtomicLong();
    OpinionatedEvaluator evaluator = new OpinionatedEvaluator(5);
    SearchConfig config = SearchConfig.defaults().withLeavesInFlight(4);
    Agent agent =
        new ThinkerAgent(
            game,
            new SearchThinker(
                "t",
                new Agents.Searched(game, evaluator, config),
                AgentLimit.millis(1),
                () -> nanos.getAndAdd(nanosALook)));
    assertFalse(agent.batches());
    for (Position position :
        AgentTestGames.allPositions(game).subList(0, nanosALook == 1 ? 1 : 50)) {
      int action = agent.choose(new OngoingGame(game, position, 1));
      assertTrue(Arrays.binarySearch(Positions.legalActions(game, position), action) >= 0);
    }
    assertEquals(nanosALook == 2_000_000 ? 1 : 4, evaluator.largestBatch);
  }

  @Test
  void closesItsEvaluator() {
    OpinionatedEvaluator evaluator = new OpinionatedEvaluator(6);
    agent(new TicTacToe(1), evaluator, Algorithm.PUCT).close();
    assertTrue(evaluator.closed);
  }

  /** With one simulation it plays what the network alone prefers. */
  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void oneSimulationFollowsThePrior(Algorithm algorithm) {
    Game game = new TicTacToe(1);
    Evaluator evaluator = new HashEvaluator(1);
    SearchConfig config = SearchConfig.defaults().with(algorithm);
    SearchAgent agent =
        new SearchAgent("s", game, evaluator, new SearchAgent.Settings(config, 1, 16));
    EvaluationBatch batch = new EvaluationBatch(game, 1);
    for (Position position : AgentTestGames.allPositions(game).subList(0, 200)) {
      batch.clear();
      batch.add(position);
      evaluator.evaluate(batch);
      int favourite = -1;
      for (int action : Positions.legalActions(game, position)) {
        if (favourite < 0 || batch.logits()[action] > batch.logits()[favourite]) {
          favourite = action;
        }
      }
      assertEquals(favourite, agent.choose(new OngoingGame(game, position, 1)));
    }
  }
}
