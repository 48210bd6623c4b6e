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
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.ParallelEvaluator;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.InferenceChoice;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns the texts that name agents into sources of agents for one game. A network is read once and
 * shared by all agents that play by it, until this is closed.
 */
public final class ArenaAgents implements AutoCloseable {

  private final Game game;
  private final Function<Path, SearchConfig> searchOf;
  private final Map<String, OnnxModel> models = new HashMap<>();

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
    if (spec instanceof AgentSpec.Net net) {
      return source(net);
    }
    return spec instanceof AgentSpec.Phases phases ? source(phases) : new SpecSource(spec, game);
  }

  private PhasedSource source(AgentSpec.Phases phases) {
    Map<String, AgentSource> parts = new LinkedHashMap<>();
    phases.parts().forEach(part -> parts.put(part.phase(), source(part.agent())));
    return new PhasedSource(game, parts);
  }

  private NetworkSource source(AgentSpec.Net net) {
    StoredNetwork stored = NetworkFiles.read(net.path(), game);
    SearchConfig own = stored.search().orElseGet(() -> searchOf.apply(Path.of(net.path())));
    SearchConfig config = net.proofs() ? own : own.with(ProofConfig.OFF);
    if (net.batching().leaves() > 0) {
      config = config.withLeavesInFlight(net.batching().leaves());
    }
    OnnxModel model = model(stored, net.precision());
    return new NetworkSource(net.with(model.precision()), model, config);
  }

  /** The network that is stored, or its 8-bit form, as {@code precision} says. */
  private OnnxModel model(StoredNetwork stored, Precision precision) {
    OnnxModel model = model(stored.name(), stored.onnx());
    if (precision == Precision.FLOAT || model.precision() == Precision.INT8) {
      return model;
    }
    if (stored.int8().isEmpty()) {
      if (precision == Precision.INT8) {
        throw new IllegalArgumentException(
            stored.name()
                + ": has no 8-bit form beside it: expected the one that 'gipfel quantise' makes");
      }
      return model;
    }
    OnnxModel int8 = model(stored.int8Name(), stored.int8().get());
    boolean better =
        precision == Precision.INT8
            || InferenceChoice.measure(model, int8).precision() == Precision.INT8;
    return better ? int8 : model;
  }

  private OnnxModel model(String name, byte[] onnx) {
    return models.computeIfAbsent(name, key -> OnnxModel.load(key, onnx, game));
  }

  /**
   * A new thinker of the kind that {@code spec} means, which the caller closes before this.
   *
   * @throws IllegalArgumentException if there is no such agent, with one line that says why
   */
  public Thinker thinker(AgentSpec spec) {
    if (spec instanceof AgentSpec.Net net) {
      NetworkSource source = source(net);
      return Agents.thinking(source.spec(), net.limit(), source.searched());
    }
    if (spec instanceof AgentSpec.Phases phases) {
      return Agents.answering(source(phases).create());
    }
    return Agents.thinker(spec, game);
  }

  /** Frees the networks. No agent may play by them any more. */
  @Override
  public void close() {
    models.values().forEach(OnnxModel::close);
    models.clear();
  }

  /** Agents that play by a network. */
  private record NetworkSource(AgentSpec.Net spec, OnnxModel model, SearchConfig config)
      implements AgentSource {

    @Override
    public String name() {
      return spec.text();
    }

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
      return new Agents.Searched(model.game(), evaluator(), config);
    }

    private Evaluator evaluator() {
      int capacity = Math.max(Agents.BATCH_SIZE, config.leavesInFlight());
      int threads = spec.batching().threads();
      if (threads == 1) {
        return new OnnxEvaluator(model, capacity);
      }
      List<OnnxEvaluator> parts =
          Stream.generate(() -> new OnnxEvaluator(model, capacity)).limit(threads).toList();
      return new ParallelEvaluator(model.game(), parts, capacity);
    }
  }

  /** Agents that play each phase by another. */
  private record PhasedSource(Game game, Map<String, AgentSource> parts) implements AgentSource {

    @Override
    public String name() {
      return parts.entrySet().stream()
          .map(part -> part.getKey() + "=" + part.getValue().name())
          .collect(Collectors.joining("|", "phases:", ""));
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
  private record SpecSource(AgentSpec spec, Game game) implements AgentSource {

    @Override
    public String name() {
      return spec.text();
    }

    @Override
    public Agent create() {
      return Agents.create(spec, game);
    }

    @Override
    public boolean playsOneGameAtATime() {
      return spec instanceof AgentSpec.Engine;
    }
  }
}
