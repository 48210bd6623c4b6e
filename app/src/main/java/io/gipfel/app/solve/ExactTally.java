package io.gipfel.app.solve;

import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.core.Player;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import java.util.SortedMap;
import java.util.TreeMap;

/** Sums up how actions compare with exact play: in all, by moves to come, and by who moved. */
public final class ExactTally {

  private static final int BAND = 100;

  private final ExactCount all = new ExactCount();
  private final SortedMap<Integer, ExactCount> byMovesToCome = new TreeMap<>();
  private final SortedMap<String, ExactCount> byPlayer = new TreeMap<>();
  private final SortedMap<Integer, ExactCount> byRating = new TreeMap<>();

  /**
   * What was counted.
   *
   * @param byPlayer of recorded actions where the records know their players: {@code people}, or
   *     the name of a program
   * @param byRating of recorded actions of people with a rating, by the least of the hundred
   */
  public record Table(
      ExactShare all,
      SortedMap<Integer, ExactShare> byMovesToCome,
      SortedMap<String, ExactShare> byPlayer,
      SortedMap<Integer, ExactShare> byRating) {}

  /** Counts what anybody would play in a judged position. */
  public void add(Judged judged, int action) {
    all.add(judged.position(), action);
    count(byMovesToCome, judged.ending().movesToCome(), judged, action);
  }

  /** Counts what was played in a judged position, also for those who played. */
  public void addRecorded(Judged judged) {
    int action = judged.ending().action();
    add(judged, action);
    GameRecord record = judged.ending().record();
    boolean first = judged.position().position().toMove() == Player.FIRST;
    String kind = record.tags().get(first ? GameTag.WHITE_KIND : GameTag.BLACK_KIND);
    String name = record.tags().get(first ? GameTag.WHITE : GameTag.BLACK);
    String rating = record.tags().get(first ? GameTag.WHITE_RATING : GameTag.BLACK_RATING);
    if (GameTag.PERSON.equals(kind)) {
      count(byPlayer, "people", judged, action);
    } else if (name != null) {
      count(byPlayer, name, judged, action);
    }
    if (GameTag.PERSON.equals(kind) && rating != null && rating.matches("[0-9]{1,6}")) {
      count(byRating, Integer.parseInt(rating) / BAND * BAND, judged, action);
    }
  }

  private static <K> void count(SortedMap<K, ExactCount> counts, K key, Judged judged, int action) {
    counts.computeIfAbsent(key, k -> new ExactCount()).add(judged.position(), action);
  }

  /** What was counted so far. */
  public Table table() {
    return new Table(all.share(), shares(byMovesToCome), shares(byPlayer), shares(byRating));
  }

  private static <K> SortedMap<K, ExactShare> shares(SortedMap<K, ExactCount> counts) {
    SortedMap<K, ExactShare> shares = new TreeMap<>();
    counts.forEach((key, count) -> shares.put(key, count.share()));
    return shares;
  }
}
