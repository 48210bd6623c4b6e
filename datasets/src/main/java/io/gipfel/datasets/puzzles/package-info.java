/**
 * Puzzles: positions with one best action, in files of JSON lines.
 *
 * <p>Start at {@link io.gipfel.datasets.puzzles.PuzzleFile}. Depends on {@code core} and Jackson.
 */
package io.gipfel.datasets.puzzles;
