package io.gipfel.mcts.solve;

import io.gipfel.core.Endgame;
import io.gipfel.core.Game;
import io.gipfel.core.MarginBounds;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;

/**
 * Finds the exact margin of a position with best play of both sides, or bounds on it where that
 * takes too long.
 *
 * <p>It first asks who wins and then by how much, and every answer is a proof. What it finds within
 * a number of nodes depends on the position, that number and the settings alone, not on what was
 * solved before. It works in memory allocated at construction: solving allocates nothing. One
 * thread at a time.
 */
public final class Solver {

  private final Endgame endgame;
  private final ProofSearch search;
  private final Position root;
  private final Position child;
  private final Position line;
  private final int[] legal;
  private final MarginBounds bounds = new MarginBounds();

  private final MarginHunt hunt;
  private final MarginHunt childHunt;

  /**
   * A solver for positions of {@code game}.
   *
   * @throws IllegalArgumentException if the game has more actions or larger margins than a table
   *     can hold
   */
  public Solver(Game game, SolverConfig config) {
    this(
        game,
        config,
        game.endgame().orElse(new UnknownEndgame(game.encoder().maxMargin(), game.heuristic())));
  }

  /** A solver that goes by what {@code endgame} says. */
  Solver(Game game, SolverConfig config, Endgame endgame) {
    if (game.actionCount() > ProofRecord.NO_ACTION
        || game.encoder().maxMargin() > ProofRecord.MARGIN_LIMIT) {
      throw new IllegalArgumentException(
          game.name()
              + ": expected at most "
              + ProofRecord.NO_ACTION
              + " actions and margins up to "
              + ProofRecord.MARGIN_LIMIT);
    }
    this.endgame = endgame;
    search = new ProofSearch(game, endgame, TranspositionTable.ofBytes(config.tableBytes()));
    hunt = new MarginHunt(search);
    childHunt = new MarginHunt(search);
    root = game.newPosition();
    child = game.newPosition();
    line = game.newPosition();
    legal = new int[game.maxLegalActions()];
  }

  /**
   * Whether {@code position} looks as if so many nodes might prove its result. This is cheap; it is
   * never so in a game that knows nothing of its endings.
   *
   * @param position not terminal
   */
  public boolean worthTrying(Position position, long nodes) {
    return endgame.effort(position) <= nodes;
  }

  /** {@link #solve(Position, long, BooleanSupplier)}, with nodes as the only limit. */
  public boolean solve(Position position, long nodes) {
    return solve(position, nodes, () -> false);
  }

  /**
   * Solves {@code position} as far as the limits allow; the results can then be asked for.
   *
   * @param position left unchanged
   * @param nodes the most positions to visit
   * @param stop asked every thousand positions or so; a search stopped by it has found what it has
   *     found so far
   * @return whether the margin is exact
   */
  public boolean solve(Position position, long nodes, BooleanSupplier stop) {
    root.copyFrom(position);
    search.begin(root, nodes, stop);
    int count = root.legalActions(legal);
    if (count == 0) {
      hunt.begin(root.marginForFirst(), root.marginForFirst(), ProofRecord.NO_ACTION);
      return true;
    }
    endgame.bound(root, bounds);
    hunt.begin(bounds.lowerForFirst(), bounds.upperForFirst(), legal[0]);
    hunt.run(root);
    return isExact();
  }

  /** Whether the last position was solved: both bounds are the margin with best play. */
  public boolean isExact() {
    return hunt.isExact();
  }

  /** A margin of the last position that the first player reaches at least. */
  public int lowerForFirst() {
    return hunt.lowerForFirst();
  }

  /** A margin of the last position that the second player does not let the first surpass. */
  public int upperForFirst() {
    return hunt.upperForFirst();
  }

  /**
   * An action that keeps the bound of the player to move: the best one if the position is solved.
   * Where nothing is proven of any action it is the first legal one.
   *
   * @throws IllegalStateException if the last position was terminal
   */
  public int bestAction() {
    if (hunt.bestAction() == ProofRecord.NO_ACTION) {
      throw new IllegalStateException("the last position was terminal");
    }
    return hunt.bestAction();
  }

