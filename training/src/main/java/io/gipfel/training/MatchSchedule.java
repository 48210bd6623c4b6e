package io.gipfel.training;

import io.gipfel.core.Checks;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.eval.Precision;
import java.util.List;
import java.util.Optional;

/**
 * Matches during and at the end of a run.
 *
 * @param simulations of the networks in matches, at least 2
 * @param share the most that a generation's matches may cost, as a share of its self-play, counted
 *     in simulations so that the same seed plays the same matches; in [0, 1]
 * @param opponents fixed opponents, as agent texts
 * @param maxPairs the most pairs of games against one opponent after a generation, at least 1
 * @param finalPairs pairs against each fixed opponent at the end of the run, 0 or more
 * @param openingPlies random actions at the start of each pair of games, so that no two pairs are
 *     alike
 * @param promotionScore score against the best network so far from which the new one takes its
 *     place, in (0.5, 1]; a match without decisive games promotes nobody
 */
public record MatchSchedule(
    int simulations,
    double share,
    List<String> opponents,
    int maxPairs,
    int finalPairs,
    int openingPlies,
    double promotionScore) {

  /** Checks the ranges. */
  public MatchSchedule {
    opponents = List.copyOf(opponents);
    opponents.forEach(opponent -> checkOpponent(opponent, openingPlies));
    Checks.atLeast("simulations", simulations, 2);
    Checks.share("share", share);
    Checks.atLeast("maxPairs", maxPairs, 1);
    Checks.atLeast("finalPairs", finalPairs, 0);
    Checks.atLeast("openingPlies", openingPlies, 0);
    if (!(promotionScore > 0.5 && promotionScore <= 1)) {
      throw new IllegalArgumentException(
          "promotionScore: expected more than 0.5 and at most 1, found " + promotionScore);
    }
  }

  private static void checkOpponent(String text, int openingPlies) {
    try {
      AgentSpec spec = AgentSpec.parse(text);
      if (measuresItsPrecision(spec)) {
        throw new IllegalArgumentException(
            "'"
                + text
                + "' may play otherwise when the run goes on: expected precision=float or int8");
      }
      if (spec instanceof AgentSpec.Engine && openingPlies > 0) {
        throw new IllegalArgumentException(
            "'"
                + text
                + "' must choose its own opening: expected openingPlies 0, found "
                + openingPlies);
      }
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("opponents: " + e.getMessage(), e);
    }
  }

  private static boolean measuresItsPrecision(AgentSpec spec) {
    if (spec instanceof AgentSpec.Phases phases) {
      return phases.parts().stream().anyMatch(part -> measuresItsPrecision(part.agent()));
    }
    return spec instanceof AgentSpec.Net net && net.said().equals(Optional.of(Precision.AUTO));
  }
}
