package io.gipfel.datasets;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** A growing array of bytes that numbers are appended to, little end first. */
final class ByteSink {

  private byte[] bytes = new byte[1 << 12];
  private int size;

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /** The bytes so far, at the front; replaced as it grows. */
  byte[] array() {
    return bytes;
  }

  void putByte(int value) {
    if (size == bytes.length) {
      bytes = Arrays.copyOf(bytes, 2 * size);
    }
    bytes[size++] = (byte) value;
  }

  void putInt(int value) {
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      putByte(value >>> shift);
    }
  }

  void putLong(long value) {
    putInt((int) value);
    putInt((int) (value >>> Integer.SIZE));
  }

  /** Seven bits a byte, the lowest first; the top bit says that more follow. */
  void putVarint(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      putByte(((int) rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    putByte((int) rest);
  }

  /** A varint in which small negative numbers are small too: 0, -1, 1, -2, 2... */
  void putSignedVarint(long value) {
    putVarint((value << 1) ^ (value >> 63));
  }

  /** Its number of bytes as a varint, then the text in UTF-8. */
  void putText(String text) {
    byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
    putVarint(encoded.length);
    for (byte b : encoded) {
      putByte(b);
    }
  }
}
