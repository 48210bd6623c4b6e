package io.gipfel.app;

import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.app.solve.ExactTally;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.ArrayList;
import java.util.List;

/** Whose actions are compared with exact play. */
interface ExactPlayer extends AutoCloseable {

  /** What to call it. */
  String name();

  /** Its actions in the positions of {@code batch}. */
  int[] actions(List<Judged> batch);

  /** Counts its action in a position. */
  default void count(Judged judged, int action, ExactTally tally) {
    tally.add(judged, action);
  }

  @Override
  default void close() {}

  /** Those who played the recorded games. */
  final class Recorded implements ExactPlayer {

    @Override
    public String name() {
      return "what was played";
    }

    @Override
    public int[] actions(List<Judged> batch) {
      return batch.stream().mapToInt(judged -> judged.ending().action()).toArray();
    }

    @Override
    public void count(Judged judged, int action, ExactTally tally) {
      tally.addRecorded(judged);
    }
  }

  /**
   * An agent that is asked about each position by itself.
   *
   * @param agent closed with this
   * @param seed of random choices, which also depend on the position
   */
  record Asked(Game game, Agent agent, long seed) implements ExactPlayer {

    @Override
    public String name() {
      return agent.name();
    }

    @Override
    public int[] actions(List<Judged> batch) {
      List<OngoingGame> asked = new ArrayList<>();
      for (Judged judged : batch) {
        Position position = judged.position().position();
        asked.add(new OngoingGame(game, position, position.hash() ^ seed));
      }
      int[] actions = new int[batch.size()];
      agent.choose(asked, actions);
      return actions;
    }

    @Override
    public void close() {
      agent.close();
    }
  }
}
