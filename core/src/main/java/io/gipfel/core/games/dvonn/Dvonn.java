package io.gipfel.core.games.dvonn;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Endgame;
import io.gipfel.core.Features;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.Symmetry;
import io.gipfel.core.TurnNotation;
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
  private final Drawing drawing;

  private Dvonn(boolean randomSetup) {
    this.randomSetup = randomSetup;
    this.notation = new DvonnNotation(this);
    this.drawing = new DvonnDrawing(randomSetup ? "DVONN, random setup" : "DVONN");
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

  /**
   * Fills the board in an arrangement drawn uniformly. Random bits are a uniform choice among all
   * sets of their size, and stay one as random members come or go.
   */
  private static void deal(DvonnPosition position, SplittableRandom random) {
    long white = random.nextLong() & DvonnBoard.ALL;
    while (Long.bitCount(white) > DvonnPosition.COLOURED) {
      white ^= member(white, random);
    }
    while (Long.bitCount(white) < DvonnPosition.COLOURED) {
      white |= member(DvonnBoard.ALL & ~white, random);
    }
    long red = 0;
    while (Long.bitCount(red) < DvonnPosition.REDS) {
      red |= member(DvonnBoard.ALL & ~white & ~red, random);
    }
    position.setFullBoard(white, red);
  }

  /** A set of one random member of {@code set}. */
  private static long member(long set, SplittableRandom random) {
    long rest = set;
    for (int skip = random.nextInt(Long.bitCount(set)); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
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
  public Drawing drawing() {
    return drawing;
  }

  @Override
  public Optional<TurnNotation> turnNotation(RecordFormat format) {
    return randomSetup ? Optional.empty() : Optional.of(DvonnTurns.of(format, notation));
  }

  @Override
  public Features features() {
    return DvonnFeatures.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return DvonnHeuristic.INSTANCE;
  }

  @Override
  public Optional<Endgame> endgame() {
    return Optional.of(new DvonnEndgame());
  }
}
