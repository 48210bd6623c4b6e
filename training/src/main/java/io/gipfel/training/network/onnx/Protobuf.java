package io.gipfel.training.network.onnx;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A protobuf message under construction: the three wire types that ONNX needs.
 *
 * <p>Fields may come in any order; a repeated field is written once an element. See <a
 * href="https://protobuf.dev/programming-guides/encoding/">the encoding</a>.
 */
final class Protobuf {

  static final int VARINT = 0;
  static final int BYTES = 2;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  /** Adds an integer or enum field. */
  Protobuf add(int field, long value) {
    tag(field, VARINT);
    varint(value);
    return this;
  }

  /** Adds a string field. */
  Protobuf add(int field, String value) {
    return add(field, value.getBytes(StandardCharsets.UTF_8));
  }

  /** Adds a message field. */
  Protobuf add(int field, Protobuf message) {
    return add(field, message.bytes());
  }

  /** Adds a bytes field. */
  Protobuf add(int field, byte[] value) {
    tag(field, BYTES);
    varint(value.length);
    out.writeBytes(value);
    return this;
  }

  /** The message so far. */
  byte[] bytes() {
    return out.toByteArray();
  }

  private void tag(int field, int wireType) {
    varint((long) field << 3 | wireType);
  }

  private void varint(long value) {
    long rest = value;
    while ((rest & ~0x7fL) != 0) {
      out.write((int) ((rest & 0x7f) | 0x80));
      rest >>>= 7;
    }
    out.write((int) rest);
  }
}
