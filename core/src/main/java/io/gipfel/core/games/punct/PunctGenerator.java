package io.gipfel.core.games.punct;

import io.gipfel.core.Player;

/**
 * Finds the legal actions of a position. Places on the bare board are found for all cells of a form
 * at once, by shifting the set of open cells; higher ones are tried where the PUNCT is above an own
 * dot.
 */
final class PunctGenerator {

  private static final int WORDS = PunctBoard.WORDS;

  private final PunctRules rules;
  private final PunctPieces pieces;
  private final long[] centre;

  /** The cells where a piece may lie on the bare board, between two words of zeros. */
  private final long[] open = new long[WORDS + 2];

  private final int[] movesOfOne = new int[6 * PunctActions.LONGEST];

  /** Finds actions among {@code pieces}, whatever becomes of them. */
  PunctGenerator(PunctRules rules, PunctPieces pieces, long[] centre) {
    this.rules = rules;
    this.pieces = pieces;
    this.centre = centre;
  }

  /**
   * Writes all actions that the rules allow {@code player}, in ascending order, and returns how
   * many there are.
   *
   * @param centreClosed whether a new piece may not touch the central hexagon
   */
  int all(Player player, boolean centreClosed, int[] out) {
    return moves(player, false, out, placements(player, centreClosed, out));
  }

  /** Whether there is any action. */
  boolean any(Player player, boolean centreClosed) {
    return canPlace(player, centreClosed) || moves(player, true, movesOfOne, 0) > 0;
  }

  /** Whether placing a piece at {@code place} is allowed. */
  boolean isPlacement(Player player, boolean centreClosed, int place) {
    if (pieces.inHand(player, Places.kind(place)) == 0) {
      return false;
    }
    findOpen(centreClosed);
    int cell = Places.punct(place);
    return (openFor(Places.form(place), cell >> 6) >>> cell & 1) != 0;
  }

  /** Whether a move is allowed. */
  boolean isMove(Player player, int move) {
    int from = PunctActions.from(move);
    int place = PunctActions.place(move);
    if (PunctActions.move(from, place) != move || !mayLift(player, from)) {
      return false;
    }
    int slot = pieces.top(from);
    int start = pieces.place(slot);
    return Places.kind(start) == Places.kind(place)
        && changes(start, place)
        && pieces.landingOf(slot, place, rules) > 0;
  }

  /**
   * Finds the open cells: the empty ones.
   *
   * @param closed whether those of the central hexagon are not
   */
  private void findOpen(boolean closed) {
    long[] white = pieces.visible(Player.FIRST);
    long[] black = pieces.visible(Player.SECOND);
    for (int i = 0; i < WORDS; i++) {
      long taken = white[i] | black[i] | (closed ? centre[i] : 0);
      open[i + 1] = PunctBoard.ALL[i] & ~taken;
    }
  }

  /** The open cells of a word from which a piece of a form lies on open cells alone. */
  private long openFor(int form, int word) {
    return open[word + 1]
        & openAt(word, Places.firstMinor(form))
        & openAt(word, Places.secondMinor(form));
  }

  /** The cells of a word from which the cell at a distance is open. */
  private long openAt(int word, int distance) {
    // A shift by a negative number is one by 64 more.
    return distance > 0
        ? open[word + 1] >>> distance | open[word + 2] << -distance
        : open[word + 1] << -distance | open[word] >>> distance;
  }

  private int placements(Player player, boolean centreClosed, int[] out) {
    findOpen(centreClosed);
    int count = 0;
    for (int form = 0; form < Places.FORMS; form++) {
      if (pieces.inHand(player, Places.kindOfForm(form)) > 0) {
        for (int word = 0; word < WORDS; word++) {
          int first = Places.place(form, Long.SIZE * word);
          for (long rest = openFor(form, word); rest != 0; rest &= rest - 1) {
            out[count++] = first + Long.numberOfTrailingZeros(rest);
          }
        }
      }
    }
    return count;
  }

  private boolean canPlace(Player player, boolean centreClosed) {
    findOpen(centreClosed);
    for (int form = 0; form < Places.FORMS; form++) {
      if (pieces.inHand(player, Places.kindOfForm(form)) > 0) {
        for (int word = 0; word < WORDS; word++) {
          if (openFor(form, word) != 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /**
   * Adds the moves of {@code player}.
   *
   * @param anyWillDo whether those of one piece are enough
   */
  private int moves(Player player, boolean anyWillDo, int[] out, int count) {
    int next = count;
    long[] own = pieces.visible(player);
    for (int word = 0; word < WORDS; word++) {
      for (long rest = own[word]; rest != 0; rest &= rest - 1) {
        int cell = Long.SIZE * word + Long.numberOfTrailingZeros(rest);
        if (mayLift(player, cell)) {
          next = movesOf(pieces.top(cell), out, next);
          if (anyWillDo && next > count) {
            return next;
          }
        }
      }
    }
    return next;
  }

  /** Whether a player may lift a piece whose PUNCT is on top of a cell. */
  private boolean mayLift(Player player, int cell) {
    int slot = pieces.top(cell);
    return slot != PunctPieces.NONE
        && PunctPieces.owner(slot) == player
        && Places.punct(pieces.place(slot)) == cell
        && pieces.isFree(slot);
  }

  /** Adds the moves of a free piece. */
  private int movesOf(int slot, int[] out, int count) {
    int next = count;
    int start = pieces.place(slot);
    int level = pieces.level(slot);
    Kind kind = Places.kind(start);
    pieces.lift(slot);
    findOpen(false);
    for (int form = Places.firstForm(kind); form < Places.endOfForms(kind); form++) {
      next = movesTo(form, slot, out, next);
    }
    pieces.put(slot, start, level);
    return next;
  }

  /** Adds the moves to a form of a piece that is lifted. */
  private int movesTo(int form, int slot, int[] out, int count) {
    int next = count;
    Player player = PunctPieces.owner(slot);
    int start = pieces.place(slot);
    int from = Places.punct(start);
    int first = PunctActions.firstMove(from, form);
    long[] line = PunctActions.inLineWith(from);
    byte[] ranks = PunctActions.ranks(from);
    for (int word = 0; word < WORDS; word++) {
      long cells = openFor(form, word) & line[word];
      // Higher up, the PUNCT is above an own dot.
      for (long own = pieces.visible(player)[word] & line[word]; own != 0; own &= own - 1) {
        int cell = Long.SIZE * word + Long.numberOfTrailingZeros(own);
        if (pieces.landing(player, Places.place(form, cell), rules) > 0) {
          cells |= own & -own;
        }
      }
      if (word == from >> 6 && !changes(start, Places.place(form, from))) {
        cells &= ~(1L << from);
      }
      for (; cells != 0; cells &= cells - 1) {
        int cell = Long.SIZE * word + Long.numberOfTrailingZeros(cells);
        out[next++] = first + ranks[cell];
      }
    }
    return next;
  }

  /** Whether a piece may go from one place to another as far as they are different. */
  private boolean changes(int start, int place) {
    return start != place && (rules.turnsOnTheSpot() || Places.punct(start) != Places.punct(place));
  }
}
