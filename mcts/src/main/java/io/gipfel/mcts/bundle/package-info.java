/**
 * Networks on their way to players: in the file of an exported bot, and shipped with the program.
 *
 * <p>Start at {@link io.gipfel.mcts.bundle.Bundle} and {@link
 * io.gipfel.mcts.bundle.ShippedNetworks}. Depends on {@code core}, the settings of the search,
 * {@code eval}, {@code precision} and Jackson.
 */
package io.gipfel.mcts.bundle;
