package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameStatistics.Outcomes;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Finds the games that pass through a position or an image of it: an opening explorer. What was
 * played next is told as seen in the position asked for; where that is symmetric itself, of actions
 * that are images of each other one stands for all.
 */
public final class PositionFinder {

  /** A position to look for. */
  public record Target(Game game, Position position) {}

  /**
   * What was found.
   *
   * @param searchedGames how many games there are
   * @param outcomes of the games that pass through the position
   * @param continuations what was played, most frequent first
   * @param passages the games
   */
  public record Found(
      long searchedGames,
      Outcomes outcomes,
      List<Continuation> continuations,
      List<Passage> passages) {}

  /**
   * What was played in the position.
   *
   * @param action empty where the game ends or was broken off
   */
  public record Continuation(String action, long games, Outcomes outcomes) {}

  /**
   * A game that passes through the position.
   *
   * @param ply when it does, for the first time
   * @param action what was played, as seen in the position asked for; empty at the end
   * @param result in words
   * @param players their names, or empty
   */
  public record Passage(long id, int ply, String action, String result, String players) {}

  private final Target target;
  private final Images images;
  private final List<Passage> passages = new ArrayList<>();
  private final Map<String, long[]> outcomesByAction = new LinkedHashMap<>();
  private final long[] outcomes = new long[3];
  private long searched;

  private PositionFinder(Target target) {
    this.target = target;
    this.images = new Images(target);
  }

  /** The games of which the dataset has shards, by their names. */
  public static List<Game> gamesOf(Dataset dataset) throws IOException {
    Map<String, Game> games = new TreeMap<>();
    dataset.forEachShard(
        (provenance, records) ->
            records.forEach(record -> games.computeIfAbsent(record.game(), Games::byName)));
    return List.copyOf(games.values());
  }

  /**
   * The games of {@code dataset} through {@code target}.
   *
   * @throws IOException if a shard cannot be read, or is sound but beyond this program
   */
  public static Found find(Dataset dataset, Target target) throws IOException {
    PositionFinder finder = new PositionFinder(target);
    dataset.forEachShard((provenance, records) -> records.forEach(finder::search));
    return finder.found();
  }

  private void search(GameRecord record) {
    searched++;
    Game game = Games.byName(record.game());
    if (!isOfOneFamily(game, target.game())) {
      return;
    }
    Replay replay = new Replay(game, record);
    int symmetry = images.symmetryOf(replay.position());
    while (symmetry < 0 && replay.hasNext()) {
      replay.advance();
      symmetry = images.symmetryOf(replay.position());
    }
    if (symmetry >= 0) {
      add(replay, symmetry);
    }
  }

  /** Whether two games are the same, except perhaps for a random setup. */
  private static boolean isOfOneFamily(Game a, Game b) {
    return a.covers(b.name()) || b.covers(a.name());
  }

  private void add(Replay replay, int symmetry) {
    GameRecord record = replay.record();
    String action = "";
    if (replay.hasNext()) {
      int seen = images.actionSeen(symmetry, replay.next().action());
      action = target.game().notation().formatAction(target.position(), seen);
    }
    passages.add(new Passage(record.id(), replay.ply(), action, record.result(), record.players()));
    long[] ofAction = outcomesByAction.computeIfAbsent(action, any -> new long[4]);
    ofAction[3]++;
    if (record.isDecided()) {
      ofAction[1 - record.outcomeForFirst()]++;
      outcomes[1 - record.outcomeForFirst()]++;
    }
  }

  private Found found() {
    List<Continuation> continuations = new ArrayList<>();
    outcomesByAction.forEach(
        (action, counts) ->
            continuations.add(
                new Continuation(
                    action, counts[3], new Outcomes(counts[0], counts[1], counts[2]))));
    continuations.sort(
        Comparator.comparingLong(Continuation::games)
            .reversed()
            .thenComparing(Continuation::action));
    return new Found(
        searched,
        new Outcomes(outcomes[0], outcomes[1], outcomes[2]),
        List.copyOf(continuations),
        List.copyOf(passages));
  }

  /** The images of the position under the symmetries of its game, by hash. */
  private static final class Images {
    private final Game game;
    private final long[] hashes;

    /** For each symmetry and action the action that it is the image of. */
    private final int[][] preimages;

    private final List<Symmetry> fixing = new ArrayList<>();

    Images(Target target) {
      this.game = target.game();
      List<Symmetry> symmetries = game.symmetries();
      this.hashes = new long[symmetries.size()];
      this.preimages = new int[hashes.length][game.actionCount()];
      Position image = game.newPosition();
      for (int i = 0; i < hashes.length; i++) {
        Symmetry symmetry = symmetries.get(i);
        image.copyFrom(target.position(), symmetry);
        hashes[i] = image.hash();
        if (hashes[i] == hashes[0]) {
          fixing.add(symmetry);
        }
        for (int action = 0; action < game.actionCount(); action++) {
          preimages[i][symmetry.action(action)] = action;
        }
      }
    }

    /** The number of a symmetry that makes {@code position} of the one asked for, or -1. */
    int symmetryOf(Position position) {
      long hash = position.hash();
      for (int i = 0; i < hashes.length; i++) {
        if (hashes[i] == hash) {
          return i;
        }
      }
      return -1;
    }

    /** What an action in the image is in the position asked for. */
    int actionSeen(int symmetry, int action) {
      int seen = preimages[symmetry][action];
      int least = seen;
      for (Symmetry symmetryOfPosition : fixing) {
        least = Math.min(least, symmetryOfPosition.action(seen));
      }
      return least;
    }
  }
}
