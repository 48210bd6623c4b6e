/**
 * The ONNX format: a network as plain records, written without a protobuf library, and checked with
 * ONNX Runtime.
 *
 * <p>Start at {@link io.gipfel.training.network.onnx.OnnxWriter}. Knows nothing of DL4J; depends on
 * ONNX Runtime alone.
 */
package io.gipfel.training.network.onnx;
