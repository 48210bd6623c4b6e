package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.app.solve.Endings;
import io.gipfel.app.solve.ExactEndings;
import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.app.solve.PositionJudge;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.bundle.ShippedNetworks;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.arena.ArenaAgents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped network against exact play, with proofs and without. */
class ExactPlayerTest {

  private static final Game DVONN = Games.byName("dvonn");
  private static final int POSITIONS = 100;
  private static final long SEED = 7;

  @TempDir private static Path folder;
  private static List<Judged> judged;
  private static ArenaAgents agents;

  @BeforeAll
  static void drawEndings() throws IOException {
    Path dataset = Path.of(RandomGames.imported(folder, 60, ""));
    Endings endings = Endings.of(new Dataset(dataset, Checking.CHECKSUM, damaged -> {}), SEED);
    judged =
        new ExactEndings(endings, 2, 4, new PositionJudge(DVONN, 1_000_000))
            .next(POSITIONS, () -> false);
    assertEquals(POSITIONS, judged.size());
    agents = new ArenaAgents(DVONN, path -> SearchConfig.forPlay());
  }

  @AfterAll
  static void close() {
    agents.close();
  }

  private static ExactPlayer player(String spec) {
    return new ExactPlayer.Asked(DVONN, agents.source(AgentSpec.parse(spec)).create(), SEED);
  }

  private static long kept(int[] actions) {
    return IntStream.range(0, POSITIONS)
        .filter(i -> judged.get(i).position().keepsOutcome(actions[i]))
        .count();
  }

  @ParameterizedTest
  @ValueSource(strings = {"net:default:sims=16", "net:default:sims=16:proofs=off"})
  void aBatchIsAnsweredAsEachPositionAlone(String spec) {
    try (ExactPlayer player = player(spec)) {
      int[] alone = judged.stream().mapToInt(each -> player.actions(List.of(each))[0]).toArray();
      assertArrayEquals(alone, player.actions(judged));
    }
  }

  @Test
  void withProofsEveryResultIsKeptAndWithoutNot() {
    try (ExactPlayer proving = player("net:default:sims=1");
        ExactPlayer bare = player("net:default:sims=1:proofs=off")) {
      assertEquals(POSITIONS, kept(proving.actions(judged)));
      assertTrue(kept(bare.actions(judged)) < POSITIONS);
    }
  }

  @Test
  void withoutProofsAndSearchTheNetworksPreferenceIsPlayed() {
    int[] preferred = new int[POSITIONS];
    try (OnnxModel model = OnnxModel.load("default", ShippedNetworks.get(DVONN).onnx(), DVONN);
        OnnxEvaluator evaluator = new OnnxEvaluator(model, 1)) {
      EvaluationBatch batch = new EvaluationBatch(DVONN, 1);
      for (int i = 0; i < POSITIONS; i++) {
        preferred[i] = preferred(evaluator, batch, judged.get(i).position().position());
      }
    }
    try (ExactPlayer bare = player("net:default:sims=1:proofs=off:precision=float")) {
      assertArrayEquals(preferred, bare.actions(judged));
    }
  }

  private static int preferred(OnnxEvaluator evaluator, EvaluationBatch batch, Position position) {
    int[] legal = new int[DVONN.maxLegalActions()];
    float[] logits = new float[legal.length];
    int count = position.legalActions(legal);
    batch.clear();
    batch.add(position);
    evaluator.evaluate(batch);
    batch.logitsOf(0, legal, count, logits);
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = logits[i] > logits[best] ? i : best;
    }
    return legal[best];
  }
}
