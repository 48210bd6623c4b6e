package io.gipfel.mcts.solve;

import java.util.Arrays;

/**
 * What a search remembers of positions it has seen, in a fixed amount of memory.
 *
 * <p>An entry is two longs: the position's hash, and a record of 47 bits for the search to use, a
 * priority, and the generation. A bucket is two entries side by side in one cache line. The first
 * keeps the higher priority of a generation; what it turns away or gives up goes to the second,
 * which is always overwritten. A new search only starts a new generation: entries of others count
 * as empty, so that what a search finds never depends on the searches before it.
 */
public final class TranspositionTable {

  /** Returned where nothing is known. */
  public static final long NOTHING = 0;

  /** The bits of a record that the search may use, from the lowest. */
  public static final int CONTENT_BITS = 47;

  /** The largest priority an entry can hold. */
  public static final int MAX_PRIORITY = 255;

  private static final int BYTES_A_BUCKET = 32;
  private static final int LONGS_A_BUCKET = 4;
  private static final int MAX_GENERATION = 511;
  private static final int GENERATION_SHIFT = 55;

  private final long[] buckets;
  private final int indexShift;
  private int generation = MAX_GENERATION;

  /**
   * A table of {@code 2^bits} buckets of 32 bytes.
   *
   * @param bits 1 to 28
   */
  public TranspositionTable(int bits) {
    buckets = new long[LONGS_A_BUCKET << bits];
    indexShift = Long.SIZE - bits;
  }

  /** The largest table that takes no more than so many bytes. */
  static TranspositionTable ofBytes(long bytes) {
    return new TranspositionTable(
        Long.SIZE - 1 - Long.numberOfLeadingZeros(bytes / BYTES_A_BUCKET));
  }

  /** Forgets everything. */
  public void newSearch() {
    if (generation == MAX_GENERATION) {
      Arrays.fill(buckets, NOTHING);
      generation = 0;
    }
    generation++;
  }

  /** The record of the position with this hash, or {@link #NOTHING}. */
  public long find(long hash) {
    int i = bucket(hash);
    if (buckets[i] == hash && isCurrent(buckets[i + 1])) {
      return buckets[i + 1];
    }
    if (buckets[i + 2] == hash && isCurrent(buckets[i + 3])) {
      return buckets[i + 3];
    }
    return NOTHING;
  }

  /**
   * Remembers something about the position with this hash.
   *
   * @param content of {@link #CONTENT_BITS} bits
   * @param priority from 0 to {@link #MAX_PRIORITY}: what it cost to find out
   */
  public void store(long hash, long content, int priority) {
    long record = content | (long) priority << CONTENT_BITS | (long) generation << GENERATION_SHIFT;
    int i = bucket(hash);
    long first = buckets[i + 1];
    if (isCurrent(first) && buckets[i] != hash) {
      if (priority(first) > priority) {
        i += 2;
      } else {
        buckets[i + 2] = buckets[i];
        buckets[i + 3] = first;
      }
    }
    buckets[i] = hash;
    buckets[i + 1] = record;
  }

  private boolean isCurrent(long record) {
    return record >>> GENERATION_SHIFT == generation;
  }

  private int bucket(long hash) {
    long mixed = hash * 0x9E3779B97F4A7C15L;
    return (int) (mixed >>> indexShift) * LONGS_A_BUCKET;
  }

  /** The priority of a record found. */
  public static int priority(long record) {
    return (int) (record >>> CONTENT_BITS) & MAX_PRIORITY;
  }
}
