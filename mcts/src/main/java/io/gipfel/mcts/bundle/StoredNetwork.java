package io.gipfel.mcts.bundle;

import io.gipfel.core.Game;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.InferenceChoice;
import java.util.Optional;

/**
 * A network as it is stored.
 *
 * @param name where it is from, for messages
 * @param onnx the bytes of an ONNX file; nobody changes them
 * @param int8 those of its form in 8-bit arithmetic, if that is stored beside it
 * @param search how it wants to be searched, if that is stored with it
 */
@SuppressWarnings("ArrayRecordComponent") // bytes to be read, not compared
public record StoredNetwork(
    String name, byte[] onnx, Optional<byte[]> int8, Optional<SearchConfig> search) {

  /**
   * The network ready to run, which the caller closes.
   *
   * @param precision its arithmetic, unless it is stored in 8 bits alone; if that is to be the
   *     faster one and both are stored, they are measured now, for half a second
   * @throws IllegalArgumentException if it is no network for {@code game}, or lacks the 8-bit form
   *     that is wanted, with one line that says so
   */
  public OnnxModel open(Game game, Precision precision) {
    OnnxModel model = OnnxModel.load(name, onnx, game);
    boolean asStored = precision == Precision.FLOAT || model.precision() == Precision.INT8;
    if (asStored || (precision == Precision.AUTO && int8.isEmpty())) {
      return model;
    }
    OnnxModel inBytes;
    try {
      inBytes = openInt8(game);
    } catch (IllegalArgumentException e) {
      model.close();
      throw e;
    }
    boolean better =
        precision == Precision.INT8
            || InferenceChoice.measure(model, inBytes).precision() == Precision.INT8;
    (better ? model : inBytes).close();
    return better ? inBytes : model;
  }

  private OnnxModel openInt8(Game game) {
    if (int8.isEmpty()) {
      throw new IllegalArgumentException(
          name + ": has no 8-bit form beside it: expected the one that 'gipfel quantise' makes");
    }
    return OnnxModel.load(name + " in 8 bits", int8.get(), game);
  }
}
