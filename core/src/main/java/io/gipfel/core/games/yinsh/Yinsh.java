package io.gipfel.core.games.yinsh;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Features;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.List;

/**
 * YINSH under one of its rule sets: {@code yinsh} or {@code yinsh-blitz}.
 *
 * <p>Players put five rings each on the board. A ring that moves leaves a marker of its owner and
 * turns all markers that it jumps. Who has five markers in a row takes them off with one of his
 * rings; the third ring (blitz: the first) wins. When there is no marker left to move with, or
 * nobody can move, more rings off the board win.
 *
 * <p>The margin is the difference of the rings taken off.
 */
public final class Yinsh implements Game {

  private static final List<Symmetry> SYMMETRIES = YinshActions.symmetries();

  private final RuleSet rules;
  private final Encoder encoder;
  private final Notation notation;
  private final Drawing drawing;

  private Yinsh(RuleSet rules) {
    this.rules = rules;
    this.encoder = new YinshEncoder(rules);
    this.notation = new YinshNotation(rules);
    this.drawing = new YinshDrawing(rules);
  }

  /** The game that the third ring wins. */
  public static Yinsh standard() {
    return new Yinsh(RuleSet.STANDARD);
  }

  /** The game that the first ring wins. */
  public static Yinsh blitz() {
    return new Yinsh(RuleSet.BLITZ);
  }

  @Override
  public String name() {
    return rules.gameName;
  }

  @Override
  public int actionCount() {
    return YinshActions.COUNT;
  }

  @Override
  public int maxLegalActions() {
    return YinshActions.MOST_LEGAL;
  }

  /** Placements, moves and as many passes, and two actions a row. */
  @Override
  public int maxPlies() {
    return 2 * (RuleSet.RINGS + rules.mostMoves() + rules.mostRows());
  }

  @Override
  public Position newPosition(long seed) {
    return new YinshPosition(rules);
  }

  @Override
  public Encoder encoder() {
    return encoder;
  }

  @Override
  public List<Symmetry> symmetries() {
    return SYMMETRIES;
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public Drawing drawing() {
    return drawing;
  }

  @Override
  public Features features() {
    return YinshFeatures.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return YinshHeuristic.INSTANCE;
  }
}
