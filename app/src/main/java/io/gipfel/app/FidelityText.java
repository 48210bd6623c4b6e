package io.gipfel.app;

import io.gipfel.training.quantise.Fidelity;
import java.util.Locale;

/** How close an 8-bit network comes to its float form, as a line for people. */
final class FidelityText {

  private FidelityText() {}

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
}
