package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.learning.LearningResult;
import io.gipfel.training.run.FinalReport;
import io.gipfel.training.run.Report;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import io.gipfel.training.run.RunListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The whole loop on a tiny configuration: from nothing to a final report, and over kills. */
class TrainingLoopTest {

  static final List<String> TINY =
      List.of(
          "game=tictactoe-2",
          "generations=2",
          "threads=2",
          "network.blocks=1",
          "network.channels=8",
          "network.headChannels=4",
          "network.valueUnits=8",
          "inference=float",
          "selfPlay.gamesPerGeneration=24",
          "selfPlay.gamesPerShard=8",
          "selfPlay.gamesInFlight=8",
          "selfPlay.simulations=8",
          "learning.batchSize=16",
          "learning.learningRate.warmupSteps=4",
          "learning.averageEvery=2",
          "arena.simulations=8",
          "arena.opponents=[random, greedy]",
          "arena.finalPairs=4",
          "arena.openingPlies=2");

  @TempDir static Path unbroken;
  private static Recorder recorder;

  /**
   * Keeps what it hears, and can throw at the n-th call, as if the process had been killed there.
   */
  private static final class Recorder implements RunListener {
    private final AtomicLong callsLeft;
    private final List<Report> reports = new ArrayList<>();
    private FinalReport finalReport;

    Recorder(long callsLeft) {
      this.callsLeft = new AtomicLong(callsLeft);
    }

    private void count() {
      if (callsLeft.decrementAndGet() == 0) {
        throw new Killed();
      }
    }

    @Override
    public void stageStarted(int generation, Stage stage, long amount) {
      count();
    }

    @Override
    public void stageAdvanced(int generation, Stage stage, long done, long evaluations) {
      count();
    }

    @Override
    public void generationFinished(Report report) {
      reports.add(report);
      count();
    }

    @Override
    public void finished(FinalReport report) {
      finalReport = report;
    }

    long callsMade(long budget) {
      return budget - callsLeft.get();
    }
  }

  private static final class Killed extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private static RunConfig config(String... more) {
    Path reference = Path.of("..", "configs", "reference.yaml");
    List<String> overrides = Stream.concat(TINY.stream(), Stream.of(more)).toList();
    return ConfigReader.read(reference, overrides, RunConfig.class);
  }

  /** Runs {@link #TINY}; whether to the end. */
  static boolean run(Path folder, RunListener listener, BooleanSupplier stop) {
    return run(config(), folder, listener, stop);
  }

  private static boolean run(
      RunConfig config, Path folder, RunListener listener, BooleanSupplier stop) {
    return new TrainingLoop(config, RunDirectory.at(folder), listener, stop).run();
  }

  @BeforeAll
  static void runUnbroken() {
    recorder = new Recorder(Long.MAX_VALUE);
    assertTrue(run(unbroken, recorder, () -> false));
  }

  @Test
  void runEndsWithReportsAndFinalMatches() {
    assertEquals(List.of(1, 2), recorder.reports.stream().map(Report::generation).toList());
    for (Report report : recorder.reports) {
      assertEquals(24, report.games().games());
      assertTrue(report.learning().result().steps() > 0);
      assertTrue(Double.isFinite(report.learning().result().losses().policy()));
      assertTrue(report.int8().positions() > 0, report.int8().toString());
      assertTrue(report.int8().policyDivergence() < 0.01, report.int8().toString());
    }
    assertEquals(
        List.of("generation 1", "random", "greedy"),
        recorder.reports.get(1).matches().stream().map(Report.MatchReport::opponent).toList());
    assertEquals(
        List.of("random", "greedy"),
        recorder.finalReport.matches().stream().map(Report.MatchReport::opponent).toList());
    assertEquals(
        List.of(8, 8),
        recorder.finalReport.matches().stream().map(Report.MatchReport::games).toList());
    assertEquals(recorder.reports.toString(), RunDirectory.at(unbroken).reports().toString());
  }

