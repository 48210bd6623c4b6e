package io.gipfel.core.games.zertz;

import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;

/**
 * A position: rings and marbles as sets of bits, the pool and what each player has captured, and
 * who does what next.
 *
 * <p>A turn is a placement and a removal, or a chain of jumps; the player changes between turns
 * only. Groups of rings without a vacant one are claimed by themselves. In the finished game {@link
 * #toMove} is the winner, and in a draw who would be to move.
 */
final class ZertzPosition implements Position {

  private static final int NONE = -1;

  private final Variant variant;
  private final ZertzBoard board;
  private final ZertzActions actions;
  private final ZertzPieces pieces;

  private int pool;
  private int captured;
  private int capturedBySecond;

  private Player toMove = Player.FIRST;
  private Phase phase = Phase.PLACE;

  /** The bit of the marble that goes on jumping. */
  private int at = NONE;

  /** Turns that have begun with an empty pool. */
  private int lateTurns;

  private final TurnHistory history = new TurnHistory();

  private int ply;
  private Ending ending;

  ZertzPosition(Variant variant, ZertzActions actions) {
    this.variant = variant;
    this.board = variant.board;
    this.actions = actions;
    this.pieces = new ZertzPieces(board);
  }

  /** Sets up what lies beside the board, before {@link #setPhase} and after {@link #pieces}. */
  void setHands(int pool, int captured, int capturedBySecond) {
    this.pool = pool;
    this.captured = captured;
    this.capturedBySecond = capturedBySecond;
    ply = Marbles.total(variant.pool) - Marbles.total(pool);
  }

  /**
   * Says who acts, after the turns of {@link #history} are added.
   *
   * @param lateTurns turns that have begun with an empty pool, this one included
   * @param wanted the phase, or any that begins a turn; which of these it is follows
   * @param at the bit of the marble that goes on jumping, or -1
   */
  void setPhase(Player toMove, int lateTurns, Phase wanted, int at) {
    this.toMove = toMove;
    this.at = at;
    this.lateTurns = lateTurns;
    phase = wanted;
    if (variant.isSet(captured(toMove)) || pieces.rings() == 0) {
      win();
    } else if (wanted != Phase.CHAIN && wanted != Phase.REMOVE) {
      this.lateTurns = Math.max(0, lateTurns - 1);
      beginTurn();
    }
  }

  Variant variant() {
    return variant;
  }

  ZertzActions actions() {
    return actions;
  }

  TurnHistory history() {
    return history;
  }

  ZertzPieces pieces() {
    return pieces;
  }

  int pool() {
    return pool;
  }

  int captured(Player player) {
    return player == Player.FIRST ? captured : capturedBySecond;
  }

  /** What the player to move may place: the pool, or if it is empty his captured marbles. */
  int placeable() {
    return pool != 0 ? pool : captured(toMove);
  }

  Phase phase() {
    return phase;
  }

  /** The bit of the marble that goes on jumping, or -1. */
  int at() {
    return at;
  }

  int lateTurns() {
    return lateTurns;
  }

  /** How the game ended, or null. */
  Ending ending() {
    return ending;
  }

  boolean hasWinner() {
    return winner() != null;
  }

  /** The winner, or null if there is none. */
  private Player winner() {
    return ending == null || ending.isDraw() ? null : toMove;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    return switch (phase) {
      case PLACE -> placements(out);
      case REMOVE -> removals(out);
      case JUMP -> jumps(pieces.marbles(), out);
      case CHAIN -> jumps(1L << at, out);
      case PASS -> pass(out);
      case OVER -> 0;
    };
  }

