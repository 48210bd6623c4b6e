package io.gipfel.core.games.zertz;

/** A variant: a board, the marbles in the pool, and the sets of captured marbles that win. */
final class Variant {

  private static final int POOL = Marbles.of(6, 8, 10);
  private static final int ONE_COLOUR = Marbles.of(4, 5, 6);
  private static final int EACH = 3;

  /** 37 rings. */
  static final Variant STANDARD = new Variant("zertz", ZertzBoard.OF_37, POOL, ONE_COLOUR, EACH);

  /** 37 rings, with fewer marbles and smaller sets. */
  static final Variant BLITZ =
      new Variant(
          "zertz-blitz", ZertzBoard.OF_37, Marbles.of(5, 7, 9), Marbles.of(3, 4, 5), EACH - 1);

  /** 48 rings, the board of tournaments. */
  static final Variant R48 = new Variant("zertz-r48", ZertzBoard.OF_48, POOL, ONE_COLOUR, EACH);

  /** 61 rings. */
  static final Variant R61 = new Variant("zertz-r61", ZertzBoard.OF_61, POOL, ONE_COLOUR, EACH);

  final String gameName;
  final ZertzBoard board;

  /** The marbles at the start. */
  final int pool;

  /** Of each colour, how many win alone. */
  final int oneColour;

  /** So many of each colour win together. */
  private final int allColours;

  private Variant(String gameName, ZertzBoard board, int pool, int oneColour, int each) {
    this.gameName = gameName;
    this.board = board;
    this.pool = pool;
    this.oneColour = oneColour;
    this.allColours = Marbles.of(each, each, each);
  }

  boolean isSet(int captured) {
    return Marbles.reached(captured, oneColour) != 0 || Marbles.hasReachedAll(captured, allColours);
  }

  /** What a set counts as. */
  Ending kindOfSet(int captured) {
    if (missing(captured, Marbles.WHITE) == 0) {
      return Ending.WHITE;
    }
    if (missing(captured, Marbles.GRAY) == 0) {
      return Ending.GRAY;
    }
    return missing(captured, Marbles.BLACK) == 0 ? Ending.BLACK : Ending.EACH;
  }

  /** How many marbles of a colour are missing until they win alone. */
  int missing(int captured, int colour) {
    return Math.max(0, Marbles.count(oneColour, colour) - Marbles.count(captured, colour));
  }

  /** How many marbles are missing until there are enough of each colour. */
  int missingFromEach(int captured) {
    return Marbles.missing(captured, allColours);
  }

  /** How many marbles are missing from the nearest set; 0 for a set. */
  int missing(int captured) {
    int least = missingFromEach(captured);
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      least = Math.min(least, missing(captured, colour));
    }
    return least;
  }
}
