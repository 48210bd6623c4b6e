package io.gipfel.mcts.agent;

import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.eval.Precision;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the texts of {@link AgentSpec}. */
final class AgentSpecParser {

  private static final Pattern OPTION = Pattern.compile("[A-Za-z]+=.*");
  private static final Pattern LIMITED = Pattern.compile("((?:depth|sims|time)=[^:]*):(.*)");
  private static final Set<Unit> SEARCH =
      EnumSet.of(Unit.SIMULATIONS, Unit.TIME, Unit.BUDGET, Unit.CLOCK);
  private static final Set<Unit> ENGINE = EnumSet.of(Unit.DEPTH, Unit.SIMULATIONS, Unit.TIME);
  private static final Pattern COUNT = Pattern.compile("0*[1-9][0-9]{0,5}");
  private static final String PROOFS = "proofs";
  private static final String LIMIT = "limit";
  private static final String PRECISION = "precision";
  private static final String LEAVES = "leaves";
  private static final String THREADS = "threads";
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
        case "phases" -> phases(rest);
        default ->
            throw new IllegalArgumentException(
                "unknown kind '"
                    + kind
                    + "': expected random, greedy, alphabeta, mcts, net, engine or phases");
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

  /** Reads {@code PATH}, {@code PATH:sims=64} and so on: options are at the end, in any order. */
  private static AgentSpec net(String rest) {
    String path = rest;
    Map<String, String> options = new HashMap<>();
    for (int colon = path.lastIndexOf(':');
        colon >= 0 && OPTION.matcher(path.substring(colon + 1)).matches();
        colon = path.lastIndexOf(':')) {
      String option = path.substring(colon + 1);
      String key = option.substring(0, option.indexOf('='));
      String kind = Set.of(PRECISION, LEAVES, THREADS, PROOFS).contains(key) ? key : LIMIT;
      if (options.put(kind, option) != null) {
        throw new IllegalArgumentException("expected one " + kind + ", found several");
      }
      path = path.substring(0, colon);
    }
    AgentLimit limit =
        options.containsKey(LIMIT) ? AgentLimit.parse(options.get(LIMIT), SEARCH) : NET_DEFAULT;
    Optional<Precision> precision =
        Optional.ofNullable(options.get(PRECISION))
            .map(option -> Precision.parse(option.substring(PRECISION.length() + 1)));
    Batching batching =
        new Batching(
            options.containsKey(LEAVES) ? count(options.get(LEAVES)) : Batching.NONE.leaves(),
            options.containsKey(THREADS) ? count(options.get(THREADS)) : Batching.NONE.threads());
    return new AgentSpec.Net(path, limit, precision, batching, proofs(options.get(PROOFS)));
  }

  /** Whether there are proofs, as there are where {@code option} is null. */
  private static boolean proofs(String option) {
    String value = option == null ? "on" : option.substring(PROOFS.length() + 1);
    if (!value.equals("on") && !value.equals("off")) {
      throw new IllegalArgumentException("proofs: expected on or off, found '" + value + "'");
    }
    return value.equals("on");
  }

  private static int count(String option) {
    int equals = option.indexOf('=');
    String value = option.substring(equals + 1);
    if (!COUNT.matcher(value).matches()) {
      throw new IllegalArgumentException(
          option.substring(0, equals) + ": expected a whole number above 0, found '" + value + "'");
    }
    return Integer.parseInt(value);
  }

  /** Holds that {@code path} is there, and that no end of it could be taken for an option. */
  static void checkPath(String path) {
    String last = path.substring(path.lastIndexOf(':') + 1);
    if (path.isBlank() || OPTION.matcher(last).matches()) {
      throw new IllegalArgumentException(
          "expected a path and then options, net:PATH:sims=64 or net:PATH:time=1s, found '"
              + last
              + "' for the path's end");
    }
  }

  private static AgentSpec phases(String rest) {
    List<AgentSpec.Phases.Part> parts = new ArrayList<>();
    for (String text : rest.split("\\|", -1)) {
      int equals = text.indexOf('=');
      if (equals <= 0) {
        throw new IllegalArgumentException(
            "expected PHASE=AGENT|PHASE=AGENT, such as place=greedy|stack=random, found '"
                + text
                + "'");
      }
      parts.add(
          new AgentSpec.Phases.Part(text.substring(0, equals), parse(text.substring(equals + 1))));
    }
    return new AgentSpec.Phases(parts);
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
            protocol, Optional.of(AgentLimit.parse(limited.group(1), ENGINE)), limited.group(2))
        : new AgentSpec.Engine(protocol, command);
  }
}
