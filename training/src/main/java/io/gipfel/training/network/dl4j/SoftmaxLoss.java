package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.TrainingBatch;
import org.nd4j.shade.jackson.annotation.JsonProperty;

/**
 * Cross-entropy of the softmax over the logits whose label is not {@link TrainingBatch#ILLEGAL}. An
 * illegal logit has no part in the softmax, so its gradient is exactly zero. A row without any
 * probability to match (nobody searched there) costs nothing and teaches nothing.
 */
final class SoftmaxLoss extends RowLoss {

  SoftmaxLoss(@JsonProperty("weight") double weight) {
    super(weight);
  }

  @Override
  double row(float[] logits, float[] labels, int from, int to, float[] gradient) {
    double total = 0;
    double max = Double.NEGATIVE_INFINITY;
    for (int i = from; i < to; i++) {
      if (labels[i] >= 0) {
        total += labels[i];
        max = Math.max(max, logits[i]);
      }
    }
    if (total == 0) {
      return 0;
    }
    double sum = 0;
    for (int i = from; i < to; i++) {
      if (labels[i] >= 0) {
        double exp = Math.exp(logits[i] - max);
        gradient[i] = (float) exp;
        sum += exp;
      }
    }
    double logSum = max + Math.log(sum);
    double loss = 0;
    for (int i = from; i < to; i++) {
      if (labels[i] >= 0) {
        gradient[i] = (float) (total * gradient[i] / sum - labels[i]);
        loss += labels[i] * (logSum - logits[i]);
      }
    }
    return loss;
  }
}
