package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SamplerTest {

  private static final Game GAME = new TicTacToe(1);
  private static final int SYMMETRIES = 8;
  private static final int TARGETS_A_GAME = 5;

  /**
   * The 99.99 % point of chi-square with 79 and 7 degrees of freedom: one false alarm in 10,000.
   */
  private static final double CHI_SQUARE_79 = 134.5;

  private static final double CHI_SQUARE_7 = 29.9;

  @TempDir Path folder;

  private record PositionKey(long game, int ply) {}

  private void write(int generation, int games) throws IOException {
    Path file = folder.resolve(String.format("%03d.shard", generation));
    List<GameRecord> records = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      records.add(WindowTest.game(1000L * generation + i, TARGETS_A_GAME));
    }
    ShardTest.write(file, RandomGames.provenance(GAME, generation), records);
  }

  private Window window(WindowConfig config, int lastGeneration) throws IOException {
    Dataset dataset = new Dataset(folder, Checking.CHECKSUM, damaged -> {});
    Window window = new Window(dataset, config);
    window.moveTo(lastGeneration);
    return window;
  }

  private static WindowConfig everything() {
    return new WindowConfig(1_000_000, 1, 1, 1_000_000);
  }

  private static List<Sample> samples(Sampler sampler) {
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < sampler.size(); i++) {
      samples.add(sampler.sample(i));
    }
    return samples;
  }

  private static PositionKey key(Sample sample) {
    return new PositionKey(sample.record().id(), sample.ply());
  }

  private static double chiSquare(int[] counts, double expected) {
    double sum = 0;
    for (int count : counts) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }

  @Test
  void passesAreShuffledAndWithoutRepetition() throws IOException {
    write(0, 100);
    Sampler sampler = new Sampler(window(everything(), 0), new SamplerConfig(4, 6), SYMMETRIES, 1);
    List<Sample> samples = samples(sampler);
    int pass = 100 * TARGETS_A_GAME;
    assertEquals(4 * pass, samples.size());
    Set<List<PositionKey>> orders = new HashSet<>();
    for (int i = 0; i < 4; i++) {
      List<PositionKey> keys =
          samples.subList(i * pass, (i + 1) * pass).stream().map(SamplerTest::key).toList();
      assertEquals(pass, Set.copyOf(keys).size(), "pass " + i);
      orders.add(keys);
    }
    assertEquals(4, orders.size());
    assertTrue(samples.stream().allMatch(sample -> sample.plyRecord().target()));
  }

  @Test
  void sameSeedGivesTheSameSamples() throws IOException {
    write(0, 20);
    write(1, 20);
    Window window = window(everything(), 1);
    SamplerConfig config = new SamplerConfig(2.5, 6);
    List<Sample> samples = samples(new Sampler(window, config, SYMMETRIES, 1));
    assertEquals(samples, samples(new Sampler(window, config, SYMMETRIES, 1)));
    assertNotEquals(samples, samples(new Sampler(window, config, SYMMETRIES, 2)));
  }

  /** Half of the positions are drawn. A false alarm in 2,700 seeds: 3 chi-squares and 4 sigma. */
  @Test
  void positionsPlacesAndSymmetriesAreUniform() throws IOException {
    int games = 16;
    int repetitions = 500;
    write(0, games);
    Window window = window(everything(), 0);
    int[] positions = new int[games * TARGETS_A_GAME];
    int[] firstPlaces = new int[games * TARGETS_A_GAME];
    int[] symmetries = new int[SYMMETRIES];
    int drawn = 0;
    for (int seed = 0; seed < repetitions; seed++) {
      List<Sample> samples =
          samples(new Sampler(window, new SamplerConfig(0.5, 1), SYMMETRIES, seed));
      for (Sample sample : samples) {
        positions[(int) sample.record().id() * TARGETS_A_GAME + sample.ply()]++;
        symmetries[sample.symmetry()]++;
      }
      Sample first = samples.get(0);
      firstPlaces[(int) first.record().id() * TARGETS_A_GAME + first.ply()]++;
      drawn += samples.size();
    }
    assertEquals(0.5 * positions.length * repetitions, drawn, 4 * Math.sqrt(0.25 * 80 * 500));
    // Drawn or not is binomial: its chi-square is that of counts with half their variance.
    assertTrue(2 * chiSquare(positions, 0.5 * repetitions) < CHI_SQUARE_79);
    assertTrue(chiSquare(firstPlaces, (double) repetitions / positions.length) < CHI_SQUARE_79);
    assertTrue(chiSquare(symmetries, (double) drawn / SYMMETRIES) < CHI_SQUARE_7);
  }

  /** Fault: samples over-used (leela-chess#590, 24 times). */
  @Test
  void noPositionIsUsedMoreOftenThanTheCapInAWholeRun() throws IOException {
    WindowConfig windowConfig = new WindowConfig(300, 0.5, 0.65, 2000);
    SamplerConfig config = new SamplerConfig(3.5, 5);
    Map<PositionKey, Integer> uses = new HashMap<>();
    long total = 0;
    long drawn = 0;
    for (int generation = 0; generation < 20; generation++) {
      int games = 10 + 7 * (generation % 5);
      write(generation, games);
      Sampler sampler = new Sampler(window(windowConfig, generation), config, SYMMETRIES, 11);
      samples(sampler).forEach(sample -> uses.merge(key(sample), 1, Integer::sum));
      total += (long) games * TARGETS_A_GAME;
      drawn += sampler.size();
    }
    assertEquals(config.maxUses(), uses.values().stream().mapToInt(i -> i).max().orElseThrow());
    assertEquals(3.5, (double) drawn / total, 0.05);
  }

  @Test
  void positionsOfOneGenerationAreUsedAlike() throws IOException {
    SamplerConfig config = new SamplerConfig(1.3, 100);
    Map<PositionKey, Integer> uses = new HashMap<>();
    for (int generation = 0; generation < 8; generation++) {
      write(generation, 10);
      Window window = window(everything(), generation);
      samples(new Sampler(window, config, 1, 3))
          .forEach(sample -> uses.merge(key(sample), 1, Integer::sum));
    }
    // Generation 0 took part in all: 1.3 · (1 + 1/2 + ... + 1/8) = 3.53.
    List<Integer> oldest = new ArrayList<>();
    uses.forEach(
        (key, count) -> {
          if (key.game() < 1000) {
            oldest.add(count);
          }
        });
    assertEquals(50, oldest.size());
    assertTrue(oldest.stream().allMatch(count -> count == 3 || count == 4), oldest.toString());
    assertEquals(3.53 * 50, oldest.stream().mapToInt(i -> i).sum(), 4 * Math.sqrt(0.25 * 50));
  }

  /**
   * By hand: uses 6, cap 8, three generations of 10. First 6 for each. Then 60 draws over 20
   * positions would be 3 each, but the old ones take only 2, so the new ones take 4. Then the
   * oldest take none, and the others 3 each.
   */
  @Test
  void scheduleFillsUpToTheCap() {
    SamplerConfig config = new SamplerConfig(6, 8);
    UseSchedule one = new UseSchedule(new long[] {10}, everything(), config);
    UseSchedule two = new UseSchedule(new long[] {10, 10}, everything(), config);
    UseSchedule three = new UseSchedule(new long[] {10, 10, 10}, everything(), config);
    assertEquals(0, one.before(0));
    assertEquals(6, one.after(0));
    assertEquals(6, two.before(0));
    assertEquals(8, two.after(0));
    assertEquals(0, two.before(1));
    assertEquals(4, two.after(1));
    assertEquals(8, three.before(0));
    assertEquals(8, three.after(0));
    assertEquals(4, three.before(1));
    assertEquals(7, three.after(1));
    assertEquals(3, three.after(2));
  }

  /** By hand: a window of 15 newest positions holds half of the first generation. */
  @Test
  void scheduleFollowsTheWindow() {
    WindowConfig window = new WindowConfig(15, 1, 1, 15);
    SamplerConfig config = new SamplerConfig(3, 100);
    UseSchedule two = new UseSchedule(new long[] {10, 10}, window, config);
    UseSchedule three = new UseSchedule(new long[] {10, 10, 10}, window, config);
    assertEquals(3 + 2, two.after(0));
    assertEquals(2, two.after(1));
    assertEquals(5, three.after(0), "has left the window");
    assertEquals(4, three.after(1));
    assertEquals(2, three.after(2));
  }

  @Test
  void emptyGenerationsDrawNothing() throws IOException {
    write(1, 4);
    assertEquals(0, new Sampler(window(everything(), 0), new SamplerConfig(2, 3), 1, 1).size());
    assertEquals(0, new Sampler(window(everything(), 2), new SamplerConfig(2, 3), 1, 1).size());
    Files.delete(folder.resolve("001.shard"));
    assertEquals(0, new Sampler(window(everything(), 2), new SamplerConfig(2, 3), 1, 1).size());
  }

  @Test
  void configIsChecked() {
    assertThrows(IllegalArgumentException.class, () -> new SamplerConfig(0, 3));
    assertThrows(IllegalArgumentException.class, () -> new SamplerConfig(3.5, 3));
  }
}
