package io.gipfel.mcts.eval;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtException;
import io.gipfel.core.Encoder;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.util.Map;

/**
 * Judges positions with a network. One thread at a time may use it; give each thread its own, over
 * a shared {@link OnnxModel}.
 *
 * <p>Inputs and outputs lie in three direct buffers that are as long as the largest batch. For
 * every batch size that occurs, tensors over their fronts are made once: nothing native is
 * allocated an evaluation, and a half-full batch costs half.
 */
public final class OnnxEvaluator implements Evaluator {

  private static final int OUTCOMES = 3;
  private static final int LOSS = 2;

  private final OnnxModel model;
  private final Encoder encoder;
  private final float[] planes;
  private final FloatBuffer planesBuffer;
  private final FloatBuffer policyBuffer;
  private final FloatBuffer valueBuffer;
  private final Tensors[] tensorsBySize;

  /** Views of the buffers for one batch size. */
  private record Tensors(Map<String, OnnxTensor> inputs, Map<String, OnnxValue> outputs) {

    void close() {
      inputs.values().forEach(OnnxValue::close);
      outputs.values().forEach(OnnxValue::close);
    }
  }

  /**
   * An evaluator for batches of up to {@code capacity} positions.
   *
   * @param model stays the caller's to close, after this evaluator
   */
  public OnnxEvaluator(OnnxModel model, int capacity) {
    this.model = model;
    this.encoder = model.game().encoder();
    this.planes = new float[capacity * encoder.inputSize()];
    this.planesBuffer = direct(planes.length);
    this.policyBuffer = direct(capacity * encoder.policySize());
    this.valueBuffer = direct(capacity * OUTCOMES);
    this.tensorsBySize = new Tensors[capacity + 1];
  }

  private static FloatBuffer direct(int floats) {
    return ByteBuffer.allocateDirect(floats * Float.BYTES)
        .order(ByteOrder.nativeOrder())
        .asFloatBuffer();
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    int size = batch.size();
    if (size == 0) {
      return;
    }
    int inputSize = encoder.inputSize();
    for (int slot = 0; slot < size; slot++) {
      encoder.encode(batch.position(slot), planes, slot * inputSize);
    }
    planesBuffer.put(0, planes, 0, size * inputSize);
    Tensors tensors = tensors(size);
    model.run(tensors.inputs(), tensors.outputs());
    policyBuffer.get(0, batch.logits(), 0, size * encoder.policySize());
    for (int slot = 0; slot < size; slot++) {
      int win = slot * OUTCOMES;
      batch.valuesForMover()[slot] = valueBuffer.get(win) - valueBuffer.get(win + LOSS);
    }
  }

  private Tensors tensors(int size) {
    if (tensorsBySize[size] == null) {
      tensorsBySize[size] =
          new Tensors(
              Map.of(
                  OnnxModel.INPUT,
                  tensor(planesBuffer, size, encoder.planes(), encoder.height(), encoder.width())),
              Map.of(
                  OnnxModel.POLICY,
                  tensor(policyBuffer, size, encoder.policySize()),
                  OnnxModel.VALUE,
                  tensor(valueBuffer, size, OUTCOMES)));
    }
    return tensorsBySize[size];
  }

  private OnnxTensor tensor(FloatBuffer buffer, long... shape) {
    int length = 1;
    for (long dimension : shape) {
      length *= (int) dimension;
    }
    try {
      return OnnxTensor.createTensor(model.environment(), buffer.slice(0, length), shape);
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }

  /** Frees the tensors; the model stays open. */
  @Override
  public void close() {
    for (int size = 0; size < tensorsBySize.length; size++) {
      if (tensorsBySize[size] != null) {
        tensorsBySize[size].close();
        tensorsBySize[size] = null;
      }
    }
  }
}
