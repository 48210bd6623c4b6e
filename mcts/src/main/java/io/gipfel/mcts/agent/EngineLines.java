package io.gipfel.mcts.agent;

/** Lines to and from an external program. */
interface EngineLines {

  /**
   * Sends one line.
   *
   * @throws AgentException if the program no longer listens
   */
  void send(String line);

  /**
   * The next line that is not blank, without white space around it.
   *
   * @throws AgentException if the program ends or the time for this answer is up before it comes
   */
  String receive();
}
