package io.gipfel.training.quantise;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomPositions;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.ShardReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Positions to calibrate an 8-bit network on, and others, of other games, to judge it by.
 *
 * @param calibration positions whose activations set the scales
 * @param heldOut positions that it is compared on
 */
public record PositionSplit(List<Position> calibration, List<Position> heldOut) {

  /** How many positions a network is calibrated on. */
  public static final int CALIBRATION = 1024;

  /** How many positions it is compared on. */
  public static final int HELD_OUT = 2048;

  private static final int GAMES = 256;

  /** A split that owns its lists. */
  public PositionSplit {
    calibration = List.copyOf(calibration);
    heldOut = List.copyOf(heldOut);
  }

  /**
   * Positions from the newest games of {@code dataset}, those in the last of its shards: every
   * second game is for calibration, and from each half positions are drawn evenly. What is drawn
   * depends on the games alone.
   *
   * @return empty if there are not at least two games
   * @throws IOException if a shard cannot be read; damaged ones are skipped
   * @throws io.gipfel.datasets.ReplayException if the games are not of {@code game}
   */
  public static Optional<PositionSplit> ofNewest(Game game, Dataset dataset) throws IOException {
    List<GameRecord> games = newest(dataset);
    if (games.size() < 2) {
      return Optional.empty();
    }
    return Optional.of(
        new PositionSplit(
            positions(game, everySecond(games, 0), CALIBRATION),
            positions(game, everySecond(games, 1), HELD_OUT)));
  }

  /** Positions of random games, for want of better ones. */
  public static PositionSplit random(Game game, long seed) {
    List<Position> positions = RandomPositions.of(game, CALIBRATION + HELD_OUT, seed);
    return new PositionSplit(
        positions.subList(0, CALIBRATION), positions.subList(CALIBRATION, positions.size()));
  }

  private static List<GameRecord> newest(Dataset dataset) throws IOException {
    List<GameRecord> games = new ArrayList<>();
    List<Path> files = dataset.files();
    for (int i = files.size() - 1; i >= 0 && games.size() < GAMES; i--) {
      Optional<ShardReader> shard = dataset.open(files.get(i));
      if (shard.isPresent()) {
        games.addAll(dataset.read(shard.get()).orElse(List.of()));
      }
    }
    return games.subList(0, Math.min(GAMES, games.size()));
  }

  private static List<GameRecord> everySecond(List<GameRecord> games, int first) {
    List<GameRecord> half = new ArrayList<>();
    for (int i = first; i < games.size(); i += 2) {
      half.add(games.get(i));
    }
    return half;
  }

  /** Up to {@code count} positions, evenly from all plies of {@code games}. */
  private static List<Position> positions(Game game, List<GameRecord> games, int count) {
    long plies = games.stream().mapToInt(record -> record.plies().size()).sum();
    long wanted = Math.min(count, plies);
    List<Position> positions = new ArrayList<>();
    long before = 0;
    for (GameRecord record : games) {
      Replay replay = new Replay(game, record);
      long after = before + record.plies().size();
      for (long ply = next(positions, plies, wanted);
          ply < after && positions.size() < wanted;
          ply = next(positions, plies, wanted)) {
        replay.advanceTo((int) (ply - before));
        positions.add(Positions.copyOf(game, replay.position()));
      }
      before = after;
    }
    return positions;
  }

  /** Which of all {@code plies}, counted through the games, the next position stands before. */
  private static long next(List<Position> positions, long plies, long wanted) {
    return positions.size() * plies / Math.max(1, wanted);
  }
}
