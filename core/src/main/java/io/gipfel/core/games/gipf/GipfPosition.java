package io.gipfel.core.games.gipf;

import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;

/**
 * A position: the pieces on the board, the two hands, and who acts.
 *
 * <p>After a push, its maker removes his rows; then the opponent removes his, which is also the
 * start of the opponent's turn; then the opponent pushes. A row of GIPF pieces alone may be left
 * standing: it is not offered again before the turn of its owner is over.
 */
final class GipfPosition implements Position {

  /** A game with this many pushes and no winner is a draw. */
  static final int MAX_PUSHES = 300;

  private final RuleSet rules;
  private final GipfActions actions;

  private final GipfPieces pieces = new GipfPieces();
  private final Hand hand = new Hand();
  private final Hand handOfSecond = new Hand();

  /** Who acts. */
  private Player toMove = Player.FIRST;

  /** Who made the last push. */
  private Player pusher = Player.SECOND;

  private boolean removing;

  /** The spots of rows that {@link #toMove} has left standing in this turn. */
  private long leftStanding;

  private int ply;
  private Ending ending;
  private Player winner;

  GipfPosition(RuleSet rules, GipfActions actions) {
    this.rules = rules;
    this.actions = actions;
  }

  /**
   * Says whose turn it is, after {@link #pieces()} and both {@link #hand} are set.
   *
   * @param pusher who made the last push
   * @param removing whether {@code toMove} removes a row now; else he pushes
   * @param leftStanding spots of rows that he has left in this turn; where he pushes, all that
   *     stand
   */
  void setTurn(Player toMove, Player pusher, boolean removing, long leftStanding) {
    this.toMove = toMove;
    this.pusher = pusher;
    this.removing = removing;
    this.leftStanding = removing ? leftStanding : pieces.rows(toMove);
    ending = null;
    winner = null;
    ply = pushesMade();
    if (!checkGipfPieces(toMove) && !removing) {
      checkPush();
    }
  }

  RuleSet rules() {
    return rules;
  }

  GipfActions actions() {
    return actions;
  }

  Hand hand(Player player) {
    return player == Player.FIRST ? hand : handOfSecond;
  }

  GipfPieces pieces() {
    return pieces;
  }

  Player pusher() {
    return pusher;
  }

  /** Whether the player to move removes a row; else he pushes. */
  boolean isRemoving() {
    return removing;
  }

  long leftStanding() {
    return leftStanding;
  }

  /** How the game ended, or null. */
  Ending ending() {
    return ending;
  }

  /** Pushes since the start of the game. */
  int pushesMade() {
    int made = hand.played() + handOfSecond.played() - 2 * rules.playedAtStart();
    return Math.max(0, made);
  }

  /** Whether {@code player} could push a GIPF piece if it were his push. */
  boolean mayPushGipf(Player player) {
    Hand h = hand(player);
    return rules.pushesGipfPieces() && h.singlePlayed == 0 && h.reserve >= 2;
  }

  /** Whether {@code player} could push a single piece if it were his push. */
  boolean mayPushSingle(Player player) {
    Hand h = hand(player);
    return h.reserve >= 1 && (!rules.pushesGipfPieces() || h.gipfPlayed > 0);
  }

  /** Whether a stretch was left standing in this turn by the player to move. */
  private boolean isLeft(long stretch) {
    return (stretch & ~(pieces.gipf() & leftStanding)) == 0;
  }

  /** The lines on which the player to move has a row to remove, as bits by number. */
  private int linesToRemove() {
    int lines = pieces.linesWithRow(toMove);
    if (leftStanding != 0) {
      for (int rest = lines; rest != 0; rest &= rest - 1) {
        int line = Integer.numberOfTrailingZeros(rest);
        if (isLeft(pieces.stretch(toMove, line))) {
          lines &= ~(1 << line);
        }
      }
    }
    return lines;
  }

