package io.gipfel.mcts.agent;

import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Thinks about one position at a time for somebody who gives it a limit anew each time, may stop it
 * early, and wants to know what it thinks: a protocol, or a person at the board. Serves one caller
 * thread.
 */
public interface Thinker extends AutoCloseable {

  /** A short name for tables, such as {@code alphabeta:depth=3}. */
  String name();

  /** What its limits may count; empty for one that answers at once, whatever the limit. */
  Set<AgentLimit.Unit> units();

  /** The limit to think by where nobody gives another. */
  AgentLimit ownLimit();

  /**
   * Thinks about the game's current position, which is not terminal, and returns what it comes to.
   *
   * @param limit in one of {@link #units}, or anything where that is empty
   * @param watcher may stop it early, and hears what it thinks meanwhile
   * @throws AgentException if it cannot answer; its message says why
   */
  Thought think(OngoingGame game, AgentLimit limit, Watcher watcher);

  /** Frees what the thinker holds: processes, sessions, memory outside the heap. */
  @Override
  default void close() {}

  /**
   * Who watches it think.
   *
   * @param stop asked often, from the thinking thread: when true, it answers at once with what it
   *     has
   * @param progress hears now and then what it thinks so far
   */
  record Watcher(BooleanSupplier stop, Consumer<Thought> progress) {

    /** Watches nothing. */
    public static final Watcher NONE = new Watcher(() -> false, thought -> {});
  }
}
