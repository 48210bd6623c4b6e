package io.gipfel.training.network.dl4j;

import org.nd4j.shade.jackson.annotation.JsonProperty;

/** Squared error between the tanh of the logit and the scaled margin. */
final class MarginLoss extends RowLoss {

  MarginLoss(@JsonProperty("weight") double weight) {
    super(weight);
  }

  @Override
  double row(float[] logits, float[] labels, int from, int to, float[] gradient) {
    double loss = 0;
    for (int i = from; i < to; i++) {
      double margin = Math.tanh(logits[i]);
      double error = margin - labels[i];
      loss += error * error;
      gradient[i] = (float) (2 * error * (1 - margin * margin));
    }
    return loss;
  }
}
