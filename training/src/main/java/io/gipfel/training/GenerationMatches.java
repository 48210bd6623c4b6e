package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.SearchAgent;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.arena.AgentSource;
import io.gipfel.training.arena.Arena;
import io.gipfel.training.arena.ArenaAgents;
import io.gipfel.training.arena.ArenaConfig;
import io.gipfel.training.arena.Interval;
import io.gipfel.training.arena.Match;
import io.gipfel.training.arena.MatchJournal;
import io.gipfel.training.arena.MatchListener;
import io.gipfel.training.arena.MatchResult;
import io.gipfel.training.arena.MatchSettings;
import io.gipfel.training.arena.Openings;
import io.gipfel.training.arena.PlayedGame;
import io.gipfel.training.arena.StopRule;
import io.gipfel.training.run.Report.MatchReport;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.function.LongConsumer;

/**
 * The matches of a run: a generation's network against the best one before it and against the fixed
 * opponents. Every match keeps a journal in the run, so an interrupted one goes on where it
 * stopped.
 */
final class GenerationMatches implements AutoCloseable {

  private static final int GAMES_IN_FLIGHT = 64;

  private final RunContext context;
  private final RunConfig config;
  private final Game game;
  private final RunDirectory run;
  private final Inference inference;
  private final ArenaAgents agents;
  private final List<AgentSource> fixedOpponents;

  /**
   * The matches of a run; a network among the fixed opponents is read now.
   *
   * @throws RunException if there is no such opponent
   */
  GenerationMatches(RunContext context, Inference inference) {
    this.context = context;
    this.inference = inference;
    this.config = context.config();
    this.game = context.game();
    this.run = context.run();
    this.agents = new ArenaAgents(game, network -> config.search());
    this.fixedOpponents = config.arena().opponents().stream().map(this::opponent).toList();
  }

  private AgentSource opponent(String text) {
    try {
      return agents.source(AgentSpec.parse(text));
    } catch (IllegalArgumentException e) {
      throw new RunException("arena.opponents: " + e.getMessage(), e);
    }
  }

  /**
   * The pairs of games that each match after a generation may have.
   *
   * <p>A pair costs as many simulations as the network has actions in it, times {@link
   * MatchSchedule#simulations}: about one game's plies, and twice as many against another network.
   * The budget is the schedule's share of what self-play cost.
   *
   * @param selfPlaySimulations simulations of the generation's self-play
   * @param meanPlies plies of a game
   * @return at least 1, or 0 if the schedule wants no matches
   */
  int affordablePairs(long selfPlaySimulations, double meanPlies) {
    MatchSchedule schedule = config.arena();
    if (schedule.share() == 0) {
      return 0;
    }
    int networkSides = schedule.opponents().size() + 2;
    double cost = networkSides * meanPlies * schedule.simulations();
    int pairs = (int) (schedule.share() * selfPlaySimulations / cost);
    return Math.max(1, Math.min(schedule.maxPairs(), pairs));
  }

  /**
   * Plays the matches after a generation.
   *
   * @param best the generation to beat, if there is one
   * @param progress hears how many games are over
   * @return the match against the best first, then the fixed opponents in order
   */
  List<MatchReport> play(int generation, OptionalInt best, int pairs, LongConsumer progress) {
    Plan plan = new Plan(generation, pairs, "");
    if (pairs == 0) {
      return List.of();
    }
    if (best.isEmpty()) {
      return playAll(plan, fixedOpponents, progress);
    }
    try (OnnxModel champion = load(best.getAsInt())) {
      List<AgentSource> opponents = new ArrayList<>();
      opponents.add(agent(best.getAsInt(), champion));
      opponents.addAll(fixedOpponents);
      return playAll(plan, opponents, progress);
    }
  }

  /** Plays the final matches: the network of {@code generation} against each fixed opponent. */
  List<MatchReport> playFinal(int generation, LongConsumer progress) {
    Plan plan = new Plan(generation, config.arena().finalPairs(), "final-");
    return playAll(plan, fixedOpponents, progress);
  }

