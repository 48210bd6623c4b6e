/**
 * The arena: fair matches between agents, and honest statistics about them.
 *
 * <p>Start at {@link io.gipfel.training.arena.Arena}, which plays a {@link
 * io.gipfel.training.arena.Match}; {@link io.gipfel.training.arena.MatchResult} is what it comes
 * to, {@link io.gipfel.training.arena.Pentanomial} holds the statistics. Openings are paired: each
 * is played twice with colours swapped, and every interval and test counts pairs, not games.
 * Nothing here prints. Depends on {@code core}, {@code mcts.agent}, {@code datasets} and Commons
 * Math.
 */
package io.gipfel.training.arena;
