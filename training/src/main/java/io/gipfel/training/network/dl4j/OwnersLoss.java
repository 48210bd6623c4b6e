package io.gipfel.training.network.dl4j;

import org.nd4j.shade.jackson.annotation.JsonProperty;

/** Binary cross-entropy of the final owners, mean over cells and both planes. */
final class OwnersLoss extends RowLoss {

  OwnersLoss(@JsonProperty("weight") double weight) {
    super(weight);
  }

  @Override
  double row(float[] logits, float[] labels, int from, int to, float[] gradient) {
    int n = to - from;
    double loss = 0;
    for (int i = from; i < to; i++) {
      double x = logits[i];
      double expNegative = Math.exp(-Math.abs(x));
      double sigmoid = (x >= 0 ? 1 : expNegative) / (1 + expNegative);
      loss += Math.max(x, 0) - x * labels[i] + Math.log1p(expNegative);
      gradient[i] = (float) ((sigmoid - labels[i]) / n);
    }
    return loss / n;
  }
}
