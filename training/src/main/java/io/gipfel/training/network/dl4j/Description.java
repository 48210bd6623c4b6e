package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.NetworkLayout;

/**
 * What makes two networks alike but for their parameters.
 *
 * @param config the shape of the tower
 * @param layout what goes in and comes out
 * @param fit how it learns
 */
record Description(NetworkConfig config, NetworkLayout layout, FitConfig fit) {}
