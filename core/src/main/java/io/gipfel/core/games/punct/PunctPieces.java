package io.gipfel.core.games.punct;

import io.gipfel.core.Player;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;
import java.util.List;

/**
 * The pieces of both players, on the board or in hand.
 *
 * <p>Each piece has a slot: those of one player and kind stand together, and come onto the board in
 * order. A piece on the board knows its place, its level and, for each dot, the piece below; so all
 * that is known of a space is which piece is on top. What lies under the middle of a bridge may be
 * lower than the level below, which is why levels are stored.
 */
final class PunctPieces {

  /** Pieces of each player. */
  static final int EACH = 18;

  /** In place of a slot: no piece. */
  static final int NONE = 2 * EACH;

  /** Hash keys of a piece by its level; no level is as high. */
  private static final int LEVELS = 64;

  private static final int[] FIRST_SLOT = new int[Kind.COUNT];

  static {
    for (int kind = 1; kind < Kind.COUNT; kind++) {
      FIRST_SLOT[kind] = FIRST_SLOT[kind - 1] + Kind.of(kind - 1).pieces;
    }
  }

  /** By slot; meaningless for pieces in hand. */
  private final short[] places = new short[NONE];

  /** By slot, 0 for pieces in hand; for {@link #NONE} 0. */
  private final byte[] levels = new byte[NONE + 1];

  /** By slot and dot, the slot of what is right below. */
  private final byte[] below = new byte[NONE * Places.DOTS];

  /** By cell, the slot of what is on top. */
  private final byte[] top = new byte[PunctBoard.CELLS];

  /** Pieces in hand, by player and kind. */
  private final byte[] inHand = new byte[2 * Kind.COUNT];

  private final long[] visibleOfFirst = new long[PunctBoard.WORDS];
  private final long[] visibleOfSecond = new long[PunctBoard.WORDS];
  private long hash;

  PunctPieces() {
    clear();
  }

  /** Takes all pieces back into the hands. */
  void clear() {
    Arrays.fill(levels, (byte) 0);
    Arrays.fill(top, (byte) NONE);
    for (int i = 0; i < inHand.length; i++) {
      inHand[i] = (byte) Kind.of(i % Kind.COUNT).pieces;
    }
    Arrays.fill(visibleOfFirst, 0);
    Arrays.fill(visibleOfSecond, 0);
    hash = 0;
  }

  void set(PunctPieces other) {
    System.arraycopy(other.places, 0, places, 0, places.length);
    System.arraycopy(other.levels, 0, levels, 0, levels.length);
    System.arraycopy(other.below, 0, below, 0, below.length);
    System.arraycopy(other.top, 0, top, 0, top.length);
    System.arraycopy(other.inHand, 0, inHand, 0, inHand.length);
    System.arraycopy(other.visibleOfFirst, 0, visibleOfFirst, 0, PunctBoard.WORDS);
    System.arraycopy(other.visibleOfSecond, 0, visibleOfSecond, 0, PunctBoard.WORDS);
    hash = other.hash;
  }

  /** Makes this the image of {@code other}, piece by piece from the lowest level up. */
  void set(PunctPieces other, Symmetry symmetry) {
    clear();
    int left = NONE - other.inHand(Player.FIRST) - other.inHand(Player.SECOND);
    for (int level = 1; left > 0; level++) {
      for (int slot = 0; slot < NONE; slot++) {
        if (other.levels[slot] == level) {
          add(owner(slot), symmetry.action(other.places[slot]), level);
          left--;
        }
      }
    }
  }

  /** Whose piece a slot holds, which is not {@link #NONE}. */
  static Player owner(int slot) {
    return slot < EACH ? Player.FIRST : Player.SECOND;
  }

  private static int number(Player player) {
    return player == Player.FIRST ? 0 : 1;
  }

  /** How many pieces of a kind a player has in hand. */
  int inHand(Player player, Kind kind) {
    return inHand[Kind.COUNT * number(player) + kind.number];
  }

  /** The kinds of which a player has pieces in hand. */
  List<Kind> kindsInHand(Player player) {
    return Arrays.stream(Kind.values()).filter(kind -> inHand(player, kind) > 0).toList();
  }

