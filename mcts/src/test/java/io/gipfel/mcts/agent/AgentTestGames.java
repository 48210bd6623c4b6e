package io.gipfel.mcts.agent;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.Symmetry;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Positions and games for tests of agents. */
final class AgentTestGames {

  private AgentTestGames() {}

  /** Every position of a small game that is not terminal, the start included. */
  static List<Position> allPositions(Game game) {
    List<Position> found = new ArrayList<>();
    Set<Long> seen = new HashSet<>();
    Deque<Position> open = new ArrayDeque<>(List.of(game.newPosition()));
    while (!open.isEmpty()) {
      Position position = open.pop();
      if (position.isTerminal() || !seen.add(position.hash())) {
        continue;
      }
      found.add(position);
      for (int action : Positions.legalActions(game, position)) {
        Position child = Positions.copyOf(game, position);
        child.play(action);
        open.push(child);
      }
    }
    return found;
  }

  /** Plays a game to its end and returns its result. */
  static int outcomeForFirst(Game game, Agent first, Agent second, long seed) {
    OngoingGame ongoing = new OngoingGame(game, game.newPosition(seed), seed);
    while (!ongoing.isOver()) {
      Agent mover = ongoing.position().toMove() == Player.FIRST ? first : second;
      ongoing.play(mover.choose(ongoing));
    }
    return ongoing.position().outcomeForFirst();
  }

  /** The points of {@code a} in pairs of games with colours swapped, a draw being half a point. */
  static double points(Game game, Agent a, Agent b, int pairs) {
    double points = 0;
    for (int seed = 0; seed < pairs; seed++) {
      points += (1 + outcomeForFirst(game, a, b, seed)) / 2.0;
      points += (1 - outcomeForFirst(game, b, a, seed)) / 2.0;
    }
    return points;
  }

  /** {@code game} with another heuristic. */
  record WithHeuristic(Game game, Heuristic heuristic) implements Game {
    @Override
    public String name() {
      return game.name();
    }

    @Override
    public int actionCount() {
      return game.actionCount();
    }

    @Override
    public int maxLegalActions() {
      return game.maxLegalActions();
    }

    @Override
    public int maxPlies() {
      return game.maxPlies();
    }

    @Override
    public Position newPosition(long seed) {
      return game.newPosition(seed);
    }

    @Override
    public Encoder encoder() {
      return game.encoder();
    }

    @Override
    public List<Symmetry> symmetries() {
      return game.symmetries();
    }

    @Override
    public Notation notation() {
      return game.notation();
    }

    @Override
    public Drawing drawing() {
      return game.drawing();
    }
  }
}
