package io.gipfel.mcts.eval;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Mixing;
import io.gipfel.core.Position;
import java.util.Arrays;

/**
 * Remembers what another evaluator said of positions, by {@link Position#hash()}, in bounded
 * memory. It must be {@link #clear}ed, or replaced, when the other changes its mind, as with a new
 * network.
 *
 * <p>Evaluations, of legal actions only, stand one behind the other in a ring of floats that is
 * written round and round: the oldest are overwritten, and a position with few actions takes little
 * room. A table of buckets finds them; in a full bucket, too, the oldest gives way.
 */
public final class CachingEvaluator implements Evaluator {

  private static final int WAYS = 4;

  /** Floats that an evaluation is thought to take: fewer, and the table is the tighter bound. */
  private static final int TYPICAL_LENGTH = 32;

  private static final int NEVER = -1;

  private final Evaluator inner;
  private final Game game;
  private final Encoder encoder;

  /** Evaluations: a value for the mover, then the logits of the legal actions in order. */
  private final float[] ring;

  /** How many floats were ever written; the next goes to this, modulo the length of the ring. */
  private long written;

  /** A hash for each place of the table. */
  private final long[] keys;

  /** For each place, what {@link #written} was when its evaluation came, or {@link #NEVER}. */
  private final long[] starts;

  private final int[] legal;
  private EvaluationBatch misses;
  private int[] missSlots = {};
  private long lookups;
  private long hits;

  /**
   * An empty cache before {@code inner}, which it will close.
   *
   * @param megabytes memory for evaluations, from 1 to 8000
   */
  public CachingEvaluator(Game game, Evaluator inner, int megabytes) {
    if (megabytes < 1 || megabytes > 8000) {
      throw new IllegalArgumentException(
          "megabytes of cache: expected 1 to 8000, found " + megabytes);
    }
    long bytesAnEvaluation = TYPICAL_LENGTH * Float.BYTES + 2 * Long.BYTES;
    int evaluations = (int) (megabytes * 1_000_000L / bytesAnEvaluation / WAYS) * WAYS;
    this.game = game;
    this.encoder = game.encoder();
    this.inner = inner;
    this.ring = new float[evaluations * TYPICAL_LENGTH];
    this.keys = new long[evaluations];
    this.starts = new long[evaluations];
    this.legal = new int[game.maxLegalActions()];
    clear();
  }

  /** Forgets everything, statistics included. */
  public void clear() {
    Arrays.fill(starts, NEVER);
    written = 0;
    lookups = 0;
    hits = 0;
  }

  /** Positions asked for since the cache was cleared. */
  public long lookups() {
    return lookups;
  }

  /** Positions of those that it knew. */
  public long hits() {
    return hits;
  }

  @Override
  public void evaluate(EvaluationBatch batch) {
    prepareMisses(batch.capacity());
    for (int slot = 0; slot < batch.size(); slot++) {
      if (!recall(batch, slot)) {
        missSlots[misses.add(batch.position(slot))] = slot;
      }
    }
    lookups += batch.size();
    hits += batch.size() - misses.size();
    if (misses.size() > 0) {
      inner.evaluate(misses);
      for (int i = 0; i < misses.size(); i++) {
        store(i);
        copy(i, batch);
      }
    }
  }

  private void prepareMisses(int capacity) {
    if (misses == null || misses.capacity() < capacity) {
      misses = new EvaluationBatch(game, capacity);
      missSlots = new int[capacity];
    }
    misses.clear();
  }

  /** Fills {@code slot} from memory, if the position there is known. */
  private boolean recall(EvaluationBatch batch, int slot) {
    Position position = batch.position(slot);
    long key = position.hash();
    int bucket = bucket(key);
    for (int place = bucket; place < bucket + WAYS; place++) {
      if (keys[place] == key && isReadable(place)) {
        int at = (int) (starts[place] % ring.length);
        batch.valuesForMover()[slot] = ring[at];
        int count = position.legalActions(legal);
        int offset = batch.logitOffset(slot);
        for (int i = 0; i < count; i++) {
          batch.logits()[offset + encoder.policyIndex(legal[i])] = ring[at + 1 + i];
        }
        return true;
      }
    }
    return false;
  }

  /** Whether the evaluation of {@code place} exists and has not been overwritten. */
  private boolean isReadable(int place) {
    return starts[place] != NEVER && written - starts[place] <= ring.length;
  }

  private void store(int miss) {
    Position position = misses.position(miss);
    int count = position.legalActions(legal);
    int at = (int) (written % ring.length);
    if (at + 1 + count > ring.length) {
      written += ring.length - at;
      at = 0;
    }
    long key = position.hash();
    int place = placeFor(key);
    keys[place] = key;
    starts[place] = written;
    ring[at] = misses.valuesForMover()[miss];
    int offset = misses.logitOffset(miss);
    for (int i = 0; i < count; i++) {
      ring[at + 1 + i] = misses.logits()[offset + encoder.policyIndex(legal[i])];
    }
    written += 1 + count;
  }

  /** The place that has this key already, or else holds the oldest evaluation of the bucket. */
  private int placeFor(long key) {
    int bucket = bucket(key);
    int oldest = bucket;
    for (int place = bucket; place < bucket + WAYS; place++) {
      if (keys[place] == key && starts[place] != NEVER) {
        return place;
      }
      if (starts[place] < starts[oldest]) {
        oldest = place;
      }
    }
    return oldest;
  }

  private int bucket(long key) {
    return (int) Long.remainderUnsigned(Mixing.mix(key), keys.length / WAYS) * WAYS;
  }

  private void copy(int miss, EvaluationBatch batch) {
    int slot = missSlots[miss];
    batch.valuesForMover()[slot] = misses.valuesForMover()[miss];
    System.arraycopy(
        misses.logits(),
        misses.logitOffset(miss),
        batch.logits(),
        batch.logitOffset(slot),
        encoder.policySize());
  }

  @Override
  public void close() {
    inner.close();
  }
}
