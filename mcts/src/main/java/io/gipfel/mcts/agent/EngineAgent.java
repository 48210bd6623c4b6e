package io.gipfel.mcts.agent;

import io.gipfel.core.Player;
import java.time.Duration;

/**
 * Plays by an external program, asked over a line protocol. It serves one game and one side at a
 * time; where the protocol knows of one game only, the next one has a program of its own.
 *
 * <p>A program that crashes, hangs, or says what is no legal action is ended, and {@link
 * AgentException} tells what happened. The next game starts a new one.
 */
public final class EngineAgent implements Agent {

  private final AgentSpec.Engine spec;
  private final EngineProtocol protocol;
  private final Duration patience;
  private Session session;

  /** A program that is running, and what it is running for. */
  private record Session(
      OngoingGame game, Player side, EngineProtocol.Talk talk, EngineProcess process) {

    boolean serves(OngoingGame other) {
      return game == other && side == other.position().toMove();
    }
  }

  /**
   * An agent that has yet to start its program.
   *
   * @param patience how much longer than it is asked to think the program may take for an answer
   */
  public EngineAgent(AgentSpec.Engine spec, Duration patience) {
    this.spec = spec;
    this.protocol = EngineProtocol.of(spec.protocol(), spec.limit());
    this.patience = patience;
  }

  @Override
  public String name() {
    return spec.text();
  }

  @Override
  public int choose(OngoingGame game) {
    try {
      if (session == null || !session.serves(game)) {
        begin(game);
      }
      session.process().allow(patience.plus(protocol.thinkingTime()));
      return session.talk().choose(session.process());
    } catch (AgentException e) {
      if (session != null) {
        session.process().close();
        session = null;
      }
      throw new AgentException("engine '" + spec.command() + "': " + e.getMessage(), e);
    }
  }

  /** Has the program play another game if it can, or starts one. */
  private void begin(OngoingGame game) {
    if (!protocol.keepsProgram()) {
      close();
    }
    boolean fresh = session == null;
    EngineProtocol.Talk talk = protocol.begin(game, fresh);
    EngineProcess process = fresh ? new EngineProcess(spec.command()) : session.process();
    session = new Session(game, game.position().toMove(), talk, process);
  }

  /** Ends the program, if one is running. */
  @Override
  public void close() {
    if (session != null) {
      session.process().close(session.talk().farewell());
      session = null;
    }
  }

  /** The running program, for tests that ask whether it has ended. */
  ProcessHandle handle() {
    return session.process().handle();
  }
}