  /**
   * A series of matches.
   *
   * @param generation whose network plays
   * @param pairs of games against each opponent
   * @param prefix of the journals' names
   */
  private record Plan(int generation, int pairs, String prefix) {}

  private List<MatchReport> playAll(Plan plan, List<AgentSource> fixed, LongConsumer progress) {
    try (OnnxModel network = load(plan.generation())) {
      List<MatchReport> reports = new ArrayList<>();
      AgentSource subject = agent(plan.generation(), network);
      for (AgentSource opponent : fixed) {
        long before = 2L * plan.pairs() * reports.size();
        Match match = new Match(settings(plan), subject, opponent);
        Path journal = journal(plan.generation(), plan.prefix() + opponent.name());
        reports.add(play(match, journal, games -> progress.accept(before + games)));
      }
      return reports;
    }
  }

  private MatchSettings settings(Plan plan) {
    int plies = config.arena().openingPlies();
    long seed = Seeds.derive(config.seed(), Seeds.Kind.ARENA, plan.generation());
    return new MatchSettings(game, Openings.randomActions(plies, plies), plan.pairs(), seed);
  }

  private MatchReport play(Match match, Path journalFile, LongConsumer progress) {
    Arena arena =
        new Arena(
            new ArenaConfig(config.threadCount(), GAMES_IN_FLIGHT),
            new Counter(progress),
            context.stop());
    try (MatchJournal journal = open(journalFile, match)) {
      MatchResult result = arena.play(match, StopRule.NEVER, journal.log());
      context.checkStop();
      warnOfForfeits(match, result);
      return report(match.b().name(), result);
    }
  }

  private static MatchJournal open(Path file, Match match) {
    try {
      return MatchJournal.open(file, match.settings(), List.of(match.a().name(), match.b().name()));
    } catch (IllegalArgumentException e) {
      throw new RunException(e.getMessage(), e);
    }
  }

  private void warnOfForfeits(Match match, MatchResult result) {
    if (!result.forfeits().isEmpty()) {
      String reason = result.forfeits().get(0).end().forfeit().orElse("no reason given");
      context
          .listener()
          .warned(
              String.format(
                  Locale.ROOT,
                  "%d of %d games against %s were forfeited; the first: %s",
                  result.forfeits().size(),
                  result.tally().games(),
                  match.b().name(),
                  reason));
    }
  }

  private static MatchReport report(String opponent, MatchResult result) {
    Interval score = result.score95();
    Interval elo = result.elo95();
    return new MatchReport(
        opponent,
        result.tally().games(),
        result.tally().wins(),
        result.tally().draws(),
        result.tally().losses(),
        result.score(),
        score.low(),
        score.high(),
        result.elo(),
        elo.low(),
        elo.high(),
        result.distinctGames());
  }

  private Path journal(int generation, String name) {
    Path folder = run.arena(generation);
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(folder + ": cannot be made: " + e.getMessage(), e);
    }
    String file = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.=-]+", "-");
    return folder.resolve(file + ".jsonl");
  }

  private OnnxModel load(int generation) {
    try {
      return inference.load(generation);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private AgentSource agent(int generation, OnnxModel network) {
    int batchSize = Agents.batchSize(config.search());
    SearchAgent.Settings settings =
        new SearchAgent.Settings(config.search(), config.arena().simulations(), batchSize);
    String name = "generation " + generation;
    return AgentSource.of(
        name, () -> new SearchAgent(name, game, new OnnxEvaluator(network, batchSize), settings));
  }

  /** Frees the networks among the fixed opponents. */
  @Override
  public void close() {
    agents.close();
  }

  /** Counts finished games, those of the journal included. */
  private static final class Counter implements MatchListener {

    private final LongConsumer progress;
    private long games;

    Counter(LongConsumer progress) {
      this.progress = progress;
    }

    @Override
    public void matchStarted(Match match, List<PlayedGame> played) {
      games = played.size();
    }

    @Override
    public void gameFinished(Match match, PlayedGame game) {
      progress.accept(++games);
    }
  }
}
