/**
 * Bots: a thinker that answers to a line protocol.
 *
 * <p>Start at {@link io.gipfel.app.bot.UgiServer} and {@link io.gipfel.app.bot.CodeCupServer};
 * their counterparts, which talk to such programs, are engine agents. Part of an exported bot, so
 * it depends on {@code core} and {@code mcts} alone.
 */
package io.gipfel.app.bot;
