package io.gipfel.core.games.zertz;

import io.gipfel.core.Heuristic;
import io.gipfel.core.Player;
import io.gipfel.core.Position;

/**
 * A plain evaluation: how near each player is to each of the four sets, and what the next capture
 * on the board will bring to the one who has to make it.
 */
final class ZertzHeuristic implements Heuristic {

  static final ZertzHeuristic INSTANCE = new ZertzHeuristic();

  /** What a set is worth of which so many marbles are missing; nearly complete ones most. */
  private static final int[] WORTH = {2000, 240, 120, 60, 30, 15, 8, 4, 2, 1};

  /** Marbles that are captured come first, the better ones before. */
  private static final int CAPTURE_FIRST = 1000;

  private ZertzHeuristic() {}

  @Override
  public int valueForFirst(Position position) {
    ZertzPosition p = (ZertzPosition) position;
    int first = worth(p.variant(), p.captured(Player.FIRST));
    int second = worth(p.variant(), p.captured(Player.SECOND));
    Player capturer = p.phase() == Phase.REMOVE ? p.toMove().other() : p.toMove();
    return first - second + capturer.sign() * bestCapture(p, capturer);
  }

  /** What captured marbles are worth on the way to all four sets. */
  private static int worth(Variant variant, int captured) {
    int worth = WORTH[variant.missingFromEach(captured)];
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      worth += WORTH[variant.missing(captured, colour)];
    }
    return worth;
  }

  /** How much the best marble that can be jumped over now would add; 0 if there is none. */
  private static int bestCapture(ZertzPosition p, Player capturer) {
    long over = p.pieces().jumpedOver();
    int best = 0;
    for (int colour = 0; colour < Marbles.COLOURS; colour++) {
      if ((over & p.pieces().marbles(colour)) != 0) {
        best = Math.max(best, gain(p, capturer, colour));
      }
    }
    return best;
  }

  /** What one more marble is worth to a player. */
  private static int gain(ZertzPosition p, Player player, int colour) {
    int captured = p.captured(player);
    return worth(p.variant(), captured + Marbles.one(colour)) - worth(p.variant(), captured);
  }

  /** Captures by what they bring; placements away from other marbles before those beside them. */
  @Override
  public int orderOf(Position position, int action) {
    ZertzPosition p = (ZertzPosition) position;
    ZertzActions actions = p.actions();
    ZertzBoard board = p.variant().board;
    if (actions.isPlacement(action)) {
      long spot = 1L << actions.bit(action);
      return -Long.bitCount(board.neighbours(spot) & p.pieces().marbles());
    }
    if (actions.isRemoval(action) || actions.isPass(action)) {
      return 0;
    }
    long over = board.step(1L << actions.bit(action), actions.direction(action));
    return CAPTURE_FIRST + gain(p, p.toMove(), p.pieces().colourAt(over));
  }
}
