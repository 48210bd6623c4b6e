package io.gipfel.app;

import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.training.arena.AgentSource;
import io.gipfel.training.arena.Arena;
import io.gipfel.training.arena.ArenaAgents;
import io.gipfel.training.arena.ArenaConfig;
import io.gipfel.training.arena.MatchJournal;
import io.gipfel.training.arena.MatchListener;
import io.gipfel.training.arena.MatchLog;
import io.gipfel.training.arena.MatchSettings;
import io.gipfel.training.arena.OpeningBook;
import io.gipfel.training.arena.Openings;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What {@code match} and {@code ladder} have in common. */
final class MatchOptions {

  private static final int GAMES_IN_FLIGHT = 32;

  @Mixin private GameOption gameOption;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "100",
      description =
          "Most openings between two agents; each is played twice, with colours swapped (default:"
              + " ${DEFAULT-VALUE}).")
  private int pairs;

  @ArgGroup private Thinking thinking;

  @Option(
      names = "--opening",
      paramLabel = "O",
      description =
          "none, setup (a random one), random:N or random:MIN-MAX for so many random actions"
              + " (default: a few random actions; none with random setups, nor with engines"
              + " that speak CodeCup's protocol).")
  private String opening;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description =
          "Openings of a file instead: a position a line, or 'POSITION moves ACTION...'; lines that"
              + " begin with # are passed over.")
  private Path openingsFile;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of openings and agents (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that play (default: one a core; more are no use to agents on time).")
  private Integer threads;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description =
          "Journal of the finished games. If it is there already, go on from it; the games are then"
              + " the same as without the break.")
  private Path out;

  /** How long agents think, for those that can be told. */
  private static final class Thinking {

    @Option(
        names = "--sims",
        paramLabel = "N",
        description = "Simulations of every net, mcts and UGI agent, instead of their own.")
    private Integer simulations;

    @Option(
        names = "--time",
        paramLabel = "T",
        description =
            "Time an action of every net, mcts, alphabeta and UGI agent, such as 100ms or 1s,"
                + " instead of their own limits.")
    private String time;

    AgentLimit limit() {
      return simulations == null
          ? AgentLimit.parse(AgentLimit.Unit.TIME, time)
          : AgentLimit.simulations(simulations);
    }
  }

  /** The agents that {@code texts} name, under the common limit if there is one. */
  List<AgentSpec> specs(List<String> texts) {
    return orUserException(() -> AgentLimits.apply(parse(texts), limit()));
  }

  private static List<AgentSpec> parse(List<String> texts) {
    return texts.stream().map(AgentSpec::parse).toList();
  }

  private Optional<AgentLimit> limit() {
    return Optional.ofNullable(thinking).map(Thinking::limit);
  }

  /** What is played between every two of {@code specs}. */
  MatchSettings settings(List<AgentSpec> specs) {
    return orUserException(
        () -> new MatchSettings(gameOption.game(), openings(specs), pairs, seed));
  }

  private Openings openings(List<AgentSpec> specs) {
    if (opening != null && openingsFile != null) {
      throw new IllegalArgumentException("expected --opening or --openings, found both");
    }
    if (openingsFile != null) {
      return OpeningBook.read(openingsFile, gameOption.game());
    }
    if (opening != null) {
      return Openings.parse(opening);
    }
    boolean fixedStart =
        specs.stream()
            .anyMatch(spec -> spec instanceof AgentSpec.Engine engine && !engine.takesOpenings());
    return fixedStart ? Openings.NONE : Openings.defaultsFor(gameOption.game());
  }

  /** What makes the agents, to be closed after the last game. */
  ArenaAgents agents() {
    return new ArenaAgents(gameOption.game(), RunSearch::of);
  }

  /** A source of {@code agents} for each of {@code specs}. */
  List<AgentSource> sources(ArenaAgents agents, List<AgentSpec> specs) {
    return orUserException(() -> specs.stream().map(agents::source).toList());
  }

  /** An arena that stops at {@code interruption}. */
  Arena arena(List<AgentSpec> specs, MatchListener listener, Interruption interruption) {
    int cores = Runtime.getRuntime().availableProcessors();
    int wanted = threads == null ? cores : threads;
    int most = Math.max(1, cores / AgentLimits.threadsAGame(specs));
    int used = AgentLimits.anyTimed(specs) ? Math.min(wanted, most) : wanted;
    return orUserException(
        () -> new Arena(new ArenaConfig(used, GAMES_IN_FLIGHT), listener, interruption::isRaised));
  }

  /**
   * Plays with the journal if one is wanted.
   *
   * @param play receives the log of each pairing by its number
   */
  <T> T withLogs(
      MatchSettings settings, List<AgentSource> sources, Function<IntFunction<MatchLog>, T> play) {
    if (out == null) {
      return play.apply(pairing -> MatchLog.NONE);
    }
    List<String> names = sources.stream().map(AgentSource::name).toList();
    try (MatchJournal journal = orUserException(() -> MatchJournal.open(out, settings, names))) {
      return play.apply(journal::log);
    }
  }

  /** The remark at the end of what was interrupted. */
  String stoppedRemark() {
    return out == null
        ? "stopped; with --out FILE it could go on"
        : "stopped; the same command goes on from " + out;
  }

  /** Mistakes that the arena finds in what it is given are the user's here. */
  private static <T> T orUserException(Supplier<T> part) {
    try {
      return part.get();
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
  }
}
