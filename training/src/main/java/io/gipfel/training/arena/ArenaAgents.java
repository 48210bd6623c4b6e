package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.mcts.ProofConfig;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.PhasedAgent;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.mcts.bundle.StoredNetwork;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.ParallelEvaluator;
import io.gipfel.mcts.eval.Precision;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Turns the texts that name agents into sources of agents for one game. A network is read once for
 * each arithmetic that is asked for, and shared by all agents that play by it, until this is
 * closed.
 */
public final class ArenaAgents implements AutoCloseable {

  private final Game game;
  private final Function<Path, SearchConfig> searchOf;
  private final Map<Wanted, OnnxModel> models = new HashMap<>();

  /** A network, and the arithmetic that is asked for. */
  private record Wanted(String name, Precision precision) {}

  /**
   * For agents that play {@code game}.
   *
   * @param searchOf the search settings for the network at a path, which is that of the agent's
   *     text: a run, a checkpoint or an ONNX file. An exported bot brings its own
   */
  public ArenaAgents(Game game, Function<Path, SearchConfig> searchOf) {
    this.game = game;
    this.searchOf = searchOf;
  }

  /**
   * The source of the agents that {@code spec} means. If they play by a network, it is read now: a
   * run that goes on does not change them; if they are to play in the faster arithmetic, it is
   * measured now, and their name says which it is.
   *
   * @throws IllegalArgumentException if there is no such agent, with one line that says why
   */
  public AgentSource source(AgentSpec spec) {
    return resolved(spec);
  }

  private SpecSource resolved(AgentSpec spec) {
    if (spec instanceof AgentSpec.Net net) {
      return network(net);
    }
    return spec instanceof AgentSpec.Phases phases ? phased(phases) : new PlainSource(spec, game);
  }

  private PhasedSource phased(AgentSpec.Phases phases) {
    Map<String, SpecSource> parts = new LinkedHashMap<>();
    phases.parts().forEach(part -> parts.put(part.phase(), resolved(part.agent())));
    return new PhasedSource(game, parts);
  }

  private NetworkSource network(AgentSpec.Net net) {
    StoredNetwork stored = NetworkFiles.read(net.path(), game);
    SearchConfig own = stored.search().orElseGet(() -> searchOf.apply(Path.of(net.path())));
    SearchConfig config = net.proofs() ? own : own.with(ProofConfig.OFF);
    if (net.batching().leaves() > 0) {
      config = config.withLeavesInFlight(net.batching().leaves());
    }
    OnnxModel model =
        models.computeIfAbsent(
            new Wanted(stored.name(), net.precision()),
            wanted -> stored.open(game, wanted.precision()));
    return new NetworkSource(net.with(model.precision()), model, config);
  }

  /**
   * A new thinker of the kind that {@code spec} means, which the caller closes before this.
   *
   * @throws IllegalArgumentException if there is no such agent, with one line that says why
   */
  public Thinker thinker(AgentSpec spec) {
    if (spec instanceof AgentSpec.Net net) {
      NetworkSource source = network(net);
      return Agents.thinking(source.spec(), net.limit(), source.searched());
    }
    return spec instanceof AgentSpec.Phases phases
        ? Agents.answering(phased(phases).create())
        : Agents.thinker(spec, game);
  }

  /** Frees the networks. No agent may play by them any more. */
  @Override
  public void close() {
    models.values().forEach(OnnxModel::close);
    models.clear();
  }

  /** Agents that are named by the text of their spec, in which nothing is left open. */
  private interface SpecSource extends AgentSource {

    /** Which agents they are. */
    AgentSpec spec();

    @Override
    default String name() {
      return spec().text();
    }
  }

  /** Agents that play by a network. */
  private record NetworkSource(AgentSpec.Net spec, OnnxModel model, SearchConfig config)
      implements SpecSource {

    @Override
    public Agent create() {
      return Agents.searching(spec, spec.limit(), searched());
    }

    /** Time is counted, and a tree kept, in one game at a time. */
    @Override
    public boolean playsOneGameAtATime() {
      return spec.limit().isTimed();
    }

    Agents.Searched searched() {
      int threads = spec.batching().threads();
      return new Agents.Searched(
          model.game(), ParallelEvaluator.of(model, threads, Agents.batchSize(config)), config);
    }
  }

  /** Agents that play each phase by another. */
  private record PhasedSource(Game game, Map<String, SpecSource> parts) implements SpecSource {

    @Override
    public AgentSpec spec() {
      return new AgentSpec.Phases(
          parts.entrySet().stream()
              .map(part -> new AgentSpec.Phases.Part(part.getKey(), part.getValue().spec()))
              .toList());
    }

    @Override
    public Agent create() {
      Map<String, Agent> agents = new LinkedHashMap<>();
      parts.forEach((phase, source) -> agents.put(phase, source.create()));
      return new PhasedAgent(name(), game, agents);
    }

    @Override
    public boolean playsOneGameAtATime() {
      return parts.values().stream().anyMatch(AgentSource::playsOneGameAtATime);
    }
  }

  /** Agents without a network. */
  private record PlainSource(AgentSpec spec, Game game) implements SpecSource {

    @Override
    public Agent create() {
      return Agents.create(spec, game);
    }

    /** A program is in one game at a time, and a tree is kept in one. */
    @Override
    public boolean playsOneGameAtATime() {
      return spec instanceof AgentSpec.Engine
          || (spec instanceof AgentSpec.Mcts mcts && mcts.limit().isTimed());
    }
  }
}
