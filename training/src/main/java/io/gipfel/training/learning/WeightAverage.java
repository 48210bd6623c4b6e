package io.gipfel.training.learning;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The exponential moving average of a network's parameters over snapshots: the network that plays.
 * It is stronger than any of the snapshots, as if it had been trained with a smaller learning rate
 * (Izmailov et al. 2018, "Averaging weights leads to wider optima and better generalization";
 * KataGo, section on training).
 */
final class WeightAverage {

  private final float[] parameters;

  /** An average that begins as {@code parameters}, which it owns from now on. */
  WeightAverage(float[] parameters) {
    this.parameters = parameters;
  }

  /**
   * Moves towards {@code snapshot}: the average becomes {@code decay·average + (1 −
   * decay)·snapshot}.
   */
  void add(float[] snapshot, double decay) {
    for (int i = 0; i < parameters.length; i++) {
      parameters[i] = (float) (decay * parameters[i] + (1 - decay) * snapshot[i]);
    }
  }

  /** The averaged parameters; not to be changed. */
  float[] parameters() {
    return parameters;
  }

  /** Writes the average as big-endian floats. */
  void save(Path file) throws IOException {
    try (DataOutputStream out =
        new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      for (float parameter : parameters) {
        out.writeFloat(parameter);
      }
    }
  }

  /** Reads what {@link #save} wrote. */
  static WeightAverage load(Path file) throws IOException {
    float[] parameters = new float[(int) (Files.size(file) / Float.BYTES)];
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      for (int i = 0; i < parameters.length; i++) {
        parameters[i] = in.readFloat();
      }
    }
    return new WeightAverage(parameters);
  }
}
