package io.gipfel.app.bot;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.Thinker;

/**
 * What a protocol serves.
 *
 * @param game the one game that it plays
 * @param thinker stays the caller's to close
 * @param name what it is called, such as {@code gipfel 1.0 greedy}
 */
public record Bot(Game game, Thinker thinker, String name) {}
