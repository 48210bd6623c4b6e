package io.gipfel.training.learning;

import io.gipfel.training.network.Losses;

/** The mean of losses over steps. */
final class LossMean {

  private Losses sum = new Losses(0, 0, 0, 0, 0);
  private int count;

  void add(Losses losses) {
    sum =
        new Losses(
            sum.policy() + losses.policy(),
            sum.value() + losses.value(),
            sum.margin() + losses.margin(),
            sum.owners() + losses.owners(),
            sum.nextPolicy() + losses.nextPolicy());
    count++;
  }

  /** The mean; NaN before anything was added. */
  Losses mean() {
    return new Losses(
        sum.policy() / count,
        sum.value() / count,
        sum.margin() / count,
        sum.owners() / count,
        sum.nextPolicy() / count);
  }
}
