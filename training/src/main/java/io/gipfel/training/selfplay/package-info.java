/**
 * Self-play: games that a network plays against itself, many at once, a batch over games at a time.
 *
 * <p>Start at {@link io.gipfel.training.selfplay.SelfPlay}. Depends on {@code core}, {@code mcts}
 * and {@code datasets}.
 */
package io.gipfel.training.selfplay;