  @Test
  void sameSeedGivesTheSameFiles(@TempDir Path again) throws IOException {
    assertTrue(run(again, RunListener.NONE, () -> false));
    assertSameResult(again);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.99})
  void killedRunGoesOnToTheSameEnd(double share, @TempDir Path folder) throws IOException {
    long calls = recorder.callsMade(Long.MAX_VALUE);
    try {
      run(folder, new Recorder(Math.max(1, Math.round(share * calls))), () -> false);
    } catch (Killed e) {
      assertFalse(
          RunDirectory.at(folder).reports().size() == 2
              && Files.exists(folder.resolve("arena/gen-0002/final-greedy.jsonl"))
              && share < 0.9);
    }
    assertTrue(run(folder, RunListener.NONE, () -> false));
    assertSameResult(folder);
  }

  @Test
  void stoppedRunGoesOnToTheSameEnd(@TempDir Path folder) throws IOException {
    AtomicLong questions = new AtomicLong();
    int stops = 0;
    for (long patience = 40; !run(folder, RunListener.NONE, stopAfter(questions, patience)); ) {
      questions.set(0);
      patience *= 2;
      stops++;
    }
    assertTrue(stops > 1, "stopped " + stops + " times");
    assertSameResult(folder);
  }

  private static BooleanSupplier stopAfter(AtomicLong questions, long patience) {
    return () -> questions.incrementAndGet() > patience;
  }

  @Test
  void finishedRunIsNotWorkedOnAgain(@TempDir Path folder) throws IOException {
    copy(unbroken, folder);
    Recorder again = new Recorder(Long.MAX_VALUE);
    assertTrue(run(folder, again, () -> false));
    assertEquals(List.of(), again.reports);
    assertEquals(recorder.finalReport.matches(), again.finalReport.matches());
    assertSameResult(folder);
  }

  /** A run begun with another goes on with its network and games, over a kill too. */
  @Test
  void runBeginsWithAnother(@TempDir Path folder) throws IOException {
    RunConfig config = config("from=" + unbroken);
    for (String name : List.of("killed", "whole")) {
      if (name.equals("killed")) {
        assertThrows(
            Killed.class, () -> run(config, folder.resolve(name), new Recorder(100), () -> false));
      }
      assertTrue(run(config, folder.resolve(name), RunListener.NONE, () -> false));
    }
    assertArrayEquals(
        Files.readAllBytes(unbroken.resolve("checkpoints/gen-0002/network.onnx")),
        Files.readAllBytes(folder.resolve("whole/checkpoints/gen-0000/network.onnx")));
    assertEquals(
        2 * 24 + 24,
        RunDirectory.at(folder.resolve("whole")).reports().get(0).learning().windowGames());
    for (String file :
        List.of("games/gen-0001/games-0000.shard", "checkpoints/gen-0002/network.onnx")) {
      assertArrayEquals(
          Files.readAllBytes(folder.resolve("whole").resolve(file)),
          Files.readAllBytes(folder.resolve("killed").resolve(file)),
          file);
    }
  }

  /** A network of another shape learns from the games before the first generation. */
  @Test
  void runOfAnotherShapeLearnsFromTheGamesOfAnother(@TempDir Path folder) throws IOException {
    RunConfig config = config("from=" + unbroken, "network.channels=12", "generations=1");
    assertTrue(run(config, folder, RunListener.NONE, () -> false));
    RunDirectory run = RunDirectory.at(folder);
    assertTrue(LearningResult.load(run.checkpoint(0).learner()).steps() > 0);
    assertEquals(List.of(1), run.reports().stream().map(Report::generation).toList());
  }

  /** A network without a run plays the first generation, and a new one learns from its games. */
  @Test
  void networkFileTeachesTheFirstGeneration(@TempDir Path folder) throws IOException {
    Path teacher = unbroken.resolve("checkpoints/gen-0002/network.onnx");
    RunConfig config = config("from=" + teacher, "generations=2");
    Path once = folder.resolve("once");
    assertTrue(run(config, once, RunListener.NONE, () -> false));
    String player = Digests.ofFile(teacher);
    assertEquals(player, playerOf(once, 1));
    assertNotEquals(player, playerOf(once, 2));
    assertEquals(0, LearningResult.load(RunDirectory.at(once).checkpoint(0).learner()).steps());
  }

  /**
   * Every choice of the first generation is learned as the heuristic rates it, without a search.
   */
  @ParameterizedTest
  @ValueSource(strings = {"gumbel", "puct"})
  void heuristicTeachesTheFirstGeneration(String algorithm, @TempDir Path folder)
      throws IOException {
    RunConfig config = config("selfPlay.firstHeuristic=true", "search.algorithm=" + algorithm);
    assertTrue(run(config, folder, RunListener.NONE, () -> false));
    assertEquals("heuristic of the game", playerOf(folder, 1));
    assertNotEquals("heuristic of the game", playerOf(folder, 2));
    List<PlyRecord> choices = new ArrayList<>();
    for (GameRecord record : games(folder, 1)) {
      choices.addAll(record.plies().stream().filter(ply -> ply.candidates().length > 1).toList());
    }
    assertFalse(choices.isEmpty());
    for (PlyRecord ply : choices) {
      assertTrue(ply.target());
      assertEquals(0, Arrays.stream(ply.visits()).sum());
    }
    assertTrue(choices.stream().anyMatch(ply -> ply.action() != ply.candidates()[0]));
  }

  private static List<GameRecord> games(Path run, int generation) throws IOException {
    List<GameRecord> all = new ArrayList<>();
    new Dataset(RunDirectory.at(run).games(generation), Checking.REPLAY, damaged -> {})
        .forEachShard((provenance, records) -> all.addAll(records));
    return all;
  }

  private static String playerOf(Path run, int generation) throws IOException {
    Dataset games =
        new Dataset(RunDirectory.at(run).games(generation), Checking.CHECKSUM, damaged -> {});
    Set<String> players = new HashSet<>();
    games.forEachShard((provenance, records) -> players.add(provenance.player()));
    assertEquals(1, players.size());
    return players.iterator().next();
  }

  @Test
  void runCannotBeginWithAFileThatIsNoNetwork(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("notes.txt"), "no network");
    RunException e =
        assertThrows(
            RunException.class,
            () ->
                run(config("from=" + file), folder.resolve("run"), RunListener.NONE, () -> false));
    assertTrue(e.getMessage().startsWith(file.toString()), e.getMessage());
    assertFalse(Files.exists(folder.resolve("run/teacher.onnx")));
  }

  @Test
  void runCannotBeginWithNothing(@TempDir Path folder) {
    RunConfig config = config("from=" + folder.resolve("nothing"));
    RunException e =
        assertThrows(
            RunException.class,
            () -> run(config, folder.resolve("run"), RunListener.NONE, () -> false));
    assertTrue(e.getMessage().startsWith(folder.resolve("nothing").toString()), e.getMessage());
  }

  private static void assertSameResult(Path folder) throws IOException {
    List<String> files =
        List.of(
            "games/gen-0001/games-0000.shard",
            "games/gen-0001/games-0002.shard",
            "games/gen-0002/games-0001.shard",
            "checkpoints/gen-0000/network.onnx",
            "checkpoints/gen-0001/network.onnx",
            "checkpoints/gen-0002/average.bin",
            "checkpoints/gen-0002/network.onnx",
            "checkpoints/gen-0002/network-int8.onnx");
    for (String file : files) {
      assertArrayEquals(
          Files.readAllBytes(unbroken.resolve(file)),
          Files.readAllBytes(folder.resolve(file)),
          file);
    }
    List<Report> expected = RunDirectory.at(unbroken).reports();
    List<Report> actual = RunDirectory.at(folder).reports();
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i).matches(), actual.get(i).matches());
      assertEquals(expected.get(i).learning().toString(), actual.get(i).learning().toString());
      assertEquals(expected.get(i).int8(), actual.get(i).int8());
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> tree = Files.walk(from)) {
      for (Path path : tree.toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.copy(path, target);
        }
      }
    }
  }
}
