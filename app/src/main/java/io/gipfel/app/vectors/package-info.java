/**
 * Checks the rules against test vectors: games and perft counts in JSON lines, made by other
 * programs.
 *
 * <p>Start at {@link io.gipfel.app.vectors.VectorVerifier}. Depends on {@code core} and Jackson.
 */
package io.gipfel.app.vectors;
