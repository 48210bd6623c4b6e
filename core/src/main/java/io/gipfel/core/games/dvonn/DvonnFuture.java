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

  private final Side white = new Side();
  private final Side black = new Side();

  private DvonnPosition position = new DvonnPosition();

  /** The hash of the position, the initial one being of no interest. */
  private long seen = position.hash();

  private long occupied;

  /** Spaces that a stack could ever leave, as far as has been found out. */
  private long movable;

  /** The stacks of one player, and where he could go with them now. */
  private static final class Side {
    private long own;

    /** His stacks that have something to land on at their distance, shut in or not. */
    private long active;

    /** What these could land on. */
    private long targets;

    /** What he can land on in his next move. */
    private long reached;

    private int movers;
  }

  /**
   * Looks into the future of {@code position}, which must not change while this is asked. To see
   * the same once more costs nothing.
   */
  void see(DvonnPosition position) {
    this.position = position;
    if (seen == position.hash()) {
      return;
    }
    seen = position.hash();
    occupied = position.occupied();
    long shutIn = DvonnBoard.surrounded(occupied);
    see(white, position.stacksOf(Player.FIRST), shutIn);
    see(black, position.stacksOf(Player.SECOND), shutIn);
  }

  /** This is half of what a search does, and free of branches that can't be predicted. */
  private void see(Side side, long own, long shutIn) {
    long active = 0;
    long allTargets = 0;
    long reached = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      long targets = asItIs(from);
      long hasTargets = (targets | -targets) >>> (Long.SIZE - 1);
      long isShutIn = shutIn >>> from & 1;
      active |= hasTargets << from;
      allTargets |= targets;
      reached |= targets & (isShutIn - 1);
    }
    side.own = own;
    side.active = active;
    side.targets = allTargets;
    side.reached = reached;
    side.movers = Long.bitCount(active & ~shutIn);
  }

  private Side side(Player player) {
    return player == Player.FIRST ? white : black;
  }

  /** How many stacks of {@code player} have something to land on, shut in or not. */
  int active(Player player) {
    return Long.bitCount(side(player).active);
  }

  /** How many stacks of {@code player} can move. */
  int movers(Player player) {
    return side(player).movers;
  }

  /** How many pieces that he does not own {@code player} can land on next. */
  int attacked(Player player) {
    Side side = side(player);
    return position.pieces(side.reached & ~side.own);
  }

  /** Where a player could ever land; notes what could move for that. */
  private long landings(Side side) {
    movable |= side.active;
    long landings = side.targets;
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
   * A margin that {@code player} can't surpass, whatever both do; the whole board if it is more
   * than {@code limit}, which is often clear early. At best he gets every stack that he owns, could
   * land on, or could land on after the other has carried it elsewhere. Of the rest, the other
   * keeps those that can neither move nor be cut off from red; the others may be lost.
   */
  int mostFor(Player player, int limit) {
    Side side = side(player);
    Side other = side(player.other());
    int now = player.sign() * position.marginForFirst();
    if (now + gain(side.targets, side, other) > limit) {
      return DvonnPosition.PLACEMENTS;
    }
    movable = 0;
    long landings = landings(side);
    if (now + gain(landings, side, other) > limit) {
      return DvonnPosition.PLACEMENTS;
    }
    long carried = carriedTo(landings, other.own, landings(other));
    long gained = side.own | landings | carried;
    long kept = other.own & ~gained;
    int most = position.pieces(gained) - (kept == 0 ? 0 : position.pieces(kept & settled()));
    return most > limit ? DvonnPosition.PLACEMENTS : most;
  }

  /**
   * What the margin grows by if a player gets all of {@code landings}, and nothing else changes.
   */
  private int gain(long landings, Side side, Side other) {
    long gained = landings & ~side.own;
    return position.pieces(gained) + position.pieces(gained & other.own);
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
