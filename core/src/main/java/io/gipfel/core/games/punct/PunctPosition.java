package io.gipfel.core.games.punct;

import io.gipfel.core.Mixing;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.hex.Zobrist;
import java.util.Arrays;

/**
 * A position: the pieces, who acts, and how many actions were made. Players place a piece or move
 * one, in turn, until somebody is connected or has placed his last piece.
 */
final class PunctPosition implements Position {

  /** A game with this many actions and no winner is a draw. */
  static final int MAX_PLIES = 300;

  private static final int WORDS = PunctBoard.WORDS;

  private final PunctRules rules;

  /** The spaces that the rules call central. */
  private final long[] centre;

  private final PunctPieces pieces = new PunctPieces();
  private final PunctGenerator generator;
  private Player toMove = Player.FIRST;
  private int ply;
  private Ending ending;
  private Player winner;

  private final long[] reached = new long[WORDS];
  private final Paths paths = new Paths();

  /**
   * A position without any pieces on the board, White to act.
   *
   * @param centre the spaces that the rules call central, shared by all positions of a game
   */
  PunctPosition(PunctRules rules, long[] centre) {
    this.rules = rules;
    this.centre = centre;
    this.generator = new PunctGenerator(rules, pieces, centre);
  }

  /** Says whose turn it is, after {@link #pieces()} are set, and whether the game is over. */
  void setTurn(Player toMove, int ply) {
    this.toMove = toMove;
    this.ply = ply;
    ending = null;
    winner = null;
    Player last = toMove.other();
    if (isConnected(last)) {
      end(Ending.CONNECTION, last);
    } else if (isConnected(toMove)) {
      end(Ending.CONNECTION, toMove);
    } else {
      checkEnd(pieces.inHand(Player.FIRST) == 0 || pieces.inHand(Player.SECOND) == 0);
    }
  }

  PunctRules rules() {
    return rules;
  }

  PunctPieces pieces() {
    return pieces;
  }

  /** The spaces that the rules call central. Not to be changed. */
  long[] centre() {
    return centre;
  }

  /** For whoever looks at the ways across the board in this position. */
  Paths paths() {
    return paths;
  }

  /** How the game ended, or null. */
  Ending ending() {
    return ending;
  }

  @Override
  public Player toMove() {
    return toMove;
  }

  @Override
  public int legalActions(int[] out) {
    return ending == null ? generator.all(toMove, isCentreClosed(), out) : 0;
  }

  /** Whether a new piece may not touch the central hexagon now. */
  private boolean isCentreClosed() {
    return rules.keepsCentreFree() || ply == 0;
  }

  /** Whether an action is legal, which is any number of an action. */
  boolean isLegal(int action) {
    return ending == null
        && (PunctActions.isMove(action)
            ? generator.isMove(toMove, action)
            : generator.isPlacement(toMove, isCentreClosed(), action));
  }

  @Override
  public void play(int action) {
    assert isLegal(action) : "action " + action + " in " + this;
    Player mover = toMove;
    int place = PunctActions.place(action);
    toMove = mover.other();
    ply++;
    boolean isMove = PunctActions.isMove(action);
    int start = isMove ? move(pieces.top(PunctActions.from(action)), place) : place;
    if (!isMove) {
      pieces.add(mover, place, 1);
    }
    if (connects(mover, place)) {
      end(Ending.CONNECTION, mover);
    } else if (isMove && uncoversConnection(start)) {
      end(Ending.CONNECTION, toMove);
    } else {
      checkEnd(!isMove && pieces.inHand(mover) == 0);
    }
  }

  /** Moves a piece and returns where it was. */
  private int move(int slot, int place) {
    int start = pieces.place(slot);
    pieces.lift(slot);
    pieces.put(slot, place, pieces.landing(PunctPieces.owner(slot), place, rules));
    return start;
  }

  /** Whether the dots of a piece, all visible, are part of a connection of its owner. */
  private boolean connects(Player player, int place) {
    Arrays.fill(reached, 0);
    for (int dot = 0; dot < Places.DOTS; dot++) {
      PunctBoard.add(reached, Places.cell(place, dot));
    }
    return reachesAcross(player);
  }

  /** Whether a piece lifted from a place has uncovered a connection of the player to move. */
  private boolean uncoversConnection(int start) {
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int cell = Places.cell(start, dot);
      if (PunctBoard.has(pieces.visible(toMove), cell)) {
        Arrays.fill(reached, 0);
        PunctBoard.add(reached, cell);
        if (reachesAcross(toMove)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether what {@link #reached} is connected with reaches two opposite sides. */
  private boolean reachesAcross(Player player) {
    PunctBoard.flood(reached, pieces.visible(player));
    for (int axis = 0; axis < PunctBoard.AXES; axis++) {
      if (PunctBoard.meet(reached, PunctBoard.side(axis, false))
          && PunctBoard.meet(reached, PunctBoard.side(axis, true))) {
        return true;
      }
    }
    return false;
  }

  private boolean isConnected(Player player) {
    for (int axis = 0; axis < PunctBoard.AXES; axis++) {
      if (paths.shortest(pieces, player, axis) == 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Ends a game without a connection where that is due.
   *
   * @param lastPlaced whether a last piece was placed
   */
  private void checkEnd(boolean lastPlaced) {
    if (lastPlaced || !generator.any(toMove, isCentreClosed())) {
      int margin = inCentre(Player.FIRST) - inCentre(Player.SECOND);
      boolean draw = !rules.countsCentre() || margin == 0;
      end(Ending.LAST, draw ? null : margin > 0 ? Player.FIRST : Player.SECOND);
    } else if (ply >= MAX_PLIES) {
      end(Ending.CAP, null);
    }
  }

  private void end(Ending how, Player winner) {
    ending = how;
    this.winner = winner;
  }

  /** How many visible dots a player has in the central hexagon. */
  int inCentre(Player player) {
    return PunctBoard.common(centre, pieces.visible(player));
  }

  @Override
  public boolean isTerminal() {
    return ending != null;
  }

  @Override
  public int outcomeForFirst() {
    return Integer.signum(marginForFirst());
  }

  @Override
  public int marginForFirst() {
    return score(Player.FIRST) - score(Player.SECOND);
  }

  /**
   * Of a player who is connected more than the central hexagon can bring; else visible dots there,
   * if the rules count them. Nobody scores in a game that was broken off.
   */
  @Override
  public int score(Player player) {
    if (ending == Ending.CONNECTION) {
      return player == winner ? rules.connectionScore() : 0;
    }
    return rules.countsCentre() && ending != Ending.CAP ? inCentre(player) : 0;
  }

  @Override
  public int ply() {
    return ply;
  }

  @Override
  public void copyFrom(Position other) {
    PunctPosition o = (PunctPosition) other;
    pieces.set(o.pieces);
    copyTurn(o);
  }

  @Override
  public void copyFrom(Position other, Symmetry symmetry) {
    PunctPosition o = (PunctPosition) other;
    pieces.set(o.pieces, symmetry);
    copyTurn(o);
  }

  private void copyTurn(PunctPosition o) {
    toMove = o.toMove;
    ply = o.ply;
    ending = o.ending;
    winner = o.winner;
  }

  /** The ply counts, as it brings the cap nearer. */
  @Override
  public long hash() {
    int turn = 2 * ply + (toMove == Player.FIRST ? 0 : 1);
    return Mixing.mix(pieces.hash() ^ Zobrist.key(PunctPieces.firstFreeKey() + turn));
  }

  @Override
  public String toString() {
    return PunctNotation.format(this);
  }
}
