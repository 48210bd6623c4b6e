package io.gipfel.mcts;

import io.gipfel.core.Checks;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/**
 * When a search ends: after a number of simulations, or before, when its owner says so.
 *
 * @param simulations the most simulations, at least 1; the first one evaluates the root, unless the
 *     root was kept from the search before. Sequential halving plans for this number, so a Gumbel
 *     search that may be stopped early wants a good guess here
 * @param stopNow asked after each simulation. The search reads no clock; this may
 */
public record SearchLimit(int simulations, BooleanSupplier stopNow) {

  /** Checks the range. */
  public SearchLimit {
    Checks.atLeast("simulations", simulations, 1);
    Objects.requireNonNull(stopNow, "stopNow");
  }

  /** Exactly {@code simulations} simulations. */
  public static SearchLimit simulations(int simulations) {
    return new SearchLimit(simulations, () -> false);
  }

  /** This limit, or earlier: when {@code stop} holds after a simulation. */
  public SearchLimit orWhen(BooleanSupplier stop) {
    return new SearchLimit(simulations, () -> stopNow.getAsBoolean() || stop.getAsBoolean());
  }
}