  private int placements(int[] out) {
    long vacant = pieces.vacant();
    int placeable = placeable();
    int count = 0;
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      if (Marbles.count(placeable, colour) > 0) {
        for (long rest = vacant; rest != 0; rest &= rest - 1) {
          out[count++] = actions.place(colour, Long.numberOfTrailingZeros(rest));
        }
      }
    }
    return count;
  }

  private int removals(int[] out) {
    int count = 0;
    for (long rest = pieces.free(); rest != 0; rest &= rest - 1) {
      out[count++] = actions.remove(Long.numberOfTrailingZeros(rest));
    }
    return count;
  }

  private int jumps(long some, int[] out) {
    int count = 0;
    for (int direction = 0; direction < ZertzBoard.DIRECTIONS; direction++) {
      for (long rest = pieces.jumpers(direction) & some; rest != 0; rest &= rest - 1) {
        out[count++] = actions.jump(Long.numberOfTrailingZeros(rest), direction);
      }
    }
    return count;
  }

  private int pass(int[] out) {
    out[0] = actions.pass();
    return 1;
  }

  @Override
  public void play(int action) {
    assert ending == null : "action " + action + " in " + this;
    ply++;
    if (actions.isPlacement(action)) {
      place(actions.colour(action), 1L << actions.bit(action));
    } else if (actions.isRemoval(action)) {
      remove(1L << actions.bit(action));
    } else if (actions.isPass(action)) {
      endTurn();
    } else {
      jump(actions.bit(action), actions.direction(action));
    }
  }

  private void place(int colour, long spot) {
    assert phase == Phase.PLACE && (spot & pieces.vacant()) != 0 : "placement in " + this;
    if (pool != 0) {
      pool -= Marbles.one(colour);
    } else {
      addCaptured(-Marbles.one(colour));
    }
    pieces.put(colour, spot);
    claim();
    if (hasWon()) {
      win();
    } else if (pieces.free() != 0) {
      phase = Phase.REMOVE;
      history.clear();
    } else {
      endTurn();
    }
  }

  private void remove(long spot) {
    assert phase == Phase.REMOVE && (spot & pieces.free()) != 0 : "removal in " + this;
    pieces.remove(spot);
    history.clear();
    claim();
    if (hasWon()) {
      win();
    } else {
      endTurn();
    }
  }

  private void jump(int from, int direction) {
    assert (pieces.jumpers(direction) >>> from & 1) != 0 : "jump in " + this;
    long start = 1L << from;
    long over = board.step(start, direction);
    long end = board.step(over, direction);
    addCaptured(Marbles.one(pieces.take(over)));
    pieces.put(pieces.take(start), end);
    at = NONE;
    if (hasWon()) {
      win();
    } else if (pieces.canJump(end)) {
      phase = Phase.CHAIN;
      at = Long.numberOfTrailingZeros(end);
    } else {
      endTurn();
    }
  }

  private void addCaptured(int marbles) {
    if (toMove == Player.FIRST) {
      captured += marbles;
    } else {
      capturedBySecond += marbles;
    }
  }

  /** Gives the groups without a vacant ring to the player to move. */
  private void claim() {
    long closed = pieces.closed();
    if (closed != 0) {
      addCaptured(pieces.remove(closed));
      history.clear();
    }
  }

  private boolean hasWon() {
    return variant.isSet(captured(toMove)) || pieces.rings() == 0;
  }

  private void win() {
    int own = captured(toMove);
    end(variant.isSet(own) ? variant.kindOfSet(own) : Ending.FULL);
  }

  private void end(Ending how) {
    ending = how;
    phase = Phase.OVER;
    at = NONE;
  }

  private void endTurn() {
    toMove = toMove.other();
    beginTurn();
  }

  /** Finds out what the player to move has to do. */
  private void beginTurn() {
    if (pieces.canJump(pieces.marbles())) {
      phase = Phase.JUMP;
    } else {
      phase = placeable() != 0 ? Phase.PLACE : Phase.PASS;
    }
    if (pool == 0) {
      beginLateTurn();
    }
  }

  /** With an empty pool a game may go around in circles. */
  private void beginLateTurn() {
    history.add(pieces, TurnHistory.hands(captured, capturedBySecond, toMove));
    lateTurns++;
    int turns = history.count();
    if (turns > 2 && history.areEqual(turns - 1, turns - 3)) {
      // Placing or capturing would have changed what a player has.
      end(Ending.PASS);
    } else if (history.timesOfNewest() == 3) {
      end(Ending.REPETITION);
    } else if (lateTurns >= TurnHistory.CAPACITY) {
      end(Ending.CAP);
    }
  }

  @Override
  public boolean isTerminal() {
    return ending != null;
  }

  @Override
  public int outcomeForFirst() {
    return winner() == null ? 0 : winner().sign();
  }

  @Override
  public int marginForFirst() {
    return winner() == null ? 0 : winner().sign() * score(winner());
  }

  /** Of the winner, how many marbles the other still lacks for a set; of others 0. */
  @Override
  public int score(Player player) {
    return player == winner() ? variant.missing(captured(player.other())) : 0;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    ZertzPosition o = (ZertzPosition) other;
    pieces.set(o.pieces);
    at = o.at;
    history.copyFrom(o.history);
    copyTurn(o);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    ZertzPosition o = (ZertzPosition) other;
    pieces.set(o.pieces, symmetry);
    at = o.at == NONE ? NONE : board.image(o.at, symmetry);
    history.copyFrom(o.history, board, symmetry);
    copyTurn(o);
  }

  private void copyTurn(ZertzPosition o) {
    pool = o.pool;
    captured = o.captured;
    capturedBySecond = o.capturedBySecond;
    toMove = o.toMove;
    phase = o.phase;
    lateTurns = o.lateTurns;
    ply = o.ply;
    ending = o.ending;
  }

  @Override
  public long hash() {
    long hands = TurnHistory.hands(captured, capturedBySecond, toMove);
    long rest =
        pool
            | (phase == Phase.REMOVE ? 1L << 32 : 0)
            | (long) (at + 1) << 40
            | (long) lateTurns << 48;
    long h = Mixing.mix(pieces.hash() ^ hands);
    return Mixing.mix(h ^ rest ^ history.hash());
  }

  @Override
  public String toString() {
    return ZertzNotation.format(this);
  }
}
