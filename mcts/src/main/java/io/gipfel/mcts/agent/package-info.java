/**
 * Agents: whatever chooses actions in games.
 *
 * <p>Start at {@link io.gipfel.mcts.agent.Agent}. Depends on {@code core}, the search and the
 * evaluators.
 */
package io.gipfel.mcts.agent;
