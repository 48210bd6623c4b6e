package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Positions;
import io.gipfel.datasets.DatasetStatistics.Opening;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts how games from the usual start begin. Openings are alike if they lead to the same position
 * up to symmetry, in whatever order.
 */
final class OpeningTally {

  /** So many plies are an opening: three is where DVONN's red pieces are placed. */
  private static final int PLIES = 3;

  private static final int SHOWN = 10;
  private static final String STANDARD_START = "start";

  /** What is added up for one opening. */
  private static final class Count {
    final String actions;
    final long[] outcomes = new long[3];
    long games;

    Count(String actions) {
      this.actions = actions;
    }

    Opening opening() {
      return new Opening(
          actions, games, new GameStatistics.Outcomes(outcomes[0], outcomes[1], outcomes[2]));
    }
  }

  private final Map<Long, Count> counts = new HashMap<>();

  void add(Game game, GameRecord record) {
    if (!record.start().equals(STANDARD_START) || record.plies().size() < PLIES) {
      return;
    }
    Replay replay = new Replay(game, record);
    StringBuilder actions = new StringBuilder();
    for (; replay.ply() < PLIES; replay.advance()) {
      String action = game.notation().formatAction(replay.position(), replay.next().action());
      actions.append(actions.isEmpty() ? "" : " ").append(action);
    }
    Count count =
        counts.computeIfAbsent(
            Positions.leastHash(game, replay.position(), game.newPosition()),
            key -> new Count(actions.toString()));
    count.games++;
    if (record.isDecided()) {
      count.outcomes[1 - record.outcomeForFirst()]++;
    }
  }

  /** How many openings there are. */
  int distinct() {
    return counts.size();
  }

  /** The most frequent ones, most frequent first. */
  List<Opening> mostFrequent() {
    List<Count> sorted = new ArrayList<>(counts.values());
    sorted.sort(
        Comparator.comparingLong((Count count) -> count.games)
            .reversed()
            .thenComparing(count -> count.actions));
    return sorted.stream().limit(SHOWN).map(Count::opening).toList();
  }
}
