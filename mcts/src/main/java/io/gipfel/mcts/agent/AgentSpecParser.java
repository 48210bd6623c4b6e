package io.gipfel.mcts.agent;

import io.gipfel.mcts.agent.AgentLimit.Unit;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the texts of {@link AgentSpec}. */
final class AgentSpecParser {

  private static final Pattern OPTION = Pattern.compile("[A-Za-z]+=.*");
  private static final Pattern LIMITED = Pattern.compile("((?:depth|sims|time)=[^:]*):(.*)");
  private static final Set<Unit> SEARCH = EnumSet.of(Unit.SIMULATIONS, Unit.TIME);
  private static final AgentLimit NET_DEFAULT = AgentLimit.simulations(64);

  private AgentSpecParser() {}

  static AgentSpec parse(String text) {
    int colon = text.indexOf(':');
    String kind = colon < 0 ? text : text.substring(0, colon);
    String rest = colon < 0 ? "" : text.substring(colon + 1);
    try {
      return switch (kind) {
        case "random" -> withoutOptions(colon, rest, new AgentSpec.Random());
        case "greedy" -> withoutOptions(colon, rest, new AgentSpec.Greedy());
        case "alphabeta" ->
            new AgentSpec.AlphaBeta(AgentLimit.parse(rest, EnumSet.of(Unit.DEPTH, Unit.TIME)));
        case "mcts" -> new AgentSpec.Mcts(AgentLimit.parse(rest, SEARCH));
        case "net" -> net(rest);
        case "engine" -> engine(rest);
        default ->
            throw new IllegalArgumentException(
                "unknown kind '"
                    + kind
                    + "': expected random, greedy, alphabeta, mcts, net or engine");
      };
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("agent '" + text + "': " + e.getMessage(), e);
    }
  }

  private static AgentSpec withoutOptions(int colon, String rest, AgentSpec spec) {
    if (colon >= 0) {
      throw new IllegalArgumentException(
          spec.text() + " takes no options: expected nothing behind it, found ':" + rest + "'");
    }
    return spec;
  }

  private static AgentSpec net(String rest) {
    int colon = rest.lastIndexOf(':');
    if (colon >= 0 && OPTION.matcher(rest.substring(colon + 1)).matches()) {
      return new AgentSpec.Net(
          rest.substring(0, colon), AgentLimit.parse(rest.substring(colon + 1), SEARCH));
    }
    return new AgentSpec.Net(rest, NET_DEFAULT);
  }

  /** Holds that {@code path} is there, and that no end of it could be taken for an option. */
  static void checkPath(String path) {
    String last = path.substring(path.lastIndexOf(':') + 1);
    if (path.isBlank() || OPTION.matcher(last).matches()) {
      throw new IllegalArgumentException(
          "expected a path and one option, net:PATH:sims=64 or net:PATH:time=1s, found '"
              + last
              + "' for the path's end");
    }
  }

  private static AgentSpec engine(String rest) {
    int colon = rest.indexOf(':');
    if (colon < 0) {
      throw new IllegalArgumentException(
          "expected engine:PROTOCOL:COMMAND, such as engine:codecup:./player");
    }
    String protocol = rest.substring(0, colon);
    String command = rest.substring(colon + 1);
    Matcher limited = LIMITED.matcher(command);
    return limited.matches()
        ? new AgentSpec.Engine(
            protocol,
            Optional.of(AgentLimit.parse(limited.group(1), EnumSet.allOf(Unit.class))),
            limited.group(2))
        : new AgentSpec.Engine(protocol, command);
  }
}
