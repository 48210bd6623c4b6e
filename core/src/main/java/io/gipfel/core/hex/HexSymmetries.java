package io.gipfel.core.hex;

import java.util.ArrayList;
import java.util.List;

/**
 * The symmetries of a board: those of the 12 turns and reflections of the hexagonal grid that map
 * the board onto itself, the identity first. Cells off the board are mapped among themselves.
 */
public final class HexSymmetries {

  private final HexBoard board;
  private final List<String> names = new ArrayList<>();
  private final List<int[]> cells = new ArrayList<>();
  private final List<int[]> directions = new ArrayList<>();

  /** All symmetries of {@code board}. */
  public HexSymmetries(HexBoard board) {
    this.board = board;
    for (int turn = 0; turn < HexBoard.DIRECTIONS; turn++) {
      addIfSymmetry(turn == 0 ? "identity" : "rotate" + 60 * turn, turn, 1);
    }
    for (int turn = 0; turn < HexBoard.DIRECTIONS; turn++) {
      addIfSymmetry("reflect" + 30 * turn, turn, -1);
    }
  }

  /** How many there are. */
  public int count() {
    return names.size();
  }

  /**
   * How people call symmetry {@code i}: {@code rotate180}, or {@code reflect} with the angle of the
   * axis.
   */
  public String name(int i) {
    return names.get(i);
  }

  /** The image of a cell under symmetry {@code i}. */
  public int cell(int i, int cell) {
    return cells.get(i)[cell];
  }

  /** The image of a direction under symmetry {@code i}. */
  public int direction(int i, int direction) {
    return directions.get(i)[direction];
  }

  /** Adds the map that sends direction {@code d} to {@code turn + sense·d}, if it is a symmetry. */
  private void addIfSymmetry(String name, int turn, int sense) {
    int[] directionImages = new int[HexBoard.DIRECTIONS];
    for (int d = 0; d < HexBoard.DIRECTIONS; d++) {
      directionImages[d] = Math.floorMod(turn + sense * d, HexBoard.DIRECTIONS);
    }
    int[] cellImages = cellImages(directionImages);
    if (cellImages.length > 0) {
      names.add(name);
      cells.add(cellImages);
      directions.add(directionImages);
    }
  }

  /** The images of all cells, or nothing if a space falls off the board. */
  private int[] cellImages(int[] directionImages) {
    int spaces = board.spaces();
    int[] xs = new int[spaces];
    int[] ys = new int[spaces];
    int minX = Integer.MAX_VALUE;
    int minY = Integer.MAX_VALUE;
    for (int space = 0; space < spaces; space++) {
      // (x, y) is x steps in direction 0, (+1,0), and y steps in direction 2, (0,+1).
      int x = board.x(board.cell(space));
      int y = board.y(board.cell(space));
      xs[space] = x * HexBoard.STEP_X[directionImages[0]] + y * HexBoard.STEP_X[directionImages[2]];
      ys[space] = x * HexBoard.STEP_Y[directionImages[0]] + y * HexBoard.STEP_Y[directionImages[2]];
      minX = Math.min(minX, xs[space]);
      minY = Math.min(minY, ys[space]);
    }
    int[] images = new int[board.cells()];
    boolean[] taken = new boolean[board.cells()];
    for (int space = 0; space < spaces; space++) {
      int image = board.cellAt(xs[space] - minX, ys[space] - minY);
      if (image < 0) {
        return new int[0];
      }
      images[board.cell(space)] = image;
      taken[image] = true;
    }
    mapOffBoardInOrder(images, taken);
    return images;
  }

  private void mapOffBoardInOrder(int[] images, boolean[] taken) {
    int free = 0;
    for (int cell = 0; cell < board.cells(); cell++) {
      if (board.space(cell) < 0) {
        while (taken[free]) {
          free++;
        }
        images[cell] = free++;
      }
    }
  }
}
