package io.gipfel.core.games.dvonn;

import io.gipfel.core.Player;

/**
 * What could still happen in a stacking position if both players worked together: where either can
 * ever land, and which stacks can ever move. What can't happen even so is certain.
 *
 * <p>Spaces only become empty and stacks only grow. A stack that moves from a space has therefore
 * either the height it has now, and then it moves to what stands at that distance now; or its owner
 * has landed on it before, and then it is taller and moves to what stands further away. Following
 * both from space to space finds every landing, and some that are impossible.
 */
final class DvonnFuture {

  private static final int BITS = 6;

  /** The spaces on the six lines from a bit, from a distance on: at {@code distance << 6 | bit}. */
  private static final long[] BEYOND = new long[(DvonnBoard.SPACES + 2) << BITS];

  static {
    for (int distance = DvonnBoard.SPACES; distance > 0; distance--) {
      for (int space = 0; space < DvonnBoard.SPACES; space++) {
        int bit = DvonnBoard.BOARD.cell(space);
        BEYOND[distance << BITS | bit] =
            BEYOND[(distance + 1) << BITS | bit] | DvonnBoard.targetSet(distance, bit);
      }
    }
  }

  private DvonnPosition position = new DvonnPosition();
  private long occupied;
  private long whiteLandings;
  private long blackLandings;
  private long movable;

  /** Looks into the future of {@code position}, which must not change while this is asked. */
  void see(DvonnPosition position) {
    this.position = position;
    occupied = position.occupied();
    movable = 0;
    whiteLandings = landings(position.stacksOf(Player.FIRST));
    blackLandings = landings(position.stacksOf(Player.SECOND));
  }

  /** Where the owner of the stacks {@code own} could ever land; notes what could move for that. */
  private long landings(long own) {
    long landings = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = asItIs(from);
      if (targets != 0) {
        landings |= targets;
        movable |= 1L << from;
      }
    }
    long unseen = landings;
    while (unseen != 0) {
      int from = Long.numberOfTrailingZeros(unseen);
      unseen &= unseen - 1;
      long targets = grown(from);
      if (targets != 0) {
        movable |= 1L << from;
        unseen |= targets & ~landings;
        landings |= targets;
      }
    }
    return landings;
  }

  /** Where the stack on a space could go with the height it has. */
  private long asItIs(int from) {
    return DvonnBoard.targetSet(position.height(from), from) & occupied;
  }

  /** Where the stack on a space could go after something has landed on it. */
  private long grown(int from) {
    return BEYOND[(position.height(from) + 1) << BITS | from] & occupied;
  }

  /**
   * A margin that {@code player} can't surpass, whatever both do. At best he gets every stack that
   * he owns, could land on, or could land on after the other has carried it elsewhere. Of the rest,
   * the other keeps those that can neither move nor be cut off from red; the others may be lost.
   */
  int mostFor(Player player) {
    long others = position.stacksOf(player.other());
    long landings = landingsOf(player);
    long carried = carriedTo(landings, others, landingsOf(player.other()));
    long gained = position.stacksOf(player) | landings | carried;
    long kept = others & ~gained;
    return position.pieces(gained) - (kept == 0 ? 0 : position.pieces(kept & settled()));
  }

  private long landingsOf(Player player) {
    return player == Player.FIRST ? whiteLandings : blackLandings;
  }

  /**
   * Stacks beside {@code landings} that the owner of {@code others} could carry there, in steps.
   */
  private long carriedTo(long landings, long others, long otherLandings) {
    long goals = landings;
    long left = goals == 0 ? 0 : (others | otherLandings) & movable & ~goals;
    long before = 0;
    while (left != before) {
      before = left;
      for (long rest = left; rest != 0; rest &= rest - 1) {
        int from = Long.numberOfTrailingZeros(rest);
        long targets = (others >>> from & 1) == 0 ? 0 : asItIs(from);
        targets |= (otherLandings >>> from & 1) == 0 ? 0 : grown(from);
        if ((targets & goals) != 0) {
          goals |= 1L << from;
          left &= ~(1L << from);
        }
      }
    }
    return goals & ~landings;
  }

  /** What stays where it is for good: immovable, and so connected with an immovable red. */
  private long settled() {
    long fixed = occupied & ~movable;
    return DvonnBoard.connected(position.reds() & fixed, fixed);
  }
}
