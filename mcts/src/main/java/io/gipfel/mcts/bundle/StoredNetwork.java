package io.gipfel.mcts.bundle;

import io.gipfel.mcts.SearchConfig;
import java.util.Optional;

/**
 * A network as it is stored.
 *
 * @param name where it is from, for messages
 * @param onnx the bytes of an ONNX file; nobody changes them
 * @param search how it wants to be searched, if that is stored with it
 */
@SuppressWarnings("ArrayRecordComponent") // bytes to be read, not compared
public record StoredNetwork(String name, byte[] onnx, Optional<SearchConfig> search) {}
