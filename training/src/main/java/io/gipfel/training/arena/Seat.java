package io.gipfel.training.arena;

import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * One side's agent in one thread: asks it for actions, measures its time, and puts a new one in its
 * place when it fails.
 */
final class Seat implements AutoCloseable {

  /** How much later than an agent's program a match may hear of the Ctrl-C that ended it. */
  private static final int GRACE_MILLIS = 250;

  private final AgentSource source;
  private final LongSupplier nanoClock;
  private Agent agent;

  Seat(AgentSource source, LongSupplier nanoClock) {
    this.source = source;
    this.nanoClock = nanoClock;
    this.agent = source.create();
  }

  boolean batches() {
    return agent.batches();
  }

  /**
   * Makes an action in each of the games, in all of which this side is to move. If the agent fails
   * at one of them, that game is forfeited; but not if the match is being stopped, since what stops
   * it may have ended the agent's program too.
   *
   * @param stopped when true, the rest of the games is left as it is
   */
  void play(List<GameInFlight> games, BooleanSupplier stopped) {
    if (games.size() > 1 && agent.batches() && playTogether(games)) {
      return;
    }
    for (GameInFlight game : games) {
      if (stopped.getAsBoolean()) {
        return;
      }
      playAlone(game, stopped);
    }
  }

  /**
   * Returns false if the agent failed, which does not say in which game: then each has to be asked
   * about alone.
   */
  private boolean playTogether(List<GameInFlight> games) {
    int[] actions = new int[games.size()];
    long begin = nanoClock.getAsLong();
    try {
      agent.choose(games.stream().map(GameInFlight::game).toList(), actions);
    } catch (AgentException e) {
      replaceAgent();
      return false;
    }
    long nanos = (nanoClock.getAsLong() - begin) / games.size();
    for (int i = 0; i < actions.length; i++) {
      games.get(i).addTime(nanos);
      games.get(i).play(actions[i]);
    }
    return true;
  }

  private void playAlone(GameInFlight game, BooleanSupplier stopped) {
    long begin = nanoClock.getAsLong();
    int action;
    try {
      action = agent.choose(game.game());
    } catch (AgentException e) {
      game.addTime(nanoClock.getAsLong() - begin);
      if (!isBeingStopped(stopped)) {
        game.forfeit(String.valueOf(e.getMessage()));
      }
      replaceAgent();
      return;
    }
    game.addTime(nanoClock.getAsLong() - begin);
    game.play(action);
  }

  /**
   * Whether the match is stopped, or is about to be: a program hears a Ctrl-C at the same time as
   * this one, which may need longer to know it.
   */
  private boolean isBeingStopped(BooleanSupplier stopped) {
    if (!stopped.getAsBoolean() && source.playsOneGameAtATime()) {
      try {
        TimeUnit.MILLISECONDS.sleep(GRACE_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    return stopped.getAsBoolean();
  }

  private void replaceAgent() {
    agent.close();
    agent = source.create();
  }

  @Override
  public void close() {
    agent.close();
  }
}
