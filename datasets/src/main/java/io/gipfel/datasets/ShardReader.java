package io.gipfel.datasets;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * One shard whose bytes have proved to be those its writer wrote. Opening it reads the whole file,
 * which is a few megabytes, and verifies its checksum; the games are decoded when asked for.
 */
public final class ShardReader {

  private final Path file;
  private final ByteCursor cursor;
  private final int version;
  private final Provenance provenance;
  private final int firstRecord;
  private final int end;
  private final int games;
  private final int plies;
  private final int targets;

  /**
   * Reads and verifies {@code file}.
   *
   * @throws DamagedShardException if it is no whole shard
   * @throws IOException if it cannot be read, or a newer program wrote it
   */
  public ShardReader(Path file) throws IOException {
    this(file, Files.readAllBytes(file));
  }

  /** A shard that was read already: {@code bytes} are all of {@code file}. */
  ShardReader(Path file, byte[] bytes) throws IOException {
    this.file = file;
    this.cursor = new ByteCursor(file, bytes);
    this.end = bytes.length - ShardFormat.FOOTER_BYTES;
    verify(bytes);
    cursor.moveTo(Long.BYTES, end);
    this.version = cursor.readInt();
    if (version < ShardFormat.OLDEST_VERSION || version > ShardFormat.VERSION) {
      throw new IOException(
          "shard "
              + file
              + ": expected format version "
              + ShardFormat.OLDEST_VERSION
              + " to "
              + ShardFormat.VERSION
              + ", found "
              + version);
    }
    this.provenance = readHeader();
    this.firstRecord = cursor.position();
    cursor.moveTo(end + Integer.BYTES, bytes.length);
    this.games = cursor.readInt();
    this.plies = cursor.readInt();
    this.targets = cursor.readInt();
  }

  /** Magic, footer magic and checksum; these stand in the same places in every format version. */
  private void verify(byte[] bytes) throws DamagedShardException {
    int least = ShardFormat.PREAMBLE_BYTES + ShardFormat.FOOTER_BYTES;
    if (bytes.length < least) {
      throw cursor.damage(0, "at least " + least + " bytes", bytes.length);
    }
    long magic = cursor.readLong();
    if (magic != ShardFormat.MAGIC) {
      throw cursor.damage(0, "magic " + hex(ShardFormat.MAGIC), hex(magic));
    }
    cursor.moveTo(end, bytes.length);
    int footerMagic = cursor.readInt();
    if (footerMagic != ShardFormat.FOOTER_MAGIC) {
      throw cursor.damage(end, "footer " + hex(ShardFormat.FOOTER_MAGIC), hex(footerMagic));
    }
    int checked = bytes.length - ShardFormat.CHECKSUM_BYTES;
    CRC32C checksum = new CRC32C();
    checksum.update(bytes, 0, checked);
    cursor.moveTo(checked, bytes.length);
    int stored = cursor.readInt();
    if (stored != (int) checksum.getValue()) {
      throw cursor.damage(checked, "checksum " + hex((int) checksum.getValue()), hex(stored));
    }
  }

  private Provenance readHeader() throws DamagedShardException {
    int length = cursor.readInt();
    int start = cursor.position();
    if (length < 0 || length > end - start) {
      throw cursor.damage(start, "a header of at most " + (end - start) + " bytes", length);
    }
    try {
      return ProvenanceJson.read(cursor.readText(length));
    } catch (JsonProcessingException e) {
      throw cursor.damage(start, "provenance as JSON", e.getOriginalMessage());
    }
  }

  private static String hex(long value) {
    return HexFormat.of().toHexDigits(value);
  }

  private static String hex(int value) {
    return HexFormat.of().toHexDigits(value);
  }

  /**
   * The checksum that {@code file} ends with, unverified; 0 if it is too short to have one. Since a
   * shard is never changed, it tells whether the file was seen before.
   *
   * @throws IOException if it cannot be read
   */
  public static int storedChecksum(Path file) throws IOException {
    try (SeekableByteChannel channel = Files.newByteChannel(file)) {
      ByteBuffer last = ByteBuffer.allocate(ShardFormat.CHECKSUM_BYTES);
      if (channel.size() < last.capacity()) {
        return 0;
      }
      channel.position(channel.size() - last.capacity());
      while (last.hasRemaining() && channel.read(last) >= 0) {
        // As often as it takes.
      }
      return last.order(ByteOrder.LITTLE_ENDIAN).getInt(0);
    }
  }

  /** The file that was read. */
  public Path file() {
    return file;
  }

  /** Where its games come from. */
  public Provenance provenance() {
    return provenance;
  }

  /** How many games it holds. */
  public int games() {
    return games;
  }

  /** How many plies its games have in all. */
  public int plies() {
    return plies;
  }

  /** How many of them have a policy target. */
  public int targets() {
    return targets;
  }

  /**
   * Decodes its games, in the order in which they were written. One thread at a time may call this.
   *
   * @throws DamagedShardException if its writer did not keep to the format
   */
  public List<GameRecord> records() throws DamagedShardException {
    List<GameRecord> records = new ArrayList<>();
    int foundPlies = 0;
    int foundTargets = 0;
    cursor.moveTo(firstRecord, end);
    while (!cursor.atLimit()) {
      int length = cursor.readLength("length of a record");
      int next = cursor.position() + length;
      cursor.moveTo(cursor.position(), next);
      GameRecord record = RecordCodec.read(cursor, version);
      records.add(record);
      foundPlies += record.plies().size();
      foundTargets += record.targets();
      cursor.moveTo(next, end);
    }
    expectCount("games", games, records.size());
    expectCount("plies", plies, foundPlies);
    expectCount("targets", targets, foundTargets);
    return records;
  }

  private void expectCount(String what, int expected, int found) throws DamagedShardException {
    if (expected != found) {
      throw cursor.damage(end, expected + " " + what, found);
    }
  }
}
