package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.bundle.ShippedNetworks;

/** Who plays where the user names nobody. */
final class DefaultAgent {

  private static final AgentLimit A_SECOND = AgentLimit.millis(1_000);

  private DefaultAgent() {}

  /**
   * The agent that {@code text} means; without one, the network that is shipped for {@code game},
   * or alpha-beta where none is, each at a second an action.
   *
   * @param text may be null
   * @throws UserException if it means none
   */
  static AgentSpec orParsed(String text, Game game) {
    if (text != null) {
      try {
        return AgentSpec.parse(text);
      } catch (IllegalArgumentException e) {
        throw new UserException(e.getMessage(), e);
      }
    }
    return ShippedNetworks.find(game).isPresent()
        ? new AgentSpec.Net(ShippedNetworks.DEFAULT, A_SECOND)
        : new AgentSpec.AlphaBeta(A_SECOND);
  }
}
