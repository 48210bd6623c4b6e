package io.gipfel.training.arena;

import io.gipfel.core.Positions;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.List;
import java.util.function.ToIntFunction;

/** Small agents whose strength is known. */
final class FakeAgents {

  private FakeAgents() {}

  /** Chooses by {@code choice}. */
  static AgentSource choosing(String name, ToIntFunction<OngoingGame> choice) {
    return AgentSource.of(name, () -> new FakeAgent(name, choice, false));
  }

  /** Chooses by {@code choice}, and is asked about many games at once. */
  static AgentSource batching(String name, ToIntFunction<OngoingGame> choice) {
    return AgentSource.of(name, () -> new FakeAgent(name, choice, true));
  }

  /** Always names {@code digit}. */
  static AgentSource naming(int digit) {
    return choosing("names " + digit, game -> digit);
  }

  /** Names 9 with probability {@code p}, else 0. */
  static AgentSource nineWithChance(double p) {
    return choosing("nine " + p, game -> game.random().nextDouble() < p ? 9 : 0);
  }

  /** A uniformly random legal action. */
  static int random(OngoingGame game) {
    int[] legal = Positions.legalActions(game.game(), game.position());
    return legal[game.random().nextInt(legal.length)];
  }

  private record FakeAgent(String name, ToIntFunction<OngoingGame> choice, boolean batches)
      implements Agent {

    @Override
    public int choose(OngoingGame game) {
      return choice.applyAsInt(game);
    }

    @Override
    public void choose(List<OngoingGame> games, int[] actions) {
      if (!batches) {
        throw new AssertionError(name + " does not batch");
      }
      for (int i = 0; i < actions.length; i++) {
        actions[i] = choice.applyAsInt(games.get(i));
      }
    }
  }
}
