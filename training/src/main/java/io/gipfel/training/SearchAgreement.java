package io.gipfel.training;

import io.gipfel.datasets.Provenance;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How far searches depart from the policy of a network, on a sample of recorded positions in which
 * a search looked at two actions or more.
 *
 * @param all of the sample
 * @param generations the same by generation, in ascending order
 */
public record SearchAgreement(Share all, List<OfGeneration> generations) {

  /**
   * Some positions.
   *
   * @param positions how many; the means over none are 0
   * @param sameBestAction share of them where search and network prefer the same action
   * @param policyDivergence mean Kullback-Leibler divergence of the network's policy, over legal
   *     actions, from the search's, in nats
   */
  public record Share(int positions, double sameBestAction, double policyDivergence) {}

  /** The positions of one generation. */
  public record OfGeneration(int generation, Share share) {}

  /** Finds the network that searches are compared with. */
  public interface NetworkSource {
    /** The one for games of {@code provenance}, which the caller closes; empty if there is none. */
    Optional<OnnxModel> open(Provenance provenance) throws IOException;
  }

  /**
   * Measures it on {@code sample}.
   *
   * @throws IOException if a network cannot be read
   */
  public static SearchAgreement measure(PositionSample sample, NetworkSource networks)
      throws IOException {
    AgreementTally tally = new AgreementTally();
    for (Map.Entry<Provenance, List<PositionSample.Picked>> part :
        sample.byProvenance().entrySet()) {
      Optional<OnnxModel> network = networks.open(part.getKey());
      if (network.isPresent()) {
        try (OnnxModel model = network.get();
            OnnxEvaluator evaluator = new OnnxEvaluator(model, AgreementTally.BATCH)) {
          tally.add(evaluator, part.getKey().generation(), part.getValue());
        }
      }
    }
    return tally.result();
  }
}
