package io.gipfel.training.network.onnx;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Walks through the fields of a protobuf message: the wire types that {@link Protobuf} writes.
 *
 * <p>Call {@link #next}, look at {@link #field}, and ask for the value in the form that the field
 * has; a field that nobody asks about is passed over.
 */
final class ProtobufReader {

  private final ByteBuffer bytes;
  private int field;
  private long number;
  private ByteBuffer content = ByteBuffer.allocate(0);

  private ProtobufReader(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  ProtobufReader(byte[] bytes) {
    this(ByteBuffer.wrap(bytes));
  }

  /**
   * Goes to the next field, if there is one.
   *
   * @throws IllegalArgumentException if these bytes are none that {@link Protobuf} would write
   */
  boolean next() {
    if (!bytes.hasRemaining()) {
      return false;
    }
    try {
      long tag = varint();
      field = (int) (tag >>> 3);
      switch ((int) (tag & 7)) {
        case Protobuf.VARINT -> number = varint();
        case Protobuf.BYTES -> content = slice(varint());
        default -> throw damaged(null);
      }
      return true;
    } catch (BufferUnderflowException e) {
      throw damaged(e);
    }
  }

  private static IllegalArgumentException damaged(BufferUnderflowException cause) {
    return new IllegalArgumentException("expected the fields of an ONNX file, found others", cause);
  }

  private long varint() {
    long value = 0;
    for (int shift = 0; shift < Long.SIZE; shift += 7) {
      byte part = bytes.get();
      value |= (part & 0x7fL) << shift;
      if (part >= 0) {
        return value;
      }
    }
    throw damaged(null);
  }

  private ByteBuffer slice(long length) {
    if (length < 0 || length > bytes.remaining()) {
      throw new BufferUnderflowException();
    }
    ByteBuffer slice = bytes.slice(bytes.position(), (int) length);
    bytes.position(bytes.position() + (int) length);
    return slice;
  }

  /** The number of the field in its message. */
  int field() {
    return field;
  }

  /** The value of an integer or enum field. */
  long number() {
    return number;
  }

  /** The value of a string field. */
  String text() {
    return new String(content(), StandardCharsets.UTF_8);
  }

  /** The value of a bytes field. */
  byte[] content() {
    byte[] copy = new byte[content.remaining()];
    content.duplicate().get(copy);
    return copy;
  }

  /** The value of a message field, to be walked through in its turn. */
  ProtobufReader message() {
    return new ProtobufReader(content.duplicate());
  }
}
