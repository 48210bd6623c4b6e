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

  /** An error in the text of an action. */
  public static NotationException ofAction(String text, String why) {
    return ofAction(text, "illegal action", why);
  }

  /** An error of a kind in the text of an action. */
  public static NotationException ofAction(String text, String kind, String why) {
    return new NotationException(kind, "action '" + text + "': " + why);
  }

  /** An error in the text of a position: says in which field, and what was expected there. */
  public static NotationException ofPosition(String why) {
    return new NotationException("position: " + why);
  }

  /** What kind of error it is, such as {@code a blocked stack moves}: errors are counted by it. */
  public String kind() {
    return kind;
  }
}