  /** The spots that a legal removal takes. */
  long taken(int removal) {
    if (actions.isTakeOne(removal)) {
      return 1L << actions.cellTaken(removal);
    }
    return actions.isTakeRow(removal)
        ? pieces.stretch(toMove, actions.line(removal)) & ~actions.spotsLeft(removal)
        : 0;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    if (ending != null) {
      return 0;
    }
    return removing ? legalRemovals(out) : legalPushes(out);
  }

  private int legalPushes(int[] out) {
    long occupied = pieces.occupied();
    int count = 0;
    if (mayPushSingle(toMove)) {
      count = addPushes(occupied, 0, out, 0);
    }
    if (mayPushGipf(toMove)) {
      count = addPushes(occupied, GipfActions.FIRST_GIPF_PUSH, out, count);
    }
    return count;
  }

  /** A line with a gap can be entered from both ends. */
  private static int addPushes(long occupied, int first, int[] out, int count) {
    int next = count;
    for (int line = 0; line < GipfBoard.LINES; line++) {
      int push = first + 2 * line;
      out[next] = push;
      out[next + 1] = push + 1;
      next += (GipfBoard.line(line) & ~occupied) != 0 ? 2 : 0;
    }
    return next;
  }

  private int legalRemovals(int[] out) {
    int lines = linesToRemove();
    int count = addSingleTakes(lines, out);
    boolean mayLeaveAll = false;
    for (int rest = lines; rest != 0; rest &= rest - 1) {
      int line = Integer.numberOfTrailingZeros(rest);
      long stretch = pieces.stretch(toMove, line);
      long choice = stretch & pieces.gipf();
      mayLeaveAll |= choice == stretch;
      long left = 0;
      do {
        if (Long.bitCount(stretch & ~left) >= 2) {
          out[count++] = actions.takeRow(line, left);
        }
        left = (left - choice) & choice;
      } while (left != 0);
    }
    if (mayLeaveAll) {
      out[count++] = actions.leaveAll();
    }
    return count;
  }

  /** The removals that take a single piece: all others of the stretch are GIPF pieces and stay. */
  private int addSingleTakes(int lines, int[] out) {
    long spots = 0;
    for (int rest = lines; rest != 0; rest &= rest - 1) {
      long stretch = pieces.stretch(toMove, Integer.numberOfTrailingZeros(rest));
      long singles = stretch & ~pieces.gipf();
      if (singles == 0) {
        spots |= stretch;
      } else if (Long.bitCount(singles) == 1) {
        spots |= singles;
      }
    }
    int count = 0;
    for (; spots != 0; spots &= spots - 1) {
      out[count++] = actions.takeOne(Long.numberOfTrailingZeros(spots));
    }
    return count;
  }

  @Override
  public int representative(int action) {
    if (!actions.isPush(action)) {
      return action;
    }
    int push = GipfActions.boardPush(action);
    return action - push + pieces.leastEqual(push, toMove, GipfActions.isGipfPush(action));
  }

  @Override
  public void play(int action) {
    assert ending == null : "action " + action + " in " + this;
    if (removing) {
      remove(action);
    } else {
      push(GipfActions.boardPush(action), GipfActions.isGipfPush(action));
    }
    ply++;
  }

  private void push(int push, boolean ofGipf) {
    assert ofGipf ? mayPushGipf(toMove) : mayPushSingle(toMove) : push + " in " + this;
    pieces.push(push, toMove, ofGipf);
    Hand h = hand(toMove);
    if (ofGipf) {
      h.reserve -= 2;
      h.gipfPlayed++;
    } else {
      h.reserve--;
      h.singlePlayed++;
    }
    pusher = toMove;
    goOn();
  }

