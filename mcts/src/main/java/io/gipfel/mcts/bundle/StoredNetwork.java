package io.gipfel.mcts.bundle;

import io.gipfel.mcts.SearchConfig;
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

  /** The name of its form in 8-bit arithmetic, for messages. */
  public String int8Name() {
    return name + " in 8 bits";
  }
}
