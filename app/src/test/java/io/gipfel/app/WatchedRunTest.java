package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.app.web.RunSource.Chart;
import io.gipfel.app.web.RunSource.Figure;
import io.gipfel.app.web.RunSource.Snapshot;
import io.gipfel.app.web.RunSource.Value;
import io.gipfel.training.RunConfig;
import io.gipfel.training.config.ConfigReader;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the files of a run tell, at each stage. */
class WatchedRunTest {

  private static final String REPORT =
      """
      {"generation": %d,
       "games": {"games": 8, "positions": 48, "madePositions": 48, "firstScore": 0.75},
       "learning": {"result": {"losses": {"policy": 3.5, "value": 0.7, "owners": 0.2}}},
       "matches": [
         {"opponent": "generation 0", "score": 0.5, "scoreLow": 0.2, "scoreHigh": 0.8},
         {"opponent": "random", "score": 1, "elo": "Infinity", "eloLow": 70, "eloHigh": "Infinity"}],
       "best": %d,
       "seconds": {"selfPlay": 2, "learning": 60, "arena": 1}}
      """;

  @TempDir Path folder;
  private RunDirectory run;

  @BeforeEach
  void begin() throws IOException {
    run = RunDirectory.at(folder);
    Files.writeString(run.about(), "{}");
    Path config = TinyRun.config(folder);
    Files.writeString(
        run.config(), Files.readString(config).replace("generations: 1", "generations: 4"));
  }

  /** Reports of so many generations: 8 games of 6 plies in 2 seconds, all won against random. */
  private void report(int generations) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (int generation = 1; generation <= generations; generation++) {
      lines.append(REPORT.formatted(generation, generation).replace("\n", "")).append('\n');
    }
    Files.writeString(folder.resolve("reports.jsonl"), lines);
  }

  private Snapshot read() throws IOException {
    return new WatchedRun("tiny", run).read();
  }

  private static Chart chart(Snapshot snapshot, String title) {
    return snapshot.charts().stream()
        .filter(chart -> chart.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  private void assertFigure(String name, String value) throws IOException {
    List<Figure> figures = read().figures();
    assertTrue(figures.contains(new Figure(name, value)), figures.toString());
  }

  @Test
  void theStageIsSeenFromTheFiles() throws IOException {
    assertEquals("generation 1 of 4: self-play, 0 of 8 games", read().state());
    Files.createDirectories(run.games(1));
    Files.createFile(run.games(1).resolve("games-0000.shard"));
    assertEquals("generation 1 of 4: self-play, 4 of 8 games", read().state());
    Files.createFile(run.games(1).resolve("games-0001.shard"));
    assertEquals("generation 1 of 4: learning", read().state());
    Files.createDirectories(run.checkpoint(1).folder());
    assertEquals("generation 1 of 4: matches", read().state());
    double before = read().progress();
    report(1);
    assertEquals("generation 2 of 4: self-play, 0 of 8 games", read().state());
    assertTrue(before < 0.25 && read().progress() == 0.25);
  }

  @Test
  void aRunThatNobodyTouchesHasStopped() throws IOException {
    Files.createDirectories(run.games(1));
    assertTrue(read().running());
    FileTime hourAgo = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, hourAgo);
      }
    }
    assertFalse(read().running());
    assertTrue(read().state().startsWith("stopped in generation 1 of 4"), read().state());
  }

  @Test
  void aCompleteRunHasFinished() throws IOException {
    report(4);
    assertEquals("finished after 4 generations", read().state());
    assertFalse(read().running());
    assertEquals(1, read().progress());
  }

  @Test
  void figuresAreInTheUnitsOfTheirNames() throws IOException {
    report(1);
    assertFigure("generation", "1 of 4");
    assertFigure("time used", "1 min");
    assertFigure("time left", "3 min");
    assertFigure("games a second", "4.0");
    assertFigure("positions a second", "24");
    assertFigure("plies a game", "6.0");
    assertFigure("white's score", "75 %");
  }

  @Test
  void chartsHoldTheOpponentsOfTheConfigAndNoInfinity() throws IOException {
    report(2);
    Chart elo = chart(read(), "Elo against fixed opponents");
    assertEquals(List.of("random"), elo.series().stream().map(each -> each.name()).toList());
    assertEquals(new Value(1, null, 70.0, null), elo.series().get(0).values().get(0));
    Chart rivals = chart(read(), "Score against the best network before");
    assertEquals(new Value(2, 50.0, 20.0, 80.0), rivals.series().get(0).values().get(1));
    Chart losses = chart(read(), "Losses");
    assertEquals(3.5, losses.series().get(0).values().get(1).y());
    assertNull(losses.series().get(0).values().get(1).low());
  }

  /** The first generation is not made by a network: its speed would hide all others. */
  @Test
  void speedsBeginWithTheNetwork() throws IOException {
    report(2);
    RunConfig config = ConfigReader.read(run.config(), List.of(), RunConfig.class);
    int first = config.player(1) == RunConfig.Player.NETWORK ? 1 : 2;
    assertEquals(first, chart(read(), "Games a second").series().get(0).values().get(0).x());
  }

  @Test
  void damagedReportsAreNamed() throws IOException {
    Files.writeString(folder.resolve("reports.jsonl"), "nonsense\n");
    String message = assertThrows(IOException.class, this::read).getMessage();
    assertTrue(message.contains("reports.jsonl:1: no report"), message);
  }
}
