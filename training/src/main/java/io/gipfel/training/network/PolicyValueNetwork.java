package io.gipfel.training.network;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A network that learns. One thread at a time may use it.
 *
 * <p>Self-play and matches never touch it: they read the ONNX file that {@link #writeOnnx}
 * publishes.
 */
public interface PolicyValueNetwork extends AutoCloseable {

  /** The shape of its tower. */
  NetworkConfig shape();

  /** Trainable parameters and running statistics, as one number. */
  long parameterCount();

  /**
   * One step of gradient descent.
   *
   * @param learningRate of this step
   * @return the losses before the step
   */
  Losses fit(TrainingBatch batch, double learningRate);

  /** The losses on {@code batch}, in inference mode; nothing is learned. */
  Losses evaluate(TrainingBatch batch);

  /** A copy of all parameters and running statistics, flat. */
  float[] parameters();

  /**
   * Replaces all parameters and running statistics: those of {@link #parameters()} restore the
   * network.
   */
  void setParameters(float[] parameters);

  /** Writes parameters and updater state, so that a loaded network learns on as this one would. */
  void save(Path file) throws IOException;

  /**
   * Writes the network for inference, batch norm folded, and checks that ONNX Runtime agrees with
   * this network to 1e-4 on random inputs.
   *
   * @throws IllegalStateException if it does not; the file is then not there
   */
  void writeOnnx(Path file) throws IOException;

  /** Frees what the network holds outside the heap. */
  @Override
  void close();
}
