package io.gipfel.datasets;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * A place in the bytes of a shard, from which numbers are read, little end first. Nothing is read
 * beyond the limit, whatever stands there.
 */
final class ByteCursor {

  private final Path file;
  private final byte[] bytes;
  private int position;
  private int limit;

  /**
   * A cursor at the first byte.
   *
   * @param file named in errors
   */
  ByteCursor(Path file, byte[] bytes) {
    this.file = file;
    this.bytes = bytes;
    this.limit = bytes.length;
  }

  int position() {
    return position;
  }

  void moveTo(int position, int limit) {
    this.position = position;
    this.limit = limit;
  }

  boolean atLimit() {
    return position == limit;
  }

  DamagedShardException damage(int offset, String expected, Object found) {
    return new DamagedShardException(file, offset, expected, found);
  }

  private int take(int count) throws DamagedShardException {
    if (count > limit - position) {
      throw damage(position, count + " bytes", limit - position);
    }
    int start = position;
    position += count;
    return start;
  }

  int readInt() throws DamagedShardException {
    int start = take(Integer.BYTES);
    int value = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      value |= (bytes[start + i] & 0xFF) << (Byte.SIZE * i);
    }
    return value;
  }

  long readLong() throws DamagedShardException {
    long low = readInt() & 0xFFFF_FFFFL;
    return low | ((long) readInt() << Integer.SIZE);
  }

  long readVarint() throws DamagedShardException {
    int start = position;
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte b = bytes[take(1)];
      value |= (b & 0x7FL) << shift;
      if (b >= 0) {
        return value;
      }
    }
    throw damage(start, "a varint of at most 10 bytes", "a longer one");
  }

  /** A varint from 0 to {@code max}, which {@code what} names in errors. */
  int readVarint(int max, String what) throws DamagedShardException {
    int start = position;
    long value = readVarint();
    if (value < 0 || value > max) {
      throw damage(start, what + " from 0 to " + max, Long.toUnsignedString(value));
    }
    return (int) value;
  }

  long readSignedVarint() throws DamagedShardException {
    long value = readVarint();
    return (value >>> 1) ^ -(value & 1);
  }

  /** A varint that says how many of the bytes up to the limit something takes. */
  int readLength(String what) throws DamagedShardException {
    int start = position;
    long length = readVarint();
    if (length < 0 || length > limit - position) {
      throw damage(
          start, what + " of at most " + (limit - position), Long.toUnsignedString(length));
    }
    return (int) length;
  }

  String readText() throws DamagedShardException {
    return readText(readLength("length of a text"));
  }

  /** The next {@code length} bytes as text, such as a header. */
  String readText(int length) throws DamagedShardException {
    return new String(bytes, take(length), length, StandardCharsets.UTF_8);
  }
}
