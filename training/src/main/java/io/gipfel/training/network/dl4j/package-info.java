/**
 * Networks that learn with DL4J: the only package that names DL4J or ND4J.
 *
 * <p>Start at {@link io.gipfel.training.network.dl4j.Networks}. {@code TowerConfiguration} says
 * what the network is, {@code Dl4jNetwork} how it learns, {@code OnnxExport} how it leaves. Depends
 * on {@code core}, {@code training.network} and {@code training.network.onnx}.
 */
package io.gipfel.training.network.dl4j;
