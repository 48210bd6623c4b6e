package io.gipfel.mcts;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.Arrays;
import java.util.List;

/**
 * A game that a test writes down as it needs it. A position is the path to it, so none is reached
 * in two ways. Knows nothing but its rules.
 */
final class PathGame implements Game {

  static final int MAX_PLIES = 24;

  /** What the game is, as functions of the path so far. */
  interface Rules {
    /** The legal actions; none if the game is over. */
    int[] legal(List<Integer> path);

    Player toMove(List<Integer> path);

    /** Asked only when the game is over. */
    int outcomeForFirst(List<Integer> path);

    /** Asked only when the game is over; need not have the sign of the outcome. */
    default int marginForFirst(List<Integer> path) {
      return outcomeForFirst(path);
    }
  }

  private final int actionCount;
  private final Rules rules;

  PathGame(int actionCount, Rules rules) {
    this.actionCount = actionCount;
    this.rules = rules;
  }

  /** Every position to {@code depth} has the same actions; who moves and who wins is arbitrary. */
  static PathGame arbitrary(int branching, int depth) {
    int[] actions = new int[branching];
    Arrays.setAll(actions, i -> i);
    return new PathGame(
        branching,
        new Rules() {
          @Override
          public int[] legal(List<Integer> path) {
            return path.size() == depth ? new int[0] : actions;
          }

          @Override
          public Player toMove(List<Integer> path) {
            return Math.floorMod((path.hashCode() * 31) >> 3, 2) == 0
                ? Player.FIRST
                : Player.SECOND;
          }

          @Override
          public int outcomeForFirst(List<Integer> path) {
            return Math.floorMod((path.hashCode() * 17) >> 2, 3) - 1;
          }

          @Override
          public int marginForFirst(List<Integer> path) {
            return Math.floorMod((path.hashCode() * 13) >> 4, 5) - 2;
          }
        });
  }

  @Override
  public String name() {
    return "path";
  }

  @Override
  public int actionCount() {
    return actionCount;
  }

  @Override
  public int maxLegalActions() {
    return actionCount;
  }

  @Override
  public int maxPlies() {
    return MAX_PLIES;
  }

  @Override
  public PathPosition newPosition(long seed) {
    return new PathPosition();
  }

  @Override
  public Encoder encoder() {
    return new ActionsOnly(actionCount);
  }

  @Override
  public List<Symmetry> symmetries() {
    return List.of(Symmetry.identity(actionCount, 1));
  }

  @Override
  public Notation notation() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Drawing drawing() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Heuristic heuristic() {
    throw new UnsupportedOperationException();
  }

  /** Nothing of a position, and a place for each action. */
  private record ActionsOnly(int policyExtras) implements Encoder {

    @Override
    public List<String> planeNames() {
      return List.of();
    }

    @Override
    public int height() {
      return 1;
    }

    @Override
    public int width() {
      return 1;
    }

    @Override
    public int policyPlanes() {
      return 0;
    }

    @Override
    public int policyIndex(int action) {
      return action;
    }

    @Override
    public int maxMargin() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void encode(Position position, float[] out, int offset) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void owners(Position position, byte[] outForFirst) {
      throw new UnsupportedOperationException();
    }
  }

  /** The path so far. */
  final class PathPosition implements Position {

    private List<Integer> path = List.of();

    List<Integer> path() {
      return path;
    }

    @Override
    public Player toMove() {
      return rules.toMove(path);
    }

    @Override
    public int legalActions(int[] out) {
      int[] legal = rules.legal(path);
      System.arraycopy(legal, 0, out, 0, legal.length);
      return legal.length;
    }

    @Override
    public void play(int action) {
      assert Arrays.stream(rules.legal(path)).anyMatch(legal -> legal == action);
      Integer[] longer = path.toArray(new Integer[path.size() + 1]);
      longer[path.size()] = action;
      path = List.of(longer);
    }

    @Override
    public boolean isTerminal() {
      return rules.legal(path).length == 0;
    }

    @Override
    public int outcomeForFirst() {
      return rules.outcomeForFirst(path);
    }

    @Override
    public int marginForFirst() {
      return rules.marginForFirst(path);
    }

    @Override
    public int score(Player player) {
      return Math.max(0, player.sign() * outcomeForFirst());
    }

    @Override
    public int ply() {
      return path.size();
    }

    @Override
    public void copyFrom(Position other) {
      path = ((PathPosition) other).path;
    }

    @Override
    public void copyFrom(Position other, Symmetry symmetry) {
      copyFrom(other);
    }

    @Override
    public long hash() {
      long hash = 1;
      for (int action : path) {
        hash = hash * 0x9E3779B97F4A7C15L + action + 1;
      }
      return hash;
    }
  }
}
