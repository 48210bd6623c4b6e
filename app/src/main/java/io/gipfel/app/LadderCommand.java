package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.training.arena.AgentSource;
import io.gipfel.training.arena.ArenaAgents;
import io.gipfel.training.arena.CrossTable;
import io.gipfel.training.arena.Interval;
import io.gipfel.training.arena.Ladder;
import io.gipfel.training.arena.LadderReport;
import io.gipfel.training.arena.MatchLog;
import io.gipfel.training.arena.MatchSettings;
import io.gipfel.training.arena.Ratings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel ladder}: all against all, and what Elo ratings explain it best. */
@Command(
    name = "ladder",
    description = "Play all agents against each other; Elo with 95 %% intervals.",
    footer = {
      "",
      "Agents as in 'gipfel match'.",
      "",
      "Example:",
      "  gipfel ladder random greedy alphabeta:depth=2 --pairs 20 --chart ladder.svg"
    })
final class LadderCommand implements Callable<Integer> {

  @Parameters(arity = "2..*", paramLabel = "AGENT", description = "Two agents or more.")
  private List<String> texts;

  @Mixin private MatchOptions options;
  @Mixin private Output output;

  @Option(
      names = "--anchor",
      paramLabel = "AGENT",
      description = "The agent whose rating is 0 (default: the mean of all is 0).")
  private String anchor;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Also draw the ratings to FILE.svg or FILE.png.")
  private Path chart;

  @Override
  public Integer call() throws IOException {
    List<AgentSpec> specs = options.specs(texts);
    checkChart();
    int anchorIndex = anchorIndex();
    MatchSettings settings = options.settings(specs);
    try (ArenaAgents agents = options.agents();
        Interruption interruption = Interruption.listen()) {
      List<AgentSource> sources = options.sources(agents, specs);
      Ladder ladder = new Ladder(settings, sources);
      CrossTable table =
          options.withLogs(settings, sources, logs -> play(specs, ladder, logs, interruption));
      Ratings ratings =
          anchorIndex < 0 ? Ratings.fit(table) : Ratings.fitAnchoredAt(table, anchorIndex);
      print(table, ratings);
      if (chart != null) {
        LadderChart.write(chart, table, ratings);
      }
      if (interruption.isRaised()) {
        output.remark("%s", options.stoppedRemark());
      }
      return ExitCode.OK;
    }
  }

  private void checkChart() {
    try {
      if (chart != null) {
        LadderChart.check(chart);
      }
    } catch (IllegalArgumentException e) {
      throw new UserException("--chart: " + e.getMessage(), e);
    }
  }

  private CrossTable play(
      List<AgentSpec> specs, Ladder ladder, IntFunction<MatchLog> logs, Interruption interruption) {
    try (MatchProgress progress = new MatchProgress(output, ladder.games(), Optional.empty())) {
      return ladder.play(options.arena(specs, progress, interruption), logs);
    }
  }

  private int anchorIndex() {
    if (anchor == null) {
      return -1;
    }
    int index = texts.indexOf(anchor);
    if (index < 0) {
      throw new UserException(
          "--anchor: expected one of " + String.join(", ", texts) + ", found '" + anchor + "'");
    }
    return index;
  }

  private void print(CrossTable table, Ratings ratings) {
    if (output.isJson()) {
      output.print(toJson(table, ratings));
    } else {
      output.printf("%s", LadderReport.of(table, ratings));
    }
  }

  private static ObjectNode toJson(CrossTable table, Ratings ratings) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode agents = json.putArray("agents");
    ArrayNode points = json.putArray("points");
    int games = 0;
    List<Integer> order = LadderReport.byRating(table, ratings);
    for (int agent : order) {
      Interval interval = ratings.elo95(agent);
      ObjectNode node = agents.addObject();
      node.put("name", table.names().get(agent));
      node.put("elo", Math.round(ratings.elo(agent)));
      node.putArray("elo95").add(Math.round(interval.low())).add(Math.round(interval.high()));
      node.put("games", table.games(agent));
      node.put("points", table.points(agent));
      ArrayNode row = points.addArray();
      order.forEach(opponent -> row.add(table.points(agent, opponent)));
      games += table.games(agent);
    }
    json.put("games", games / 2);
    return json;
  }
}
