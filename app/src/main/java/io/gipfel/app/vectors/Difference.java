package io.gipfel.app.vectors;

/**
 * One thing that a vector file says and the rules don't.
 *
 * @param file name of the file
 * @param line of the file, from 1
 * @param id of the game or perft position
 * @param ply number of the ply in its game, or -1 where the field belongs to no ply
 * @param field whose values differ
 * @param expected what the file says
 * @param found what the rules say
 */
public record Difference(
    String file, int line, String id, int ply, String field, String expected, String found) {

  @Override
  public String toString() {
    String where = file + ":" + line + ": " + id + (ply < 0 ? "" : " ply " + ply);
    return where + ": " + field + ": expected " + expected + ", found " + found;
  }
}
