package io.gipfel.training.network.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Runs an ONNX file for what it says, not for speed: to compare it with the network that it came
 * from, or to look at what goes on inside.
 */
public final class OnnxCheck implements AutoCloseable {

  private final OrtEnvironment environment = OrtEnvironment.getEnvironment();
  private final OrtSession session;

  /**
   * Opens the file {@code model}.
   *
   * @throws IllegalStateException if ONNX Runtime cannot read it
   */
  public OnnxCheck(byte[] model) {
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      session = environment.createSession(model, options);
    } catch (OrtException e) {
      throw failed(e);
    }
  }

  /**
   * All outputs of the network in {@code model} for one batch, by name, row-major.
   *
   * @param input of the graph's only input
   * @param shape of the input, batch first
   * @throws IllegalStateException if ONNX Runtime cannot read or run it
   */
  public static Map<String, float[]> run(byte[] model, float[] input, long... shape) {
    try (OnnxCheck check = new OnnxCheck(model)) {
      return check.run(input, shape);
    }
  }

  /**
   * All outputs for one batch, by name, row-major.
   *
   * @param input of the graph's only input
   * @param shape of the input, batch first
   * @throws IllegalStateException if ONNX Runtime cannot run it
   */
  public Map<String, float[]> run(float[] input, long... shape) {
    try (OnnxTensor tensor = OnnxTensor.createTensor(environment, FloatBuffer.wrap(input), shape);
        OrtSession.Result result =
            session.run(Map.of(session.getInputNames().iterator().next(), tensor))) {
      Map<String, float[]> outputs = new LinkedHashMap<>();
      for (Map.Entry<String, OnnxValue> entry : result) {
        FloatBuffer buffer = ((OnnxTensor) entry.getValue()).getFloatBuffer();
        float[] values = new float[buffer.remaining()];
        buffer.get(values);
        outputs.put(entry.getKey(), values);
      }
      return outputs;
    } catch (OrtException e) {
      throw failed(e);
    }
  }

  private static IllegalStateException failed(OrtException e) {
    return new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
  }

  @Override
  public void close() {
    try {
      session.close();
    } catch (OrtException e) {
      throw failed(e);
    }
  }
}
