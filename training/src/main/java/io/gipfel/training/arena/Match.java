package io.gipfel.training.arena;

/**
 * Two agents and what they are to play.
 *
 * @param settings the game, its openings, how many pairs, and the seed
 * @param a from whose side results speak
 * @param b the opponent
 */
public record Match(MatchSettings settings, AgentSource a, AgentSource b) {}