  /** Positions visited since the beginning of the last {@code solve}. */
  public long nodes() {
    return search.nodes();
  }

  /**
   * Finds all actions of the solved position that keep its margin.
   *
   * @param out gets them in ascending order; at least {@link Game#maxLegalActions()} long
   * @param nodes the most further positions to visit
   * @return how many there are, or 0 if that took too many nodes
   */
  public int optimalActions(int[] out, long nodes) {
    return optimalActions(out, nodes, () -> false);
  }

  /** {@link #optimalActions(int[], long)}, or 0 when {@code stop} said so. */
  public int optimalActions(int[] out, long nodes, BooleanSupplier stop) {
    checkExact();
    search.allow(nodes, stop);
    int count = root.legalActions(legal);
    int optimal = 0;
    for (int i = 0; i < count; i++) {
      if (legal[i] == hunt.bestAction() || keeps(root, legal[i])) {
        out[optimal++] = legal[i];
      }
      if (search.isStopped()) {
        return 0;
      }
    }
    return optimal;
  }

  /**
   * Finds the margin with best play after one action of the solved position.
   *
   * @param action legal in it
   * @param nodes the most further positions to visit
   * @return the margin for the first player; empty if that took too many nodes, or {@code stop}
   *     said so
   */
  public OptionalInt marginAfter(int action, long nodes, BooleanSupplier stop) {
    checkExact();
    search.allow(nodes, stop);
    int margin = lowerForFirst();
    boolean best = action == hunt.bestAction() || keeps(root, action);
    if (search.isStopped()) {
      return OptionalInt.empty();
    }
    if (best || child.isTerminal()) {
      return OptionalInt.of(best ? margin : child.marginForFirst());
    }
    endgame.bound(child, bounds);
    boolean maximizes = root.toMove() == Player.FIRST;
    int lower = bounds.lowerForFirst();
    int upper = bounds.upperForFirst();
    childHunt.begin(
        maximizes ? lower : Math.max(lower, margin + 1),
        maximizes ? Math.min(upper, margin - 1) : upper,
        ProofRecord.NO_ACTION);
    childHunt.run(child);
    return childHunt.isExact() ? OptionalInt.of(childHunt.lowerForFirst()) : OptionalInt.empty();
  }

  /** Whether an action keeps the margin; meaningless if the search was stopped. */
  private boolean keeps(Position position, int action) {
    child.copyFrom(position);
    child.play(action);
    boolean maximizes = position.toMove() == Player.FIRST;
    int bound = maximizes ? lowerForFirst() : lowerForFirst() + 1;
    int value = child.isTerminal() ? child.marginForFirst() : search.ask(child, bound);
    return (value >= bound) == maximizes;
  }

  /**
   * Finds a line of best play from the solved position to the end of the game.
   *
   * @param out gets the actions; at least {@link Game#maxPlies()} long
   * @param nodes the most further positions to visit
   * @param stop asked every thousand positions or so
   * @return the number of actions; the line is cut short where the limits were met
   */
  public int bestLine(int[] out, long nodes, BooleanSupplier stop) {
    checkExact();
    search.allow(nodes, stop);
    Position position = line;
    position.copyFrom(root);
    int length = 0;
    while (!position.isTerminal()) {
      int action = length == 0 ? hunt.bestAction() : keepingAction(position);
      if (search.isStopped()) {
        break;
      }
      out[length++] = action;
      position.play(action);
    }
    return length;
  }

  /** An action that keeps the margin in a position that has it; meaningless if stopped. */
  private int keepingAction(Position position) {
    int count = position.legalActions(legal);
    for (int i = 0; i < count - 1; i++) {
      if (keeps(position, legal[i])) {
        return legal[i];
      }
    }
    return legal[count - 1];
  }

  private void checkExact() {
    if (!isExact()) {
      throw new IllegalStateException(
          "the position was not solved: its margin is from "
              + lowerForFirst()
              + " to "
              + upperForFirst());
    }
  }
}
