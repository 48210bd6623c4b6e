package io.gipfel.core.games.punct;

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
 * PÜNCT: {@code punct}, or {@code punct-basic} for its rule set for a start.
 *
 * <p>Players place pieces of three dots or move them, on the board or on top of others. Who
 * connects two opposite sides with visible dots wins. If nobody has when a player has placed his
 * last piece, the visible dots in the middle of the board count; in basic the game is a draw.
 */
public final class Punct implements Game {

  private final PunctRules rules;
  private final long[] centre;
  private final Encoder encoder;
  private final Notation notation;
  private final Drawing drawing;

  private Punct(PunctRules rules) {
    this.rules = rules;
    this.centre = PunctBoard.centre(rules.centreRadius());
    this.encoder = new PunctEncoder(rules);
    this.notation = new PunctNotation(this);
    this.drawing = new PunctDrawing(rules, centre);
  }

  /** The full game. */
  public static Punct standard() {
    return new Punct(PunctRules.STANDARD);
  }

  /** The game for a start. */
  public static Punct basic() {
    return new Punct(PunctRules.BASIC);
  }

  /** The game under rules of one's own choice, whose name should tell them from others. */
  public static Punct under(PunctRules rules) {
    return new Punct(rules);
  }

  @Override
  public String name() {
    return rules.name();
  }

  @Override
  public int actionCount() {
    return PunctActions.COUNT;
  }

  /** All places for a new piece, and for each piece that is on the board all places in line. */
  @Override
  public int maxLegalActions() {
    return Places.ON_BOARD + PunctPieces.EACH * 6 * PunctActions.LONGEST;
  }

  @Override
  public int maxPlies() {
    return PunctPosition.MAX_PLIES;
  }

  @Override
  public Position newPosition(long seed) {
    return emptyPosition();
  }

  /** A position of this game without any pieces on the board. */
  PunctPosition emptyPosition() {
    return new PunctPosition(rules, centre);
  }

  @Override
  public Encoder encoder() {
    return encoder;
  }

  @Override
  public List<Symmetry> symmetries() {
    return PunctActions.SYMMETRIES;
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
    return PunctFeatures.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return PunctHeuristic.INSTANCE;
  }
}