  private void remove(int removal) {
    long taken = taken(removal);
    if (taken == 0) {
      leftStanding |= pieces.rowsWithin(toMove, pieces.gipf());
    } else {
      assert (taken & ~pieces.occupied()) == 0 : "removal " + removal + " in " + this;
      long own = taken & pieces.of(toMove);
      long enemy = taken & ~own;
      Hand h = hand(toMove);
      h.reserve += Long.bitCount(own) + Long.bitCount(own & pieces.gipf());
      h.captured += Long.bitCount(enemy) + Long.bitCount(enemy & pieces.gipf());
      pieces.remove(taken);
    }
    if (!checkGipfPieces(toMove)) {
      goOn();
    }
  }

  /** Finds out who acts next, after a push or a removal. */
  private void goOn() {
    if (leftStanding != 0) {
      leftStanding = pieces.rowsWithin(toMove, pieces.gipf() & leftStanding);
    }
    if (toMove == pusher && !hasRowToRemove()) {
      toMove = pusher.other();
      leftStanding = 0;
    }
    removing = hasRowToRemove();
    if (!removing) {
      checkPush();
    }
  }

  private boolean hasRowToRemove() {
    return pieces.hasRow(toMove) && (leftStanding == 0 || linesToRemove() != 0);
  }

  /** Ends the game if the player to move can't push, or if there were pushes enough. */
  private void checkPush() {
    if (hand(toMove).reserve == 0) {
      end(Ending.RESERVE, toMove.other());
    } else if (pushesMade() >= MAX_PUSHES) {
      end(Ending.CAP, null);
    }
  }

  /** Ends the game if a last GIPF piece is gone; if both are, for the one who removed them. */
  private boolean checkGipfPieces(Player remover) {
    if (rules.hasGipfPieces()) {
      if (hasLostGipfPieces(remover.other())) {
        end(Ending.GIPF, remover);
      } else if (hasLostGipfPieces(remover)) {
        end(Ending.GIPF, remover.other());
      }
    }
    return ending != null;
  }

  private boolean hasLostGipfPieces(Player player) {
    return (pieces.gipf() & pieces.of(player)) == 0 && hand(player).gipfPlayed > 0;
  }

  private void end(Ending how, Player winner) {
    ending = how;
    this.winner = winner;
  }

  @Override
  public boolean isTerminal() {
    return ending != null;
  }

  @Override
  public int outcomeForFirst() {
    return winner == null ? 0 : winner.sign();
  }

  @Override
  public int marginForFirst() {
    return winner == null ? 0 : winner.sign() * score(winner);
  }

  /** Of the winner, how many pieces he could still have pushed, and one; of others 0. */
  @Override
  public int score(Player player) {
    return player == winner ? hand(player).reserve + 1 : 0;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    GipfPosition o = (GipfPosition) other;
    pieces.set(o.pieces);
    leftStanding = o.leftStanding;
    copyTurn(o);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    GipfPosition o = (GipfPosition) other;
    pieces.set(o.pieces, symmetry);
    leftStanding = GipfPieces.image(o.leftStanding, symmetry);
    copyTurn(o);
  }

  private void copyTurn(GipfPosition o) {
    hand.set(o.hand);
    handOfSecond.set(o.handOfSecond);
    toMove = o.toMove;
    pusher = o.pusher;
    removing = o.removing;
    ply = o.ply;
    ending = o.ending;
    winner = o.winner;
  }

  @Override
  public long hash() {
    int turn = 3 * toMove.sign() + pusher.sign() + (removing ? 9 : 0);
    long h = Mixing.mix(pieces.of(Player.FIRST));
    h = Mixing.mix(h ^ pieces.of(Player.SECOND));
    h = Mixing.mix(h ^ pieces.gipf());
    h = Mixing.mix(h ^ hand.packed());
    h = Mixing.mix(h ^ handOfSecond.packed() ^ (long) turn << 56);
    return leftStanding == 0 ? h : Mixing.mix(h ^ leftStanding);
  }

  @Override
  public String toString() {
    return GipfNotation.format(this);
  }
}
