package io.gipfel.training.arena;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A game for tests: the players name digits in a given order, {@code w} and {@code b} a ply, and
 * the larger sum wins by the difference. A random setup gives White some points to begin with.
 */
final class SumGame implements Game {

  static final int DIGITS = 10;

  private final String order;
  private final boolean randomSetup;

  /** A game from zero, with the players' plies in {@code order}. */
  SumGame(String order) {
    this(order, false);
  }

  private SumGame(String order, boolean randomSetup) {
    this.order = order;
    this.randomSetup = randomSetup;
  }

  @Override
  public String name() {
    return randomSetup ? "sum-random" : "sum";
  }

  @Override
  public int actionCount() {
    return DIGITS;
  }

  @Override
  public int maxLegalActions() {
    return DIGITS;
  }

  @Override
  public int maxPlies() {
    return order.length();
  }

  @Override
  public Position newPosition(long seed) {
    return new SumPosition(order, randomSetup ? new SplittableRandom(seed).nextInt(1000) : 0);
  }

  @Override
  public Optional<Game> randomSetup() {
    return randomSetup ? Optional.empty() : Optional.of(new SumGame(order, true));
  }

  @Override
  public Encoder encoder() {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Symmetry> symmetries() {
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

  @Override
  public Notation notation() {
    return SumNotation.INSTANCE;
  }

  private static final class SumPosition implements Position {

    private final String order;
    private int margin;
    private int ply;

    SumPosition(String order, int margin) {
      this.order = order;
      this.margin = margin;
    }

    @Override
    public Player toMove() {
      return order.charAt(Math.min(ply, order.length() - 1)) == 'w' ? Player.FIRST : Player.SECOND;
    }

    @Override
    public int legalActions(int[] out) {
      if (isTerminal()) {
        return 0;
      }
      for (int i = 0; i < DIGITS; i++) {
        out[i] = i;
      }
      return DIGITS;
    }

    @Override
    public void play(int action) {
      margin += toMove().sign() * action;
      ply++;
    }

    @Override
    public boolean isTerminal() {
      return ply == order.length();
    }

    @Override
    public int outcomeForFirst() {
      return Integer.signum(margin);
    }

    @Override
    public int marginForFirst() {
      return margin;
    }

    @Override
    public int score(Player player) {
      return Math.max(0, player.sign() * margin);
    }

    @Override
    public int ply() {
      return ply;
    }

    @Override
    public void copyFrom(Position other) {
      margin = ((SumPosition) other).margin;
      ply = ((SumPosition) other).ply;
    }

    @Override
    public void copyFrom(Position other, Symmetry symmetry) {
      copyFrom(other);
    }

    @Override
    public long hash() {
      return 1000L * ply + margin;
    }
  }

  private static final class SumNotation implements Notation {

    static final SumNotation INSTANCE = new SumNotation();

    @Override
    public String formatAction(Position position, int action) {
      return Integer.toString(action);
    }

    @Override
    public int parseAction(Position position, String text) {
      return Integer.parseInt(text);
    }

    @Override
    public String formatPosition(Position position) {
      return position.marginForFirst() + " " + position.ply();
    }

    @Override
    public Position parsePosition(String text) {
      throw new UnsupportedOperationException();
    }

    @Override
    public List<String> fields() {
      return List.of("margin", "ply");
    }

    @Override
    public String phase(Position position) {
      return "name";
    }

    @Override
    public String diagram(Position position, Palette palette) {
      return formatPosition(position);
    }
  }
}
