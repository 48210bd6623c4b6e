/**
 * Policy/value networks: what they are made of, what they learn from, and how they are kept.
 *
 * <p>Start at {@link io.gipfel.training.network.PolicyValueNetwork}. Only {@code network.dl4j}
 * names DL4J or ND4J; only {@code network.onnx} knows the ONNX format.
 */
package io.gipfel.training.network;
