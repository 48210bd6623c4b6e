package io.gipfel.app.solve;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Shuffle;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Endings of recorded games, found by how many moves were still to come; a pass is none. */
public final class Endings {

  private static final String PASS = "pass";

  private final Game game;
  private final List<GameRecord> records;
  private final SplittableRandom random;

  private Endings(Game game, List<GameRecord> records, SplittableRandom random) {
    this.game = game;
    this.records = records;
    this.random = random;
  }

  /**
   * The endings of all games of {@code dataset} that were played to their end, in an order that the
   * seed draws.
   *
   * @throws IOException if a shard can't be read
   * @throws IllegalArgumentException if the dataset has no finished games, or those of several
   *     games
   */
  public static Endings of(Dataset dataset, long seed) throws IOException {
    List<GameRecord> records = new ArrayList<>();
    dataset.forEachShard(
        (provenance, games) ->
            games.stream()
                .filter(record -> record.ending() == GameEnding.FINISHED)
                .forEach(records::add));
    List<String> names = records.stream().map(GameRecord::game).distinct().sorted().toList();
    if (names.size() != 1) {
      throw new IllegalArgumentException(
          "expected finished games of one game, found "
              + (names.isEmpty() ? "none" : "those of " + String.join(", ", names)));
    }
    SplittableRandom random = new SplittableRandom(seed);
    Shuffle.shuffle(records, random);
    return new Endings(Games.byName(names.get(0)), records, random);
  }

  /** The game that all are of. */
  public Game game() {
    return game;
  }

  /** At most {@code count} positions with so many moves to come, each of another game. */
  public List<Position> withMovesToCome(int moves, int count) {
    List<Position> found = new ArrayList<>();
    for (GameRecord record : records) {
      if (found.size() == count) {
        break;
      }
      before(record, moves).ifPresent(found::add);
    }
    return found;
  }

  /** All positions before one of the last moves, from {@code most} to {@code least}, drawn. */
  List<Ending> between(int least, int most) {
    List<Ending> found = new ArrayList<>();
    for (GameRecord record : records) {
      List<Integer> plies = movesOf(record);
      for (int moves = least; moves <= Math.min(most, plies.size()); moves++) {
        found.add(new Ending(record, plies.get(plies.size() - moves), moves));
      }
    }
    Shuffle.shuffle(found, random);
    return found;
  }

  /** A new copy of the position in which {@code ending} begins. */
  Position position(Ending ending) {
    Replay replay = new Replay(game, ending.record());
    replay.advanceTo(ending.ply());
    return Positions.copyOf(game, replay.position());
  }

  /** The position before the last {@code moves} moves of a game, if it had so many. */
  private Optional<Position> before(GameRecord record, int moves) {
    List<Integer> plies = movesOf(record);
    return plies.size() < moves
        ? Optional.empty()
        : Optional.of(position(new Ending(record, plies.get(plies.size() - moves), moves)));
  }

  /** The plies of a game that are no passes. */
  private List<Integer> movesOf(GameRecord record) {
    Replay replay = new Replay(game, record);
    List<Integer> plies = new ArrayList<>();
    while (replay.hasNext()) {
      String text = game.notation().formatAction(replay.position(), replay.next().action());
      if (!text.equals(PASS)) {
        plies.add(replay.ply());
      }
      replay.advance();
    }
    return plies;
  }
}
