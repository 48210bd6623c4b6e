package io.gipfel.app.solve;

import io.gipfel.app.solve.ExactEndings.Judged;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Picks puzzles among judged positions: one action keeps a win or a draw, and of three at least one
 * misses it: who played the game, greedy, and alpha-beta. Of positions that are images of each
 * other one is taken.
 */
public final class PuzzleMaker implements AutoCloseable {

  /** With fewer actions there is too little to choose from. */
  private static final int FEWEST_ACTIONS = 4;

  private static final AgentLimit DEPTH = AgentLimit.depth(3);

  private final Game game;
  private final Agent greedy;
  private final Agent alphaBeta;
  private final Position image;
  private final Set<Long> seen = new HashSet<>();
  private final List<Puzzle> puzzles = new ArrayList<>();

  /** A maker of puzzles of {@code game}. */
  public PuzzleMaker(Game game) {
    this.game = game;
    greedy = Agents.create(new AgentSpec.Greedy(), game);
    alphaBeta = Agents.create(new AgentSpec.AlphaBeta(DEPTH), game);
    image = game.newPosition();
  }

  /** The game that the puzzles are of. */
  public Game game() {
    return game;
  }

  /** Takes a position if it is a puzzle. */
  public void offer(Judged judged) {
    JudgedPosition position = judged.position();
    int[] keepers = position.keepers();
    boolean candidate =
        keepers.length == 1 && position.bestForMover() >= 0 && position.actions() >= FEWEST_ACTIONS;
    if (candidate && seen.add(Positions.leastHash(game, position.position(), image))) {
      int difficulty = difficulty(judged);
      if (difficulty >= Puzzle.EASIEST) {
        puzzles.add(puzzle(judged, keepers[0], difficulty));
      }
    }
  }

  /** How many of three miss the answer: who played it, greedy, and alpha-beta. */
  private int difficulty(Judged judged) {
    boolean missed = !judged.position().keepsOutcome(judged.ending().action());
    return (missed ? 1 : 0)
        + (misses(greedy, judged.position()) ? 1 : 0)
        + (misses(alphaBeta, judged.position()) ? 1 : 0);
  }

  private boolean misses(Agent agent, JudgedPosition judged) {
    Position position = judged.position();
    OngoingGame ongoing = new OngoingGame(game, position, position.hash());
    return !judged.keepsOutcome(agent.choose(ongoing));
  }

  private Puzzle puzzle(Judged judged, int answer, int difficulty) {
    JudgedPosition position = judged.position();
    return new Puzzle(
        game.name(),
        game.notation().formatPosition(position.position()),
        game.notation().formatAction(position.position(), answer),
        position.bestForMover(),
        position.bestWrongForMover(),
        difficulty,
        judged.ending().movesToCome());
  }

  /** The puzzles so far, the easy ones first. */
  public List<Puzzle> puzzles() {
    return puzzles.stream()
        .sorted(
            Comparator.comparingInt(Puzzle::difficulty)
                .thenComparingInt(Puzzle::movesToCome)
                .thenComparing(Puzzle::position))
        .toList();
  }

  @Override
  public void close() {
    greedy.close();
    alphaBeta.close();
  }
}
