/**
 * A game between a person and a thinker, in a terminal or over a pipe.
 *
 * <p>Start at {@link io.gipfel.app.play.TerminalGame}. Part of an exported bot, so it depends on
 * {@code core} and {@code mcts} alone.
 */
package io.gipfel.app.play;
