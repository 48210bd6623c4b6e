package io.gipfel.app;

import io.gipfel.app.solve.Endings;
import io.gipfel.app.solve.ExactEndings;
import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.app.solve.ExactTally;
import io.gipfel.app.solve.PositionJudge;
import io.gipfel.app.solve.PuzzleMaker;
import io.gipfel.core.Game;
import io.gipfel.core.WholeFile;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.puzzles.PuzzleFile;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.training.arena.ArenaAgents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** {@code gipfel inspect --exact}: whether actions kept the result that exact play gives. */
final class InspectExact {

  private static final int MOST_POSITIONS = 1_000_000;
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})");

  /** Positions that an agent is asked about at once. */
  private static final int BATCH = 128;

  @Option(
      names = "--exact",
      required = true,
      description =
          "Compare what was played, or what --agent would play, with exact play, in positions that"
              + " leave a choice and that the solver can judge.")
  private boolean wanted;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description = "Ask this agent instead of the records.")
  private String agent;

  @Option(
      names = "--positions",
      paramLabel = "N",
      defaultValue = "5000",
      description = "The most positions, drawn from all of them (default: ${DEFAULT-VALUE}).")
  private int positions;

  @Option(
      names = "--to-come",
      paramLabel = "A-B",
      defaultValue = "1-14",
      description =
          "How many moves were still to come in the game, passes not counted (default:"
              + " ${DEFAULT-VALUE}).")
  private String toCome;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      defaultValue = "20000",
      description =
          "The most positions that the solver visits for one; those that need more are left out"
              + " (default: ${DEFAULT-VALUE}).")
  private long nodes;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Draws the positions (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--errors",
      paramLabel = "FILE",
      description = "Write the positions in which the result was given away, as JSON lines.")
  private Path errors;

  @Option(
      names = "--puzzles",
      paramLabel = "FILE",
      description =
          "Write those in which one action alone keeps a win or a draw, and the player, greedy or"
              + " alpha-beta missed it, as puzzles for 'gipfel play --puzzles'.")
  private Path puzzles;

  /** What is done with the judged positions. */
  private record Work(
      ExactEndings endings, ExactTally tally, PuzzleMaker maker, StringBuilder mistakes) {}

  boolean isWanted() {
    return wanted;
  }

  void run(Dataset games, Output output) throws IOException {
    check();
    Endings endings = endings(games);
    Game game = endings.game();
    Matcher range = range();
    int least = Integer.parseInt(range.group(1));
    int most = Integer.parseInt(range.group(2));
    ExactEndings drawn = new ExactEndings(endings, least, most, new PositionJudge(game, nodes));
    try (Interruption interruption = Interruption.listen();
        PuzzleMaker maker = new PuzzleMaker(game);
        ArenaAgents agents = new ArenaAgents(game, RunSearch::of);
        ExactPlayer player = player(game, agents)) {
      Work work = new Work(drawn, new ExactTally(), maker, new StringBuilder());
      ask(player, work, interruption);
      write(work);
      ExactText text =
          new ExactText(player.name(), game.name(), drawn.unsolved(), work.tally().table());
      if (output.isJson()) {
        output.print(text.json());
      } else {
        output.printf("%s", text.lines().stripTrailing());
      }
    } catch (AgentException e) {
      throw new UserException(e.getMessage(), e);
    }
  }

  private void ask(ExactPlayer player, Work work, Interruption interruption) {
    try (Progress progress = Progress.start("positions", positions)) {
      int left = positions;
      List<Judged> batch;
      do {
        batch = work.endings().next(Math.min(left, BATCH), interruption::isRaised);
        left -= batch.size();
        int[] actions = player.actions(batch);
        for (int i = 0; i < batch.size(); i++) {
          player.count(batch.get(i), actions[i], work.tally());
          keep(work, batch.get(i), actions[i]);
          progress.step();
        }
      } while (left > 0 && !batch.isEmpty());
    }
  }

  private void keep(Work work, Judged judged, int action) {
    if (puzzles != null) {
      work.maker().offer(judged);
    }
    if (errors != null && !judged.position().keepsOutcome(action)) {
      work.mistakes().append(ExactText.mistake(work.maker().game(), judged, action)).append('\n');
    }
  }

  private void write(Work work) throws IOException {
    if (errors != null) {
      WholeFile.write(errors, work.mistakes().toString().getBytes(StandardCharsets.UTF_8));
    }
    if (puzzles != null) {
      PuzzleFile.write(puzzles, work.maker().puzzles());
    }
  }

  private ExactPlayer player(Game game, ArenaAgents agents) {
    if (agent == null) {
      return new ExactPlayer.Recorded();
    }
    try {
      return new ExactPlayer.Asked(game, agents.source(AgentSpec.parse(agent)).create(), seed);
    } catch (IllegalArgumentException e) {
      throw new UserException(e.getMessage(), e);
    }
  }

  private Endings endings(Dataset games) throws IOException {
    try {
      return Endings.of(games, seed);
    } catch (IllegalArgumentException e) {
      throw new UserException("--exact: " + e.getMessage(), e);
    }
  }

  private void check() {
    if (positions < 1 || positions > MOST_POSITIONS) {
      throw new UserException(
          "--positions: expected 1 to " + MOST_POSITIONS + ", found " + positions);
    }
    if (nodes < 1) {
      throw new UserException("--nodes: expected 1 or more, found " + nodes);
    }
    range();
    checkFile("--errors", errors);
    checkFile("--puzzles", puzzles);
  }

  private Matcher range() {
    Matcher range = RANGE.matcher(toCome);
    if (!range.matches()
        || Integer.parseInt(range.group(1)) < 1
        || Integer.parseInt(range.group(1)) > Integer.parseInt(range.group(2))) {
      throw new UserException("--to-come: expected a range such as 1-14, found '" + toCome + "'");
    }
    return range;
  }

  private static void checkFile(String option, Path file) {
    try {
      if (file != null) {
        WholeFile.check(file);
      }
    } catch (IllegalArgumentException e) {
      throw new UserException(option + " " + e.getMessage(), e);
    }
  }
}
