package io.gipfel.mcts.solve;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Explains actions by what comes of them with best play of both sides. One thread at a time. */
public final class BestPlay {

  /**
   * A course of a game.
   *
   * @param marginForFirst at its end, with best play
   * @param actions in the game's notation, the one to be explained first
   */
  public record Line(int marginForFirst, List<String> actions) {}

  private final Game game;
  private final Solver solver;
  private final long nodes;

  /**
   * Explains actions of {@code game}.
   *
   * @param nodes the most positions to visit for the margin after an action, and again for its line
   */
  public BestPlay(Game game, SolverConfig memory, long nodes) {
    this.game = game;
    this.solver = new Solver(game, memory);
    this.nodes = nodes;
  }

  /**
   * What comes of {@code action}, if the nodes are enough for its margin; the line is cut short
   * where they are not enough for that.
   *
   * @param action legal in {@code position}
   */
  public Optional<Line> after(Position position, int action) {
    List<String> texts = new ArrayList<>();
    Position reached = Positions.copyOf(game, position);
    play(action, reached, texts);
    if (!solver.solve(reached, nodes)) {
      return Optional.empty();
    }
    int[] line = new int[game.maxPlies()];
    int length = solver.bestLine(line, nodes, () -> false);
    for (int i = 0; i < length; i++) {
      play(line[i], reached, texts);
    }
    return Optional.of(new Line(solver.lowerForFirst(), List.copyOf(texts)));
  }

  private void play(int action, Position position, List<String> texts) {
    texts.add(game.notation().formatAction(position, action));
    position.play(action);
  }
}
