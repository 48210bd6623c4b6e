package io.gipfel.core.games.hexapawn;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.List;

/**
 * Hexapawn (Gardner 1962): three pawns a side on three rows of three squares. A pawn moves straight
 * ahead onto an empty square or takes diagonally ahead. Who reaches the last row wins, and who
 * cannot move loses.
 *
 * <p>Action {@code 9·way + square} moves the pawn on a square: ahead to the left, straight ahead or
 * ahead to the right, left being column a for both players.
 */
public final class Hexapawn implements Game {

  static final int SIZE = 3;
  static final int SQUARES = SIZE * SIZE;
  static final int WAYS = 3;

  private static final List<Symmetry> SYMMETRIES =
      List.of(Symmetry.identity(WAYS * SQUARES, SQUARES), mirror());

  private static Symmetry mirror() {
    int[] cells = new int[SQUARES];
    int[] actions = new int[WAYS * SQUARES];
    for (int square = 0; square < SQUARES; square++) {
      cells[square] = square / SIZE * SIZE + SIZE - 1 - square % SIZE;
    }
    for (int action = 0; action < actions.length; action++) {
      actions[action] = (WAYS - 1 - action / SQUARES) * SQUARES + cells[action % SQUARES];
    }
    return new Symmetry("mirror", actions, cells);
  }

  @Override
  public String name() {
    return "hexapawn";
  }

  @Override
  public int actionCount() {
    return WAYS * SQUARES;
  }

  @Override
  public int maxLegalActions() {
    return WAYS * SIZE;
  }

  /** Every move brings a pawn a row ahead, two rows at most. */
  @Override
  public int maxPlies() {
    return 2 * SIZE * (SIZE - 1);
  }

  @Override
  public Position newPosition(long seed) {
    return new HexapawnPosition();
  }

  @Override
  public Encoder encoder() {
    return HexapawnEncoder.INSTANCE;
  }

  @Override
  public List<Symmetry> symmetries() {
    return SYMMETRIES;
  }

  @Override
  public Notation notation() {
    return HexapawnNotation.INSTANCE;
  }

  @Override
  public Drawing drawing() {
    return HexapawnDrawing.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return HexapawnHeuristic.INSTANCE;
  }
}
