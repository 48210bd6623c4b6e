package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WindowTest {

  private static final Game GAME = new TicTacToe(1);

  @TempDir Path folder;

  private Dataset dataset;

  @BeforeEach
  void open() {
    dataset = new Dataset(folder, Checking.CHECKSUM, damaged -> {});
  }

  /** A game of nine plies, a draw, of which the first {@code targets} have a policy target. */
  static GameRecord game(long id, int targets) {
    GameRecorder recorder = new GameRecorder(GAME, GAME.newPosition());
    int[] weight = {PlyRecord.MAX_WEIGHT};
    for (int action : new int[] {0, 4, 8, 1, 7, 6, 2, 5, 3}) {
      int[] candidate = {action};
      recorder.play(
          recorder.position().ply() < targets
              ? new PlyRecord(action, candidate, weight, weight, 0, true, false)
              : PlyRecord.unsearched(action));
    }
    return recorder.finish(id, id);
  }

  private Path write(int generation, String name, GameRecord... games) throws IOException {
    Path file = folder.resolve("generation-" + generation).resolve(name);
    Files.createDirectories(file.getParent());
    ShardTest.write(file, RandomGames.provenance(GAME, generation), List.of(games));
    return file;
  }

  private static List<Long> ids(Window window) {
    return window.games().stream().map(GameRecord::id).toList();
  }

  /**
   * By hand, c = 1000, β = 0.4, α = 0.5: 1000 · (1 + 0.4 · (√(N/1000) − 1) / 0.5), so at N = 4000
   * it is 1000 · (1 + 0.8) and at N = 9000 it is 1000 · (1 + 1.6).
   */
  @ParameterizedTest
  @CsvSource({"0, 0", "1, 1", "1000, 1000", "4000, 1800", "9000, 2600", "100000000, 5000"})
  void sizeGrowsAsAPower(long total, long window) {
    assertEquals(window, new WindowConfig(1000, 0.4, 0.5, 5000).positions(total));
  }

  /** By hand with the paper's numbers: 250,000 · (1 + 0.4 · (16^0.75 − 1) / 0.75), 16^0.75 = 8. */
  @Test
  void sizeIsThatOfThePaper() {
    WindowConfig paper = new WindowConfig(250_000, 0.4, 0.75, Long.MAX_VALUE);
    assertEquals(1_183_333, paper.positions(4_000_000));
  }

  /** Where the window begins never moves back, so a position that has left it stays out. */
  @Test
  void beginningNeverMovesBack() {
    WindowConfig config = new WindowConfig(100, 1, 0.65, 700);
    long previous = 0;
    for (long total = 0; total < 5000; total++) {
      long beginning = total - config.positions(total);
      assertTrue(beginning >= previous, "at " + total);
      previous = beginning;
    }
  }

  @Test
  void configIsChecked() {
    assertThrows(IllegalArgumentException.class, () -> new WindowConfig(0, 0.4, 0.65, 10));
    assertThrows(IllegalArgumentException.class, () -> new WindowConfig(10, 0, 0.65, 10));
    assertThrows(IllegalArgumentException.class, () -> new WindowConfig(10, 0.4, 1.01, 10));
    assertThrows(IllegalArgumentException.class, () -> new WindowConfig(10, 0.4, Double.NaN, 10));
    assertThrows(IllegalArgumentException.class, () -> new WindowConfig(10, 0.4, 0.65, 9));
  }

  @Test
  void holdsTheNewestGamesThatMakeItsSize() throws IOException {
    write(0, "1.shard", game(1, 9), game(2, 9));
    write(0, "2.shard", game(3, 9));
    write(1, "1.shard", game(4, 9), game(5, 3));
    write(2, "1.shard", game(6, 9));
    Window window = new Window(dataset, new WindowConfig(13, 1, 1, 13));

    window.moveTo(0);
    assertEquals(List.of(2L, 3L), ids(window));
    assertArrayEquals(new long[] {27}, window.positionsByGeneration());
    window.moveTo(1);
    assertEquals(List.of(3L, 4L, 5L), ids(window), "9 + 3 of generation 1 are one too few");
    window.moveTo(2);
    assertEquals(List.of(4L, 5L, 6L), ids(window));
    assertEquals(21, window.positions());
    assertEquals(48, window.totalPositions());
    assertArrayEquals(new long[] {27, 12, 9}, window.positionsByGeneration());
  }

  @Test
  void generationsAreOrderedByNumber() throws IOException {
    for (int generation = 8; generation <= 11; generation++) {
      write(generation, "1.shard", game(generation, 9));
    }
    Window window = new Window(dataset, new WindowConfig(20, 1, 1, 20));
    window.moveTo(11);
    assertEquals(List.of(9L, 10L, 11L), ids(window));
    window.moveTo(9);
    assertEquals(List.of(8L, 9L), ids(window), "as a run that goes back to its checkpoint sees it");
  }

  @Test
  void movedStepByStepIsTheSameAsMovedAtOnce() throws IOException {
    WindowConfig config = new WindowConfig(30, 0.5, 0.65, 1000);
    Window stepping = new Window(dataset, config);
    List<GameRecord> all = new ArrayList<>();
    for (int generation = 0; generation < 12; generation++) {
      GameRecord one = game(2L * generation, 4);
      GameRecord two = game(2L * generation + 1, 4);
      write(generation, "1.shard", one, two);
      all.addAll(List.of(one, two));
      stepping.moveTo(generation);
      Window fresh = new Window(dataset, config);
      fresh.moveTo(generation);
      assertEquals(fresh.games(), stepping.games());
      assertEquals(all.subList(all.size() - fresh.games().size(), all.size()), fresh.games());
      assertTrue(fresh.positions() >= config.positions(4L * all.size()));
    }
    assertTrue(stepping.games().size() < all.size());
  }

  @Test
  void damagedShardIsMadeUpForByOlderGames() throws IOException {
    write(0, "1.shard", game(1, 9));
    write(1, "1.shard", game(2, 9));
    Path damaged = write(2, "1.shard", game(3, 9));
    write(2, "2.shard", game(4, 9));
    byte[] bytes = Files.readAllBytes(damaged);
    bytes[bytes.length / 2]++;
    Files.write(damaged, bytes);

    Window window = new Window(dataset, new WindowConfig(18, 1, 1, 18));
    window.moveTo(2);

    assertEquals(List.of(2L, 4L), ids(window));
    assertEquals(1, dataset.damaged().size());
  }

  @Test
  void shardDamagedBetweenCountingAndReadingIsMadeUpFor() throws IOException {
    Path first = write(0, "1.shard", game(1, 9), game(2, 9));
    write(0, "2.shard", game(3, 9));
    Window window = new Window(dataset, new WindowConfig(9, 1, 1, 9));
    window.moveTo(0);
    assertEquals(List.of(3L), ids(window));
    Path last = write(1, "1.shard", game(4, 9));
    window.moveTo(1);
    assertEquals(List.of(4L), ids(window));
    Files.write(first, new byte[100]);
    Files.delete(last);
    window.moveTo(1);
    assertEquals(List.of(3L), ids(window), "the damage lies outside the window");
    Files.delete(folder.resolve("generation-0/2.shard"));
    window.moveTo(1);
    assertEquals(List.of(), ids(window));
    assertEquals(0, window.totalPositions());
  }

  @Test
  void emptyDatasetHasNoPositions() throws IOException {
    Window window = new Window(dataset, new WindowConfig(18, 1, 1, 18));
    window.moveTo(3);
    assertEquals(0, window.positions());
    assertEquals(4, window.positionsByGeneration().length);
  }
}
