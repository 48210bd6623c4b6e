package io.gipfel.mcts.agent;

import java.util.Arrays;

/**
 * What an alpha-beta search remembers of positions it has seen, in a fixed amount of memory.
 *
 * <p>An entry is two longs: the position's hash, and a packed record of value, action, depth, kind
 * of bound, whether the horizon was touched, and the generation. A bucket is two entries side by
 * side in one cache line. The first keeps the deeper search of a generation; what it turns away or
 * gives up goes to the second, which is always overwritten. A new search only starts a new
 * generation: entries of others count as empty, so that what a search finds never depends on the
 * searches before it.
 */
final class TranspositionTable {

  /** The value is exact. */
  static final int EXACT = 0;

  /** The value is at least the one stored. */
  static final int LOWER = 1;

  /** The value is at most the one stored. */
  static final int UPPER = 2;

  /** Returned where nothing is known. */
  static final long NOTHING = 0;

  /** The largest depth an entry can hold. */
  static final int MAX_DEPTH = 255;

  /** Actions are less than this. */
  static final int ACTION_LIMIT = 1 << 20;

  private static final int LONGS_A_BUCKET = 4;
  private static final int MAX_GENERATION = 511;
  private static final int VALUE_OFFSET = 1 << 23;
  private static final int VALUE_MASK = (1 << 24) - 1;

  private static final int ACTION_SHIFT = 24;
  private static final int DEPTH_SHIFT = 44;
  private static final int BOUND_SHIFT = 52;
  private static final int HORIZON_SHIFT = 54;
  private static final int GENERATION_SHIFT = 55;

  private final long[] buckets;
  private final int indexShift;
  private int generation = MAX_GENERATION;

  /**
   * A table of {@code 2^bits} buckets of 32 bytes.
   *
   * @param bits 1 to 26
   */
  TranspositionTable(int bits) {
    buckets = new long[LONGS_A_BUCKET << bits];
    indexShift = Long.SIZE - bits;
  }

  /** Forgets everything. */
  void newSearch() {
    if (generation == MAX_GENERATION) {
      Arrays.fill(buckets, NOTHING);
      generation = 0;
    }
    generation++;
  }

  /** The record of the position with this hash, or {@link #NOTHING}. */
  long find(long hash) {
    int i = bucket(hash);
    if (buckets[i] == hash && isCurrent(buckets[i + 1])) {
      return buckets[i + 1];
    }
    if (buckets[i + 2] == hash && isCurrent(buckets[i + 3])) {
      return buckets[i + 3];
    }
    return NOTHING;
  }

  /** Remembers a record made by {@link #record} for the position with this hash. */
  void store(long hash, long record) {
    long stamped = record | (long) generation << GENERATION_SHIFT;
    int i = bucket(hash);
    long first = buckets[i + 1];
    if (isCurrent(first) && buckets[i] != hash) {
      if (depth(first) > depth(record)) {
        i += 2;
      } else {
        buckets[i + 2] = buckets[i];
        buckets[i + 3] = first;
      }
    }
    buckets[i] = hash;
    buckets[i + 1] = stamped;
  }

  private boolean isCurrent(long record) {
    return record >>> GENERATION_SHIFT == generation;
  }

  private int bucket(long hash) {
    long mixed = hash * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> indexShift) * LONGS_A_BUCKET;
  }

  /** Packs what was found by a search to {@code depth} plies. */
  static long record(int value, int action, int depth, int bound, boolean touchesHorizon) {
    return (value + VALUE_OFFSET)
        | (long) action << ACTION_SHIFT
        | (long) depth << DEPTH_SHIFT
        | (long) bound << BOUND_SHIFT
        | (touchesHorizon ? 1L << HORIZON_SHIFT : 0);
  }

  static int value(long record) {
    return (int) (record & VALUE_MASK) - VALUE_OFFSET;
  }

  static int action(long record) {
    return (int) (record >>> ACTION_SHIFT) & (ACTION_LIMIT - 1);
  }

  static int depth(long record) {
    return (int) (record >>> DEPTH_SHIFT) & MAX_DEPTH;
  }

  static int bound(long record) {
    return (int) (record >>> BOUND_SHIFT) & 3;
  }

  static boolean touchesHorizon(long record) {
    return ((record >>> HORIZON_SHIFT) & 1) != 0;
  }
}
