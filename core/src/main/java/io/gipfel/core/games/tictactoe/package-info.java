/**
 * Tic-tac-toe with 1 to 3 placements a turn: the template for a new game, and the toy on which
 * searches are proved. With more than one placement a turn it has the same-player turns that break
 * programs which negate values at every ply.
 *
 * <p>Start at {@link io.gipfel.core.games.tictactoe.TicTacToe}. Depends on {@code core} alone.
 */
package io.gipfel.core.games.tictactoe;