  /** How many pieces a player has in hand. */
  int inHand(Player player) {
    int count = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      count += inHand[Kind.COUNT * number(player) + kind];
    }
    return count;
  }

  /** The spaces where a dot of {@code player} is on top. Not to be changed. */
  long[] visible(Player player) {
    return player == Player.FIRST ? visibleOfFirst : visibleOfSecond;
  }

  /** Zobrist keys of all pieces on the board. */
  long hash() {
    return hash;
  }

  /** The piece on top of a cell, or {@link #NONE}. */
  int top(int cell) {
    return top[cell];
  }

  boolean isOnBoard(int slot) {
    return levels[slot] > 0;
  }

  int place(int slot) {
    return places[slot];
  }

  int level(int slot) {
    return levels[slot];
  }

  /** The level of the dot on top of a cell, 0 if there is none. */
  int height(int cell) {
    return levels[top[cell]];
  }

  /** Whether all dots of a piece on the board are on top, so that it may be lifted. */
  boolean isFree(int slot) {
    int place = places[slot];
    return top[Places.cell(place, 0)] == slot
        && top[Places.cell(place, 1)] == slot
        && top[Places.cell(place, 2)] == slot;
  }

  /** Puts a piece out of the hand of {@code player} on top of a place, and returns its slot. */
  int add(Player player, int place, int level) {
    Kind kind = Places.kind(place);
    int hand = Kind.COUNT * number(player) + kind.number;
    int slot = EACH * number(player) + FIRST_SLOT[kind.number] + kind.pieces - inHand[hand];
    inHand[hand]--;
    put(slot, place, level);
    return slot;
  }

  /** Puts a piece that is in nobody's hand on top of a place. */
  void put(int slot, int place, int level) {
    Player owner = owner(slot);
    long[] own = visible(owner);
    long[] enemy = visible(owner.other());
    places[slot] = (short) place;
    levels[slot] = (byte) level;
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int cell = Places.cell(place, dot);
      below[Places.DOTS * slot + dot] = top[cell];
      top[cell] = (byte) slot;
      PunctBoard.remove(enemy, cell);
      PunctBoard.add(own, cell);
    }
    hash ^= key(slot);
  }

  /** Lifts a free piece off the board; its place and level are still known. */
  void lift(int slot) {
    Player owner = owner(slot);
    long[] own = visible(owner);
    long[] enemy = visible(owner.other());
    hash ^= key(slot);
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int cell = Places.cell(places[slot], dot);
      int uncovered = below[Places.DOTS * slot + dot];
      top[cell] = (byte) uncovered;
      if (uncovered == NONE || owner(uncovered) != owner) {
        PunctBoard.remove(own, cell);
        if (uncovered != NONE) {
          PunctBoard.add(enemy, cell);
        }
      }
    }
  }

  private long key(int slot) {
    int owned = number(owner(slot)) * Places.COUNT + places[slot];
    return Zobrist.key(owned * LEVELS + levels[slot]);
  }

  /** The first key that no piece has. */
  static int firstFreeKey() {
    return 2 * Places.COUNT * LEVELS;
  }

  /**
   * The level on which a piece of {@code player} would lie at a place, or 0 if it can't lie there:
   * if not all of it is on the board; if its ends (a triangle: all its dots) are not equally high
   * above it, or its middle is higher; or if the PUNCT is not above an own dot or the bare board.
   */
  int landing(Player player, int place, PunctRules rules) {
    if (!Places.isOnBoard(place)) {
      return 0;
    }
    Kind kind = Places.kind(place);
    int punct = Places.cell(place, 0);
    int first = Places.cell(place, 1);
    int end = Places.cell(place, 2);
    int otherEnd = kind.isChain() ? punct : first;
    int middle = kind.isChain() ? first : punct;
    int height = height(end);
    if (height(otherEnd) != height) {
      return 0;
    }
    if (height == 0) {
      return height(middle) == 0 ? 1 : 0;
    }
    int gap = height - height(middle);
    if (gap < 0 || (gap > 0 && !mayBridge(kind, end, otherEnd, rules))) {
      return 0;
    }
    int support = top[punct];
    return support != NONE && owner(support) == player ? height + 1 : 0;
  }

  private boolean mayBridge(Kind kind, int end, int otherEnd, PunctRules rules) {
    return kind != Kind.T
        && (rules.punctBridges() || !kind.hasPunctInMiddle())
        && (rules.bridgesOnOnePiece() || top[end] != top[otherEnd]);
  }

  /** The level on which a free piece would lie at another place, or 0 if it can't lie there. */
  int landingOf(int slot, int place, PunctRules rules) {
    int start = places[slot];
    int level = levels[slot];
    lift(slot);
    int landing = landing(owner(slot), place, rules);
    put(slot, start, level);
    return landing;
  }
}
