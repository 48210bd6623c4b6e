package io.gipfel.core.games.dvonn;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * DVONN, from the empty board ({@code dvonn}) or from a random setup ({@code dvonn-random}).
 *
 * <p>Players first place all 49 pieces, the three reds before their own, and then stack them. A
 * stack moves exactly as many spaces as it is high and must land on another; groups without a red
 * piece are removed. The player whose stacks hold more pieces wins.
 */
public final class Dvonn implements Game {

  private static final List<Symmetry> SYMMETRIES = DvonnActions.symmetries();

  private final boolean randomSetup;
  private final Notation notation;

  private Dvonn(boolean randomSetup) {
    this.randomSetup = randomSetup;
    this.notation = new DvonnNotation(this);
  }

  /** The game from the empty board. */
  public static Dvonn withPlacement() {
    return new Dvonn(false);
  }

  /** The game from a board filled at random, all arrangements being equally likely. */
  public static Dvonn withRandomSetup() {
    return new Dvonn(true);
  }

  @Override
  public String name() {
    return randomSetup ? "dvonn-random" : "dvonn";
  }

  @Override
  public int actionCount() {
    return DvonnActions.COUNT;
  }

  @Override
  public int maxLegalActions() {
    return DvonnActions.MAX_LEGAL;
  }

  @Override
  public int maxPlies() {
    return DvonnPosition.MAX_PLIES;
  }

  @Override
  public Position newPosition(long seed) {
    DvonnPosition position = new DvonnPosition();
    if (randomSetup) {
      deal(position, new SplittableRandom(seed));
    }
    return position;
  }

  /** Fills the board with the 49 pieces in an arrangement drawn uniformly, White to move. */
  private static void deal(DvonnPosition position, SplittableRandom random) {
    int[] bits = new int[DvonnBoard.SPACES];
    Arrays.setAll(bits, DvonnBoard.BOARD::cell);
    position.clear();
    for (int i = 0; i < bits.length; i++) {
      // Shuffles, and deals each space as it is drawn.
      int j = i + random.nextInt(bits.length - i);
      int bit = bits[j];
      bits[j] = bits[i];
      if (i < DvonnPosition.REDS) {
        position.setStack(bit, null, 1, 1);
      } else {
        boolean isWhite = i < DvonnPosition.REDS + DvonnPosition.COLOURED;
        position.setStack(bit, isWhite ? Player.FIRST : Player.SECOND, 1, 0);
      }
    }
    position.setTurn(Player.FIRST, DvonnPosition.PLACEMENTS);
  }

  @Override
  public Optional<Game> randomSetup() {
    return randomSetup ? Optional.empty() : Optional.of(withRandomSetup());
  }

  @Override
  public Encoder encoder() {
    return DvonnEncoder.INSTANCE;
  }

  @Override
  public List<Symmetry> symmetries() {
    return SYMMETRIES;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Heuristic heuristic() {
    return DvonnHeuristic.INSTANCE;
  }
}
