package io.gipfel.core.games.tzaar;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;

/**
 * A position: the stacks, who acts, and in which phase.
 *
 * <p>A game that an action has ended stays with the player and the phase of that action, so the
 * board tells who has lost, and the player to move by what.
 */
final class TzaarPosition implements Position {

  /** Pieces of each player. */
  static final int PIECES = TzaarBoard.POINTS / 2;

  /** Every point receives a piece. */
  static final int PLACEMENTS = TzaarBoard.POINTS;

  /**
   * Every turn empties a point, and six points are occupied as long as both players show three
   * types. So there are at most 55 turns, of which the first is one action, as is the last: with a
   * piece of each type on each side, any capture ends the game.
   */
  static final int MAX_PLIES = PLACEMENTS + 1 + 53 * 2 + 1;

  private static final PieceType[] TYPES = PieceType.values();
  private static final long SECOND_TO_MOVE = Zobrist.key(Stacks.FEATURES + Phase.values().length);

  private final Stacks stacks = new Stacks();
  private Player toMove = Player.FIRST;
  private Phase phase = Phase.PLACE;
  private boolean typeGone;
  private int ply;
  private long hash = Phase.PLACE.key;

  /** What stands on the board; whoever changes it says {@link #setTurn} next. */
  Stacks stacks() {
    return stacks;
  }

  /** Says whose turn it is, after all stacks are set. */
  void setTurn(Player player, Phase phase, int ply) {
    this.toMove = player;
    this.phase = phase;
    this.ply = ply;
    typeGone = phase != Phase.PLACE && (stacks.lacksType(player) || otherLacksType());
    hash = computeHash();
  }

  private boolean otherLacksType() {
    return stacks.lacksType(toMove.other());
  }

  private long computeHash() {
    long turn = phase.key ^ (toMove == Player.SECOND ? SECOND_TO_MOVE : 0);
    return stacks.hash() ^ turn;
  }

  /** What is to be done. */
  Phase phase() {
    return phase;
  }

  /** How many pieces of a type {@code player} has left to place. */
  int inHand(Player player, PieceType type) {
    return phase == Phase.PLACE ? type.count - Long.bitCount(stacks.of(player, type)) : 0;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    if (typeGone) {
      return 0;
    }
    return switch (phase) {
      case PLACE -> legalPlacements(out);
      case OPEN, FIRST -> legalMoves(out, 0);
      case SECOND -> {
        int count = legalMoves(out, stacks.of(toMove));
        out[count] = TzaarActions.PASS;
        yield count + 1;
      }
    };
  }

  private int legalPlacements(int[] out) {
    int count = 0;
    for (PieceType type : TYPES) {
      if (inHand(toMove, type) > 0) {
        for (long free = TzaarBoard.ALL & ~stacks.occupied(); free != 0; free &= free - 1) {
          out[count++] = TzaarActions.placement(type, Long.numberOfTrailingZeros(free));
        }
      }
    }
    return count;
  }

  /**
   * Writes all six moves of each stack, one after the other, and counts a move only if it meets a
   * target: what is not counted is overwritten, so there is no branch to predict.
   *
   * @param friends own stacks that may be stacked on
   */
  private int legalMoves(int[] out, long friends) {
    long occupied = stacks.occupied();
    long enemies = stacks.of(toMove.other());
    long tall = stacks.tall();
    long singles = friends | (enemies & ~tall);
    int count = 0;
    for (long movers = stacks.of(toMove); movers != 0; movers &= movers - 1) {
      int from = Long.numberOfTrailingZeros(movers);
      long targets =
          (tall >>> from & 1) == 0 ? singles : friends | stacks.upTo(stacks.height(from), enemies);
      int action = TzaarActions.move(from, 0);
      for (int d = 0; d < TzaarBoard.FIRST_DOWN; d++) {
        out[count] = action + d;
        count += TzaarBoard.upMeets(from, d, occupied, targets);
      }
      for (int d = TzaarBoard.FIRST_DOWN; d < TzaarBoard.DIRECTIONS; d++) {
        out[count] = action + d;
        count += TzaarBoard.downMeets(from, d, occupied, targets);
      }
    }
    return count;
  }

  @Override
  public void play(int action) {
    switch (phase) {
      case PLACE -> place(action);
      case OPEN -> {
        move(action);
        change(Phase.FIRST, toMove.other());
      }
      case FIRST -> {
        move(action);
        if (!typeGone) {
          change(Phase.SECOND, toMove);
        }
      }
      case SECOND -> {
        if (action != TzaarActions.PASS) {
          move(action);
        }
        if (!typeGone) {
          change(Phase.FIRST, toMove.other());
        }
      }
    }
    ply++;
  }

  private void place(int action) {
    int point = TzaarActions.point(action);
    PieceType type = TzaarActions.type(action);
    assert inHand(toMove, type) > 0 && stacks.height(point) == 0 : action + " in " + this;
    stacks.put(point, toMove, type, 1);
    hash ^= stacks.key(point);
    change(ply + 1 < PLACEMENTS ? Phase.PLACE : Phase.OPEN, toMove.other());
  }

  private void move(int action) {
    int from = TzaarActions.point(action);
    long target = target(from, TzaarActions.direction(action));
    assert isTarget(from, target) : action + " in " + this;
    hash ^= stacks.move(from, Long.numberOfTrailingZeros(target));
    typeGone = otherLacksType() || stacks.lacksType(toMove);
  }

  private boolean isTarget(int from, long target) {
    long own = stacks.of(toMove);
    boolean stacking = phase == Phase.SECOND && (own & target) != 0;
    return (own >>> from & 1) != 0 && (stacking || (stacks.captures(from) & target) != 0);
  }

  /** The first occupied point from a point in a direction, as a set; empty if there is none. */
  long target(int from, int direction) {
    return TzaarBoard.first(from, direction, stacks.occupied());
  }

  private void change(Phase next, Player player) {
    hash ^= phase.key ^ next.key;
    if (player != toMove) {
      hash ^= SECOND_TO_MOVE;
    }
    phase = next;
    toMove = player;
  }

  @Override
  public boolean isTerminal() {
    return typeGone || (phase == Phase.FIRST && !stacks.canCapture(toMove));
  }

  /** Who has lost a finished game. */
  private Player loser() {
    return typeGone && otherLacksType() ? toMove.other() : toMove;
  }

  /** How a finished game has ended. */
  Ending ending() {
    if (!typeGone) {
      return Ending.NO_CAPTURE;
    }
    return otherLacksType() ? Ending.TYPE : Ending.OWN_STACK;
  }

  @Override
  public int outcomeForFirst() {
    return marginForFirst();
  }

  @Override
  public int marginForFirst() {
    return isTerminal() ? loser().other().sign() : 0;
  }

  @Override
  public int score(Player player) {
    return isTerminal() && loser() != player ? 1 : 0;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    TzaarPosition o = (TzaarPosition) other;
    stacks.copyFrom(o.stacks);
    copyTurn(o);
    hash = o.hash;
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    TzaarPosition o = (TzaarPosition) other;
    stacks.copyFrom(o.stacks, symmetry);
    copyTurn(o);
    hash = computeHash();
  }

  private void copyTurn(TzaarPosition o) {
    toMove = o.toMove;
    phase = o.phase;
    typeGone = o.typeGone;
    ply = o.ply;
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public String toString() {
    return TzaarNotation.format(this);
  }
}
