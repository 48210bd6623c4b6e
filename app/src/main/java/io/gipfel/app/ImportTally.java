package io.gipfel.app;

import io.gipfel.datasets.DatasetWriter;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.importing.RecordImport;
import io.gipfel.datasets.importing.Rejection;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes the games of an import to its dataset, and counts them. */
final class ImportTally implements RecordImport.Listener {

  /**
   * An import in numbers.
   *
   * @param endings how many games ended how
   * @param rejected how many were rejected for which reason
   */
  record Summary(
      int games,
      Map<String, Integer> endings,
      int whiteWins,
      int draws,
      int blackWins,
      SortedMap<String, Integer> rejected,
      List<Rejection> rejections) {}

  private final DatasetWriter dataset;
  private final Map<GameEnding, Integer> endings = new EnumMap<>(GameEnding.class);
  private final int[] outcomes = new int[3];
  private final List<Rejection> rejections = new ArrayList<>();
  private final SortedMap<String, Integer> reasons = new TreeMap<>();
  private Runnable watcher = () -> {};

  ImportTally(DatasetWriter dataset) {
    this.dataset = dataset;
  }

  /** Tells {@code watcher} of every game. */
  void onGame(Runnable watcher) {
    this.watcher = watcher;
  }

  @Override
  public void accepted(GameRecord record) throws IOException {
    dataset.write(record);
    endings.merge(record.ending(), 1, Integer::sum);
    if (record.isDecided()) {
      outcomes[1 - record.outcomeForFirst()]++;
    }
    watcher.run();
  }

  @Override
  public void rejected(Rejection rejection) {
    rejections.add(rejection);
    reasons.merge(rejection.reason(), 1, Integer::sum);
    watcher.run();
  }

  List<Rejection> rejections() {
    return rejections;
  }

  private int games() {
    return endings.values().stream().mapToInt(Integer::intValue).sum();
  }

  /** Complains if there is no game to write. */
  void checkNotEmpty() {
    if (games() > 0) {
      return;
    }
    throw new UserException(
        rejections.isEmpty()
            ? "no game found: expected files of the format, or a folder or archive with some"
            : "no game could be imported; the first of "
                + rejections.size()
                + ": "
                + rejections.get(0));
  }

  Summary summary() {
    Map<String, Integer> byLabel = new TreeMap<>();
    endings.forEach((ending, count) -> byLabel.put(ending.label(), count));
    return new Summary(
        games(), byLabel, outcomes[0], outcomes[1], outcomes[2], reasons, rejections);
  }

  /** Lines for people; the last has no newline. */
  String text(Path out) {
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%,d games imported to %s: %s",
            games(),
            out,
            String.join(
                ", ",
                endings.entrySet().stream()
                    .map(
                        entry ->
                            String.format(
                                Locale.ROOT, "%,d %s", entry.getValue(), entry.getKey().label()))
                    .toList())));
    int decided = outcomes[0] + outcomes[1] + outcomes[2];
    if (decided > 0) {
      text.append(
          String.format(
              Locale.ROOT,
              "%nWhite won %.1f %%, Black %.1f %%, draws %.1f %% of %,d with a result",
              100.0 * outcomes[0] / decided,
              100.0 * outcomes[2] / decided,
              100.0 * outcomes[1] / decided,
              decided));
    }
    text.append(String.format(Locale.ROOT, "%n%,d rejected", rejections.size()));
    reasons.forEach(
        (reason, count) -> text.append(String.format(Locale.ROOT, "%n  %,6d %s", count, reason)));
    return text.toString();
  }
}
