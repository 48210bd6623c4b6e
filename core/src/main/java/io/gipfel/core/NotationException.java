package io.gipfel.core;

/**
 * Text that is no action or position. The message is for people: what stood there, where, what was
 * expected.
 */
public final class NotationException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private static final String ILLEGAL = "illegal action or position";

  private final String kind;

  /** An error with its one-line message. */
  public NotationException(String message) {
    this(ILLEGAL, message);
  }

  /**
   * An error of a kind that a game tells apart from others.
   *
   * @param kind a few words without names of spaces, by which errors can be counted
   */
  public NotationException(String kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** What kind of error it is, such as {@code a blocked stack moves}: errors are counted by it. */
  public String kind() {
    return kind;
  }
}
