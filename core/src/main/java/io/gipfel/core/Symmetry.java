package io.gipfel.core;

import java.util.Arrays;

/**
 * A symmetry of a game's board: a permutation of its actions and of the cells of its planes.
 *
 * <p>Symmetries commute with the game: for every position, the legal actions of the image are the
 * images of the legal actions, and playing or encoding before or after the symmetry gives the same.
 */
public final class Symmetry {

  private final String name;
  private final int[] actions;
  private final int[] cells;

  /**
   * A symmetry by its two permutations.
   *
   * @param name how people call it, such as {@code rotate180}
   * @param actions the image of each action
   * @param cells the image of each plane cell, those off the board included
   * @throws IllegalArgumentException if either is no permutation
   */
  public Symmetry(String name, int[] actions, int[] cells) {
    this.name = name;
    this.actions = checkPermutation(name, actions);
    this.cells = checkPermutation(name, cells);
  }

  /** The symmetry that changes nothing. */
  public static Symmetry identity(int actionCount, int cells) {
    int[] sameActions = new int[actionCount];
    Arrays.setAll(sameActions, i -> i);
    int[] sameCells = new int[cells];
    Arrays.setAll(sameCells, i -> i);
    return new Symmetry("identity", sameActions, sameCells);
  }

  private static int[] checkPermutation(String name, int[] images) {
    boolean[] seen = new boolean[images.length];
    for (int image : images) {
      if (image < 0 || image >= images.length || seen[image]) {
        throw new IllegalArgumentException(
            "symmetry " + name + ": " + image + " is out of range or the image of two");
      }
      seen[image] = true;
    }
    return images.clone();
  }

  /** How people call it. */
  public String name() {
    return name;
  }

  /** The image of {@code action}. */
  public int action(int action) {
    return actions[action];
  }

  /**
   * The image of plane cell {@code cell}: what stands there in a position stands here in its image.
   */
  public int cell(int cell) {
    return cells[cell];
  }

  @Override
  public String toString() {
    return name;
  }
}
