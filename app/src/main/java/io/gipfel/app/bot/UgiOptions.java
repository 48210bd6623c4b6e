package io.gipfel.app.bot;

import io.gipfel.core.Mixing;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.Thinker;
import java.util.ArrayList;
import java.util.List;

/**
 * What {@code setoption} sets: {@code Limit}, how long it thinks where {@code go} does not say, and
 * {@code Seed} of its random choices.
 */
final class UgiOptions {

  private static final String LIMIT = "Limit";
  private static final String SEED = "Seed";

  private final Thinker thinker;
  private AgentLimit limit;
  private int seed = 1;

  UgiOptions(Thinker thinker) {
    this.thinker = thinker;
    this.limit = thinker.ownLimit();
  }

  AgentLimit limit() {
    return limit;
  }

  /** The seed of the random stream in the {@code newGames}-th game. */
  long seed(int newGames) {
    return Mixing.mix(seed + Mixing.mix(newGames));
  }

  /** The lines that declare the options. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!thinker.units().isEmpty()) {
      lines.add("option name " + LIMIT + " type string default " + limit);
    }
    lines.add("option name " + SEED + " type spin default 1 min 0 max " + Integer.MAX_VALUE);
    return lines;
  }

  /** Sets an option by {@code name NAME value VALUE}. */
  void set(List<String> arguments) throws BadLineException {
    if (arguments.size() != 4
        || !arguments.get(0).equals("name")
        || !arguments.get(2).equals("value")) {
      throw new BadLineException("setoption: expected name NAME value VALUE");
    }
    String value = arguments.get(3);
    switch (arguments.get(1)) {
      case LIMIT -> limit = parseLimit(value);
      case SEED -> seed = parseSeed(value);
      default ->
          throw new BadLineException(
              "setoption: expected Limit or Seed, found '" + arguments.get(1) + "'");
    }
  }

  private AgentLimit parseLimit(String value) throws BadLineException {
    if (thinker.units().isEmpty()) {
      throw new BadLineException(LIMIT + ": " + thinker.name() + " has none");
    }
    return AgentLimit.parse(value, thinker.units());
  }

  private static int parseSeed(String value) throws BadLineException {
    long seed = value.matches("[0-9]{1,10}") ? Long.parseLong(value) : Long.MAX_VALUE;
    if (seed > Integer.MAX_VALUE) {
      throw new BadLineException(
          SEED + ": expected 0 to " + Integer.MAX_VALUE + ", found '" + value + "'");
    }
    return (int) seed;
  }
}
