package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.mcts.Softmax;
import io.gipfel.mcts.eval.EvaluationBatch;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.training.PositionSample.Picked;
import io.gipfel.training.SearchAgreement.OfGeneration;
import io.gipfel.training.SearchAgreement.Share;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up how recorded searches agree with networks. */
final class AgreementTally {

  /** The most positions that an evaluator is given at once. */
  static final int BATCH = 64;

  /** Sums over positions. */
  private static final class Sums {
    int positions;
    int sameBest;
    double divergence;

    void add(boolean same, double more) {
      positions++;
      sameBest += same ? 1 : 0;
      divergence += more;
    }

    Share share() {
      double count = Math.max(1, positions);
      return new Share(positions, sameBest / count, divergence / count);
    }
  }

  private final Sums all = new Sums();
  private final SortedMap<Integer, Sums> generations = new TreeMap<>();

  /** Adds positions of one generation, all of one game. */
  void add(Evaluator network, int generation, List<Picked> plies) {
    Game game = Games.byName(plies.get(0).record().game());
    Sums ofGeneration = generations.computeIfAbsent(generation, any -> new Sums());
    EvaluationBatch batch = new EvaluationBatch(game, BATCH);
    for (int from = 0; from < plies.size(); from += BATCH) {
      List<Picked> part = plies.subList(from, Math.min(from + BATCH, plies.size()));
      batch.clear();
      part.forEach(ply -> batch.add(positionOf(game, ply)));
      network.evaluate(batch);
      for (int slot = 0; slot < part.size(); slot++) {
        Picked ply = part.get(slot);
        PlyRecord search = ply.record().plies().get(ply.ply());
        int[] legal = Positions.legalActions(game, batch.position(slot));
        float[] policy = new float[legal.length];
        batch.logitsOf(slot, legal, legal.length, policy);
        Softmax.inPlace(policy, legal.length);
        boolean same = legal[best(policy)] == search.preferred();
        double divergence = divergence(search, legal, policy);
        all.add(same, divergence);
        ofGeneration.add(same, divergence);
      }
    }
  }

  private static Position positionOf(Game game, Picked picked) {
    Replay replay = new Replay(game, picked.record());
    replay.advanceTo(picked.ply());
    return replay.position();
  }

  private static int best(float[] policy) {
    int best = 0;
    for (int i = 1; i < policy.length; i++) {
      best = policy[i] > policy[best] ? i : best;
    }
    return best;
  }

  /** Of the network's policy from the search's, in nats. */
  private static double divergence(PlyRecord search, int[] legal, float[] policy) {
    double sum = search.weightSum();
    double divergence = 0;
    for (int i = 0; i < search.candidates().length; i++) {
      if (search.weights()[i] > 0) {
        double share = search.weights()[i] / sum;
        int action = Arrays.binarySearch(legal, search.candidates()[i]);
        divergence += share * Math.log(share / policy[action]);
      }
    }
    return divergence;
  }

  SearchAgreement result() {
    List<OfGeneration> list = new ArrayList<>();
    generations.forEach((number, sums) -> list.add(new OfGeneration(number, sums.share())));
    return new SearchAgreement(all.share(), List.copyOf(list));
  }
}
