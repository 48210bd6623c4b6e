package io.gipfel.datasets;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Game records as bytes and back: the one place that knows the layout of a record. */
final class RecordCodec {

  private static final int TARGET = 1;
  private static final int PROVEN = 1 << 1;
  private static final int SEARCHED = 1 << 2;
  private static final int FLAG_BITS = 3;
  private static final int FLAGS = TARGET | PROVEN | SEARCHED;

  private static final int[] NONE = {};

  private RecordCodec() {}

  static void write(GameRecord record, ByteSink out) {
    out.putVarint(record.id());
    out.putLong(record.seed());
    out.putText(record.game());
    out.putText(record.start());
    out.putByte(record.outcomeForFirst() + 1);
    out.putSignedVarint(record.marginForFirst());
    out.putByte(record.ending().code());
    out.putVarint(record.tags().size());
    record
        .tags()
        .forEach(
            (name, value) -> {
              out.putText(name);
              out.putText(value);
            });
    out.putVarint(record.plies().size());
    for (PlyRecord ply : record.plies()) {
      writePly(ply, out);
    }
  }

  private static void writePly(PlyRecord ply, ByteSink out) {
    int flags =
        (ply.target() ? TARGET : 0) | (ply.proven() ? PROVEN : 0) | (ply.searched() ? SEARCHED : 0);
    out.putVarint(((long) ply.action() << FLAG_BITS) | flags);
    if (!ply.searched()) {
      return;
    }
    out.putInt(Float.floatToRawIntBits(ply.valueForFirst()));
    out.putVarint(ply.candidates().length);
    int next = 0;
    for (int i = 0; i < ply.candidates().length; i++) {
      int candidate = ply.candidates()[i];
      int visits = ply.visits()[i];
      out.putVarint(((long) (candidate - next) << 1) | (visits > 0 ? 1 : 0));
      if (visits > 0) {
        out.putVarint(visits);
      }
      out.putVarint(ply.weights()[i]);
      next = candidate + 1;
    }
  }

  /**
   * The record at the cursor, which must end at the cursor's limit.
   *
   * @param version of the shard's format
   */
  static GameRecord read(ByteCursor in, int version) throws DamagedShardException {
    int start = in.position();
    long id = in.readVarint();
    long seed = in.readLong();
    String game = in.readText();
    String startText = in.readText();
    int outcome = in.readVarint(2, "outcome") - 1;
    long margin = in.readSignedVarint();
    boolean hasEnding = version > ShardFormat.OLDEST_VERSION;
    GameEnding ending = hasEnding ? readEnding(in) : GameEnding.FINISHED;
    SortedMap<String, String> tags = hasEnding ? readTags(in) : new TreeMap<>();
    int plyCount = in.readVarint(Integer.MAX_VALUE, "number of plies");
    List<PlyRecord> plies = new ArrayList<>();
    for (int i = 0; i < plyCount; i++) {
      plies.add(readPly(in));
    }
    if (!in.atLimit()) {
      throw in.damage(in.position(), "the end of the record", "more bytes");
    }
    try {
      return new GameRecord(
          id, seed, game, startText, plies, outcome, Math.toIntExact(margin), ending, tags);
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw in.damage(start, "a game record", e.getMessage());
    }
  }

  private static GameEnding readEnding(ByteCursor in) throws DamagedShardException {
    return GameEnding.of(in.readVarint(GameEnding.MAX_CODE, "ending"));
  }

  private static SortedMap<String, String> readTags(ByteCursor in) throws DamagedShardException {
    SortedMap<String, String> tags = new TreeMap<>();
    for (int left = in.readLength("number of tags"); left > 0; left--) {
      tags.put(in.readText(), in.readText());
    }
    return tags;
  }

  private static PlyRecord readPly(ByteCursor in) throws DamagedShardException {
    int start = in.position();
    int head = in.readVarint((PlyRecord.MAX_ACTION << FLAG_BITS) | FLAGS, "action with flags");
    float value = 0;
    int[] candidates = NONE;
    int[] visits = NONE;
    int[] weights = NONE;
    if ((head & SEARCHED) != 0) {
      value = Float.intBitsToFloat(in.readInt());
      int count = in.readVarint(PlyRecord.MAX_ACTION + 1, "number of candidates");
      candidates = new int[count];
      visits = new int[count];
      weights = new int[count];
      int next = 0;
      for (int i = 0; i < count; i++) {
        int step = in.readVarint((PlyRecord.MAX_ACTION << 1) | 1, "candidate");
        candidates[i] = next + (step >> 1);
        visits[i] = (step & 1) == 0 ? 0 : in.readVarint(PlyRecord.MAX_VISITS, "visits");
        weights[i] = in.readVarint(PlyRecord.MAX_WEIGHT, "weight");
        next = candidates[i] + 1;
      }
    }
    try {
      return new PlyRecord(
          head >> FLAG_BITS,
          candidates,
          visits,
          weights,
          value,
          (head & TARGET) != 0,
          (head & PROVEN) != 0);
    } catch (IllegalArgumentException e) {
      throw in.damage(start, "a ply record", e.getMessage());
    }
  }
}
