package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.ValueNode;
import io.gipfel.datasets.Provenance;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.training.arena.AgentSource;
import io.gipfel.training.arena.Arena;
import io.gipfel.training.arena.ArenaAgents;
import io.gipfel.training.arena.Interval;
import io.gipfel.training.arena.Match;
import io.gipfel.training.arena.MatchLog;
import io.gipfel.training.arena.MatchResult;
import io.gipfel.training.arena.MatchSettings;
import io.gipfel.training.arena.MatchShard;
import io.gipfel.training.arena.MatchText;
import io.gipfel.training.arena.Sprt;
import io.gipfel.training.arena.Sprt.Verdict;
import io.gipfel.training.arena.StopRule;
import io.gipfel.training.arena.Tally;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel match}: which of two agents is stronger, and by how much. */
@Command(
    name = "match",
    description = "Play two agents against each other, with colours swapped.",
    footer = {
      "",
      "Agents: random, greedy, alphabeta:depth=4, alphabeta:time=1s, mcts:sims=1000,",
      "net:PATH:sims=64 (a run, checkpoint, exported bot or ONNX file), net:default (shipped),",
      "net:PATH:time=1s, net:PATH:budget=30s, net:PATH:clock=60s+1s, with :leaves=16:threads=2,",
      "engine:codecup:COMMAND, engine:ugi:COMMAND, engine:ugi:time=100ms:COMMAND,",
      "'phases:place=AGENT|stack=AGENT' (each phase by another).",
      "The answer speaks for A. With --sprt it is no (1) unless A is shown to be better.",
      "",
      "Example:",
      "  gipfel match greedy random --game dvonn --pairs 50"
    })
final class MatchCommand implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "A", description = "The agent that results speak for.")
  private String a;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "B",
      defaultValue = "net:default",
      description = "Its opponent (default: the network that is shipped for the game).")
  private String b;

  @Mixin private MatchOptions options;
  @Mixin private Output output;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      converter = SprtConverter.class,
      description =
          "End as soon as it is clear, with errors of 5 %%, whether A is better by ELO0 or ELO1.")
  private Sprt sprt;

  @Option(
      names = "--dataset",
      paramLabel = "FILE.shard",
      description = "Also keep the games as a shard, for 'gipfel inspect' and for training.")
  private Path shard;

  @Override
  public Integer call() throws IOException {
    List<AgentSpec> specs = options.specs(List.of(a, b));
    MatchSettings settings = options.settings(specs);
    checkShard();
    try (ArenaAgents agents = options.agents();
        Interruption interruption = Interruption.listen()) {
      List<AgentSource> sources = options.sources(agents, specs);
      Match match = new Match(settings, sources.get(0), sources.get(1));
      MatchResult result =
          options.withLogs(
              settings, sources, logs -> play(specs, match, logs.apply(0), interruption));
      print(match, result);
      if (shard != null) {
        MatchShard.write(shard, provenance(match), settings, result.games());
      }
      if (interruption.isRaised()) {
        output.remark("%s", options.stoppedRemark());
      }
      return sprt == null || sprt.verdict(result.pairs()) == Verdict.H1 ? ExitCode.OK : ExitCode.NO;
    }
  }

  private void checkShard() {
    try {
      if (shard != null) {
        MatchShard.check(shard);
      }
    } catch (IllegalArgumentException e) {
      throw new UserException("--dataset: " + e.getMessage(), e);
    }
  }

  private MatchResult play(
      List<AgentSpec> specs, Match match, MatchLog log, Interruption interruption) {
    try (MatchProgress progress =
        new MatchProgress(output, 2 * match.settings().pairs(), Optional.ofNullable(sprt))) {
      Arena arena = options.arena(specs, progress, interruption);
      return arena.play(match, sprt == null ? StopRule.NEVER : sprt, log);
    }
  }

  private static Provenance provenance(Match match) throws IOException {
    MatchSettings settings = match.settings();
    return new Provenance(
        settings.game().name(),
        Provenance.RULES_VERSION,
        new VersionProvider().getVersion()[0],
        match.a().name() + " against " + match.b().name(),
        "",
        0,
        settings.seed(),
        Map.of("openings", settings.openings().toString()));
  }

  private void print(Match match, MatchResult result) {
    if (output.isJson()) {
      output.print(toJson(result));
      return;
    }
    output.printf("%s", MatchText.of(match, result));
    if (sprt != null) {
      output.printf("%s", MatchText.sprt(sprt, result.pairs()));
    }
  }

  private ObjectNode toJson(MatchResult result) {
    Tally tally = result.tally();
    Interval elo95 = result.elo95();
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("games", tally.games());
    json.put("wins", tally.wins());
    json.put("draws", tally.draws());
    json.put("losses", tally.losses());
    json.put("score", rounded(result.score()));
    json.set("elo", points(result.elo()));
    ArrayNode interval = json.putArray("elo95");
    interval.add(points(elo95.low())).add(points(elo95.high()));
    json.put("distinctGames", result.distinctGames());
    if (sprt != null) {
      ObjectNode test = json.putObject("sprt");
      test.put("llr", rounded(sprt.logLikelihoodRatio(result.pairs())));
      test.put("lower", rounded(sprt.lowerBound())).put("upper", rounded(sprt.upperBound()));
      test.put("verdict", sprt.verdict(result.pairs()).toString());
    }
    return json;
  }

  private static double rounded(double value) {
    return Math.round(value * 10_000) / 10_000.0;
  }

  /** Whole Elo points; null where there is no bound, since JSON has no infinity. */
  private static ValueNode points(double elo) {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    return Double.isInfinite(elo) ? nodes.nullNode() : nodes.numberNode(Math.round(elo));
  }
}
