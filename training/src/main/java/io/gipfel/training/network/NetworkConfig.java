package io.gipfel.training.network;

import io.gipfel.core.Checks;

/**
 * The shape of a residual tower with global pooling.
 *
 * @param blocks residual blocks of two 3×3 convolutions, at least 1
 * @param channels channels of the tower, at least 4
 * @param headChannels channels of the 1×1 convolutions in front of the heads, at least 1
 * @param valueUnits units of the value head's hidden layer, at least 1
 */
public record NetworkConfig(int blocks, int channels, int headChannels, int valueUnits) {

  /** Checks the ranges. */
  public NetworkConfig {
    Checks.atLeast("blocks", blocks, 1);
    Checks.atLeast("channels", channels, 4);
    Checks.atLeast("headChannels", headChannels, 1);
    Checks.atLeast("valueUnits", valueUnits, 1);
  }
}
