package io.gipfel.mcts.agent;

/** How games are played with an external program over lines of text. */
interface EngineProtocol {

  /** Its name in agent texts. */
  String name();

  /**
   * The talk with a freshly started program that is to play the side to move in {@code game}, now
   * and for the rest of it.
   *
   * @throws AgentException if the protocol cannot tell a program how that game stands
   */
  Talk begin(OngoingGame game);

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

  /**
   * The protocol called {@code name}.
   *
   * @throws IllegalArgumentException if there is none, with the names that exist
   */
  static EngineProtocol byName(String name) {
    if (name.equals(CodeCupProtocol.NAME)) {
      return new CodeCupProtocol();
    }
    throw new IllegalArgumentException(
        "unknown protocol '" + name + "': expected " + CodeCupProtocol.NAME);
  }
}
