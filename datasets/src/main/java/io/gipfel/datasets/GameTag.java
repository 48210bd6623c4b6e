package io.gipfel.datasets;

/**
 * The names of the tags that the program itself gives to games and reads; any others may be there.
 */
public final class GameTag {

  /** Name of the first player. */
  public static final String WHITE = "white";

  /** Name of the second player. */
  public static final String BLACK = "black";

  /** {@code person} or {@code program}. */
  public static final String WHITE_KIND = "whiteKind";

  /** {@code person} or {@code program}. */
  public static final String BLACK_KIND = "blackKind";

  /** Rating of the first player on the site of the game, a whole number. */
  public static final String WHITE_RATING = "whiteRating";

  /** Rating of the second player on the site of the game, a whole number. */
  public static final String BLACK_RATING = "blackRating";

  /** Year in which the game was played. */
  public static final String YEAR = "year";

  /** The result as the record has it, which may be in any language, or wrong. */
  public static final String RESULT = "result";

  /** The file that the game was read from. */
  public static final String SOURCE = "source";

  /** Value of a kind. */
  public static final String PERSON = "person";

  /** Value of a kind. */
  public static final String PROGRAM = "program";

  private GameTag() {}
}
