package io.gipfel.training.network;

/**
 * How gradients become steps.
 *
 * @param method how a step follows from the gradients so far
 * @param momentum of {@link Method#SGD} (Nesterov's), in [0, 1); Adam has its own and ignores it
 * @param weightDecay each step shrinks weights (not biases, not batch norm) by the learning rate
 *     times this; apart from the gradient, as in Loshchilov and Hutter, Decoupled Weight Decay
 *     Regularization (2019)
 */
public record Optimiser(Method method, double momentum, double weightDecay) {

  /** Where the direction and length of a step come from. */
  public enum Method {
    /** Kingma and Ba, Adam (2015), with β1 = 0.9 and β2 = 0.999. */
    ADAM,
    /** Stochastic gradient descent with Nesterov momentum. */
    SGD
  }

  /** Checks the ranges. */
  public Optimiser {
    if (!(momentum >= 0 && momentum < 1)) {
      throw new IllegalArgumentException("momentum: expected 0 to below 1, found " + momentum);
    }
    if (!(weightDecay >= 0)) {
      throw new IllegalArgumentException("weightDecay: expected 0 or more, found " + weightDecay);
    }
  }
}
