package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.TrainingBatch;
import java.util.List;

/** The outputs of a network, in the order in which DL4J sees them. */
enum Head {
  POLICY("policy"),
  VALUE("value"),
  MARGIN("margin"),
  OWNERS("owners"),
  NEXT_POLICY("nextPolicy");

  static final List<Head> ALL = List.of(values());

  private final String vertex;

  Head(String vertex) {
    this.vertex = vertex;
  }

  /** The vertex of the head's loss, whose activations are the head's output. */
  String vertex() {
    return vertex;
  }

  /** Whether the head is of use after training. */
  boolean exported() {
    return this != NEXT_POLICY;
  }

  /** Floats in one row of the head's output. */
  int size(NetworkLayout layout) {
    return switch (this) {
      case POLICY, NEXT_POLICY -> layout.policySize();
      case VALUE -> 3;
      case MARGIN -> 1;
      case OWNERS -> 2 * layout.cells();
    };
  }

  /** What the head is to say, {@link #size} floats a sample. */
  float[] targets(TrainingBatch batch) {
    return switch (this) {
      case POLICY -> batch.policy;
      case VALUE -> batch.winDrawLoss;
      case MARGIN -> batch.margin;
      case OWNERS -> batch.owners;
      case NEXT_POLICY -> batch.nextPolicy;
    };
  }
}
