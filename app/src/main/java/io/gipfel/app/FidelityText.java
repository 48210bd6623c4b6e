package io.gipfel.app;

import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.mcts.precision.InferenceChoice;
import java.util.Locale;

/** What was measured of an 8-bit network, as lines for people. */
final class FidelityText {

  private FidelityText() {}

  /** How close it comes to its float form. */
  static String of(Fidelity fidelity) {
    return String.format(
        Locale.ROOT,
        "policy divergence %.2g nats, same best action %.1f %%, value error mean %.4f, at most"
            + " %.3f; on %,d positions",
        fidelity.policyDivergence(),
        100 * fidelity.sameBestAction(),
        fidelity.meanValueError(),
        fidelity.maxValueError(),
        fidelity.positions());
  }

  /** Which of the two was taken, and how fast both are. */
  static String of(InferenceChoice choice) {
    return String.format(
        Locale.ROOT,
        "%s: %,.0f evaluations/s a thread in 8 bits, %,.0f in floats",
        choice.precision(),
        choice.int8PerSecond(),
        choice.floatPerSecond());
  }
}
