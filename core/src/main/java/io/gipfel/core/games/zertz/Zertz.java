package io.gipfel.core.games.zertz;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Features;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import java.util.List;

/**
 * ZÈRTZ in one of its variants: {@code zertz}, {@code zertz-blitz}, {@code zertz-r48} or {@code
 * zertz-r61}.
 *
 * <p>Players put a marble from the common pool on a vacant ring and remove a ring at the rim, or,
 * if any marble can jump, capture by jumping. Groups of rings without a vacant one go to the player
 * who brings them about. Who first holds a set of captured marbles wins.
 *
 * <p>The margin of a won game is the number of marbles that the loser still lacks for a set.
 */
public final class Zertz implements Game {

  private final Variant variant;
  private final ZertzActions actions;
  private final Encoder encoder;
  private final List<Symmetry> symmetries;
  private final Notation notation;
  private final Drawing drawing;

  private Zertz(Variant variant) {
    this.variant = variant;
    this.actions = new ZertzActions(variant.board);
    this.encoder = new ZertzEncoder(variant, actions);
    this.symmetries = actions.symmetries();
    this.notation = new ZertzNotation(this);
    this.drawing = new ZertzDrawing(variant);
  }

  /** The game on 37 rings. */
  public static Zertz standard() {
    return new Zertz(Variant.STANDARD);
  }

  /** The game on 37 rings with fewer marbles and smaller sets. */
  public static Zertz blitz() {
    return new Zertz(Variant.BLITZ);
  }

  /** The game on the 48 rings of tournaments. */
  public static Zertz on48Rings() {
    return new Zertz(Variant.R48);
  }

  /** The game on 61 rings. */
  public static Zertz on61Rings() {
    return new Zertz(Variant.R61);
  }

  @Override
  public String name() {
    return variant.gameName;
  }

  @Override
  public int actionCount() {
    return actions.count();
  }

  /** All marbles on all rings; of jumps there are never as many. */
  @Override
  public int maxLegalActions() {
    return Marbles.COLOURS * variant.board.rings();
  }

  /**
   * Each ring is removed once; each marble is placed from the pool once, and again only in late
   * turns; no more marbles are captured by jumping than were placed.
   */
  @Override
  public int maxPlies() {
    return variant.board.rings() + 2 * Marbles.total(variant.pool) + 2 * TurnHistory.CAPACITY;
  }

  @Override
  public Position newPosition(long seed) {
    ZertzPosition position = emptyPosition();
    position.pieces().set(variant.board.all(), 0, 0, 0);
    position.setHands(variant.pool, 0, 0);
    position.setPhase(Player.FIRST, 0, Phase.PLACE, -1);
    return position;
  }

  /** A position of this game without a board, to be set up. */
  ZertzPosition emptyPosition() {
    return new ZertzPosition(variant, actions);
  }

  @Override
  public Encoder encoder() {
    return encoder;
  }

  @Override
  public List<Symmetry> symmetries() {
    return symmetries;
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
    return ZertzFeatures.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return ZertzHeuristic.INSTANCE;
  }
}
