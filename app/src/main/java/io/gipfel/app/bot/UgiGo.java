package io.gipfel.app.bot;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads how long to think: {@code movetime}, {@code nodes}, {@code depth}, {@code infinite}, or the
 * clocks {@code p1time p2time p1inc p2inc}, all times in milliseconds. Without any, by its own
 * limit.
 */
final class UgiGo {

  private static final Set<String> CLOCKS = Set.of("p1time", "p2time", "p1inc", "p2inc");
  private static final Map<String, Unit> LIMITS =
      Map.of("movetime", Unit.TIME, "nodes", Unit.SIMULATIONS, "depth", Unit.DEPTH);

  private final Bot bot;
  private final Position position;
  private final AgentLimit ownLimit;

  UgiGo(Bot bot, Position position, AgentLimit ownLimit) {
    this.bot = bot;
    this.position = position;
    this.ownLimit = ownLimit;
  }

  /**
   * The limit that {@code words}, those behind {@code go}, set.
   *
   * @throws IllegalArgumentException if a number is beyond what a limit may be
   */
  AgentLimit limit(List<String> words) throws BadLineException {
    if (words.isEmpty()) {
      return ownLimit;
    }
    if (words.equals(List.of("infinite"))) {
      return taken(AgentLimit.LONGEST);
    }
    Map<String, Long> values = values(words);
    if (CLOCKS.containsAll(values.keySet())) {
      return taken(AgentLimit.millis(share(values)));
    }
    String key = values.size() == 1 ? values.keySet().iterator().next() : "";
    if (!LIMITS.containsKey(key)) {
      throw new BadLineException(
          "go: expected movetime, nodes, depth or infinite alone, or clocks");
    }
    return taken(new AgentLimit(LIMITS.get(key), values.get(key)));
  }

  private AgentLimit taken(AgentLimit limit) throws BadLineException {
    Set<Unit> units = bot.thinker().units();
    if (!units.isEmpty() && !units.contains(limit.unit())) {
      throw new BadLineException("go: " + bot.thinker().name() + " cannot keep to " + limit);
    }
    return limit;
  }

  private static Map<String, Long> values(List<String> words) throws BadLineException {
    Map<String, Long> values = new HashMap<>();
    for (int i = 0; i < words.size(); i += 2) {
      String key = words.get(i);
      if (!CLOCKS.contains(key) && !LIMITS.containsKey(key)) {
        throw new BadLineException("go: unknown word '" + key + "'");
      }
      String value = i + 1 < words.size() ? words.get(i + 1) : "nothing";
      if (!value.matches("[0-9]{1,12}")) {
        throw new BadLineException(
            "go: expected a whole number behind " + key + ", found '" + value + "'");
      }
      if (values.put(key, Long.parseLong(value)) != null) {
        throw new BadLineException("go: found " + key + " twice");
      }
    }
    return values;
  }

  private long share(Map<String, Long> values) throws BadLineException {
    String mover = position.toMove() == Player.FIRST ? "p1" : "p2";
    Long left = values.get(mover + "time");
    if (left == null) {
      throw new BadLineException("go: expected " + mover + "time, since it is that player's turn");
    }
    return UgiClock.millis(
        left, values.getOrDefault(mover + "inc", 0L), position.ply(), bot.game().maxPlies());
  }
}
