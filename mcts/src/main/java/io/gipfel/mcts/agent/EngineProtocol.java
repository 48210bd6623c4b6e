package io.gipfel.mcts.agent;

import java.time.Duration;
import java.util.Optional;

/** How games are played with an external program over lines of text. */
interface EngineProtocol {

  /**
   * The talk with a program that is to play the side to move in {@code game}, now and for the rest
   * of it.
   *
   * @param fresh whether the program was just started, and not talked with about another game
   * @throws AgentException if the protocol cannot tell a program how that game stands
   */
  Talk begin(OngoingGame game, boolean fresh);

  /** Whether a program can play one game after another. */
  default boolean keepsProgram() {
    return false;
  }

  /** The talk with one program about one game. */
  interface Talk {

    /**
     * Tells the program what happened since it was last asked, and returns what it chooses now: a
     * legal action.
     *
     * @throws AgentException if it does not, with what it said
     */
    int choose(EngineLines lines);

    /** The line that asks the program to end. */
    String farewell();
  }

  /** How long a program is asked to think about one answer. */
  default Duration thinkingTime() {
    return Duration.ZERO;
  }

  /**
   * The protocol called {@code name}, under which a program is asked to think as long as {@code
   * limit} says.
   *
   * @throws IllegalArgumentException if there is none, with the names that exist; or if it has no
   *     words for a limit
   */
  static EngineProtocol of(String name, Optional<AgentLimit> limit) {
    return switch (name) {
      case CodeCupProtocol.NAME -> {
        if (limit.isPresent()) {
          throw new IllegalArgumentException(
              "protocol codecup cannot tell a program its limit: expected a command, found "
                  + limit.get());
        }
        yield new CodeCupProtocol();
      }
      case UgiProtocol.NAME -> new UgiProtocol(limit.orElse(UgiProtocol.DEFAULT_LIMIT));
      default ->
          throw new IllegalArgumentException(
              "unknown protocol '"
                  + name
                  + "': expected "
                  + CodeCupProtocol.NAME
                  + " or "
                  + UgiProtocol.NAME);
    };
  }
}
