package io.gipfel.app;

import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.agent.AgentSpec;
import java.util.List;
import java.util.Optional;

/** {@code --sims} and {@code --time}: one limit for all agents that can be given it. */
final class AgentLimits {

  private AgentLimits() {}

  /**
   * {@code specs} with {@code limit} in the place of their own where it makes sense.
   *
   * @throws IllegalArgumentException if it makes sense for none of them
   */
  static List<AgentSpec> apply(List<AgentSpec> specs, Optional<AgentLimit> limit) {
    if (limit.isEmpty()) {
      return specs;
    }
    AgentLimit common = limit.get();
    if (specs.stream().noneMatch(spec -> takes(spec, common.unit()))) {
      throw new IllegalArgumentException(
          "--" + common.unit().key() + ": expected an agent that can be limited so, found none");
    }
    return specs.stream().map(spec -> with(spec, common)).toList();
  }

  private static boolean takes(AgentSpec spec, Unit unit) {
    return (spec instanceof AgentSpec.Phases phases
            && agents(phases).stream().anyMatch(part -> takes(part, unit)))
        || spec instanceof AgentSpec.Net
        || spec instanceof AgentSpec.Mcts
        || (spec instanceof AgentSpec.Engine engine && engine.takesLimits())
        || (spec instanceof AgentSpec.AlphaBeta && unit == Unit.TIME);
  }

  private static AgentSpec with(AgentSpec spec, AgentLimit limit) {
    if (!takes(spec, limit.unit())) {
      return spec;
    }
    if (spec instanceof AgentSpec.Phases phases) {
      return new AgentSpec.Phases(
          phases.parts().stream()
              .map(part -> new AgentSpec.Phases.Part(part.phase(), with(part.agent(), limit)))
              .toList());
    }
    if (spec instanceof AgentSpec.Net net) {
      return net.with(limit);
    }
    if (spec instanceof AgentSpec.Engine engine) {
      return new AgentSpec.Engine(engine.protocol(), Optional.of(limit), engine.command());
    }
    return spec instanceof AgentSpec.Mcts
        ? new AgentSpec.Mcts(limit)
        : new AgentSpec.AlphaBeta(limit);
  }

  /** Whether any of {@code specs} measures time, so that it needs a core for itself. */
  static boolean anyTimed(List<AgentSpec> specs) {
    return specs.stream().anyMatch(AgentLimits::isTimed);
  }

  /** The most threads that one game keeps busy. */
  static int threadsAGame(List<AgentSpec> specs) {
    return specs.stream().mapToInt(AgentLimits::threads).max().orElse(1);
  }

  private static int threads(AgentSpec spec) {
    if (spec instanceof AgentSpec.Phases phases) {
      return threadsAGame(agents(phases));
    }
    return spec instanceof AgentSpec.Net net ? net.batching().threads() : 1;
  }

  private static List<AgentSpec> agents(AgentSpec.Phases phases) {
    return phases.parts().stream().map(AgentSpec.Phases.Part::agent).toList();
  }

  private static boolean isTimed(AgentSpec spec) {
    if (spec instanceof AgentSpec.Net net) {
      return net.limit().isTimed();
    }
    if (spec instanceof AgentSpec.Phases phases) {
      return anyTimed(agents(phases));
    }
    if (spec instanceof AgentSpec.Mcts mcts) {
      return mcts.limit().isTimed();
    }
    if (spec instanceof AgentSpec.AlphaBeta alphaBeta) {
      return alphaBeta.limit().unit() == Unit.TIME;
    }
    return spec instanceof AgentSpec.Engine;
  }
}
