package io.gipfel.training;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * A sample, each the same likely, of the plies at which a search had a choice. Games that come one
 * after the other fill it (Vitter, Random sampling with a reservoir, 1985, algorithm R).
 */
public final class PositionSample {

  /** A ply of a game. */
  record Picked(Provenance provenance, GameRecord record, int ply) {}

  private final int size;
  private final List<Picked> picked = new ArrayList<>();
  private final SplittableRandom random = new SplittableRandom(0);
  private long seen;

  /** An empty sample of at most {@code size} plies. */
  public PositionSample(int size) {
    this.size = size;
  }

  /** Offers all plies of the games of one shard. */
  public void add(Provenance provenance, List<GameRecord> records) {
    for (GameRecord record : records) {
      for (int ply = 0; ply < record.plies().size(); ply++) {
        if (record.plies().get(ply).candidates().length > 1
            && record.plies().get(ply).weightSum() > 0) {
          offer(new Picked(provenance, record, ply));
        }
      }
    }
  }

  private void offer(Picked ply) {
    seen++;
    if (picked.size() < size) {
      picked.add(ply);
      return;
    }
    long place = random.nextLong(seen);
    if (place < size) {
      picked.set((int) place, ply);
    }
  }

  /** What was picked, by where it comes from; all of one list are of one game. */
  Map<Provenance, List<Picked>> byProvenance() {
    Map<Provenance, List<Picked>> parts = new LinkedHashMap<>();
    picked.forEach(
        ply -> parts.computeIfAbsent(ply.provenance(), any -> new ArrayList<>()).add(ply));
    return parts;
  }
}
