package io.gipfel.mcts.eval;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtException;
import io.gipfel.core.Encoder;
import io.gipfel.core.Position;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.List;
import java.util.Map;

/** What a network's margin output says. */
public final class OnnxMargins implements MarginEstimator {

  private final OnnxModel model;
  private final Encoder encoder;

  /**
   * An estimator by {@code model}, which stays the caller's to close.
   *
   * @throws IllegalArgumentException unless {@link OnnxModel#hasMargin()}
   */
  public OnnxMargins(OnnxModel model) {
    if (!model.hasMargin()) {
      throw new IllegalArgumentException("expected a network with an output for the margin");
    }
    this.model = model;
    this.encoder = model.game().encoder();
  }

  @Override
  public float[] marginsForFirst(List<Position> positions) {
    float[] margins = new float[positions.size()];
    if (positions.isEmpty()) {
      return margins;
    }
    float[] planes = new float[positions.size() * encoder.inputSize()];
    for (int i = 0; i < positions.size(); i++) {
      encoder.encode(positions.get(i), planes, i * encoder.inputSize());
    }
    float[] scaledForMover = run(planes, positions.size());
    for (int i = 0; i < margins.length; i++) {
      Position position = positions.get(i);
      margins[i] =
          position.isTerminal()
              ? position.marginForFirst()
              : position.toMove().sign() * encoder.maxMargin() * scaledForMover[i];
    }
    return margins;
  }

  private float[] run(float[] planes, int size) {
    FloatBuffer in = direct(planes.length).put(planes).rewind();
    FloatBuffer out = direct(size);
    long[] shape = {size, encoder.planes(), encoder.height(), encoder.width()};
    try (OnnxTensor input = OnnxTensor.createTensor(model.environment(), in, shape);
        OnnxTensor output =
            OnnxTensor.createTensor(model.environment(), out, new long[] {size, 1})) {
      Map<String, OnnxValue> outputs = Map.of(OnnxModel.MARGIN, output);
      model.run(Map.of(OnnxModel.INPUT, input), outputs);
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
    float[] scaled = new float[size];
    out.get(0, scaled);
    return scaled;
  }

  private static FloatBuffer direct(int floats) {
    return ByteBuffer.allocateDirect(floats * Float.BYTES)
        .order(ByteOrder.nativeOrder())
        .asFloatBuffer();
  }
}
