package io.gipfel.training.network.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.FloatBuffer;
import java.util.LinkedHashMap;
import java.util.Map;

/** Runs ONNX files to compare what they say with what the network said that they came from. */
public final class OnnxCheck {

  private OnnxCheck() {}

  /**
   * All outputs of the network in {@code model} for one batch, by name, row-major.
   *
   * @param input of the graph's only input
   * @param shape of the input, batch first
   * @throws IllegalStateException if ONNX Runtime cannot read or run it
   */
  public static Map<String, float[]> run(byte[] model, float[] input, long... shape) {
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      options.setIntraOpNumThreads(1);
      try (OrtSession session = environment.createSession(model, options);
          OnnxTensor tensor = OnnxTensor.createTensor(environment, FloatBuffer.wrap(input), shape);
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
      }
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }
}
