package io.gipfel.core.games.tictactoe;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.ArrayList;
import java.util.List;

/**
 * Tic-tac-toe in which a turn is {@code k} placements. Three in a row win at once; a full board
 * without one is a draw. Action {@code 3·row + column} places on that square.
 */
public final class TicTacToe implements Game {

  static final int SIZE = 3;
  static final int SQUARES = SIZE * SIZE;

  private static final List<Symmetry> SYMMETRIES = dihedral();

  private final int placements;

  /**
   * The game with {@code placements} a turn.
   *
   * @throws IllegalArgumentException unless that is 1, 2 or 3
   */
  public TicTacToe(int placements) {
    if (placements < 1 || placements > 3) {
      throw new IllegalArgumentException("placements a turn: expected 1 to 3, found " + placements);
    }
    this.placements = placements;
  }

  /** The 8 symmetries of the square: 0 to 3 quarter turns, without and with a reflection before. */
  private static List<Symmetry> dihedral() {
    List<Symmetry> symmetries = new ArrayList<>();
    symmetries.add(Symmetry.identity(SQUARES, SQUARES));
    for (int i = 1; i < 8; i++) {
      int[] image = new int[SQUARES];
      for (int square = 0; square < SQUARES; square++) {
        int row = square / SIZE;
        int column = i >= 4 ? SIZE - 1 - square % SIZE : square % SIZE;
        for (int turn = 0; turn < i % 4; turn++) {
          int previousRow = row;
          row = column;
          column = SIZE - 1 - previousRow;
        }
        image[square] = SIZE * row + column;
      }
      symmetries.add(
          new Symmetry((i >= 4 ? "reflect-" : "") + "rotate" + 90 * (i % 4), image, image));
    }
    return List.copyOf(symmetries);
  }

  @Override
  public String name() {
    return placements == 1 ? "tictactoe" : "tictactoe-" + placements;
  }

  @Override
  public int actionCount() {
    return SQUARES;
  }

  @Override
  public int maxLegalActions() {
    return SQUARES;
  }

  @Override
  public int maxPlies() {
    return SQUARES;
  }

  @Override
  public Position newPosition(long seed) {
    return new TicTacToePosition(placements);
  }

  @Override
  public Encoder encoder() {
    return TicTacToeEncoder.INSTANCE;
  }

  @Override
  public List<Symmetry> symmetries() {
    return SYMMETRIES;
  }

  @Override
  public Notation notation() {
    return new TicTacToeNotation(placements);
  }

  @Override
  public Drawing drawing() {
    return new TicTacToeDrawing(placements);
  }

  @Override
  public Heuristic heuristic() {
    return TicTacToeHeuristic.INSTANCE;
  }
}
