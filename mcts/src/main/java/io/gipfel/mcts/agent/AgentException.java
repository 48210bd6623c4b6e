package io.gipfel.mcts.agent;

/** An agent cannot answer: its program crashed, hung, or said something that is no legal action. */
public final class AgentException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** A failure with its one-line reason. */
  public AgentException(String message) {
    super(message);
  }

  /** A failure with its one-line reason and what caused it. */
  public AgentException(String message, Throwable cause) {
    super(message, cause);
  }
}
