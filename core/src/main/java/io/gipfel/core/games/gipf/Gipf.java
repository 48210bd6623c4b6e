package io.gipfel.core.games.gipf;

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
 * GIPF under one of its rule sets: {@code gipf-basic}, {@code gipf-standard} or {@code
 * gipf-tournament}.
 *
 * <p>Players push pieces from the rim onto lines. Who has four or more adjacent pieces in a line
 * takes that row off, with all that touches it there: his own pieces return to his reserve, the
 * enemy's are lost. Who must push with an empty reserve loses, as does who loses his last GIPF
 * piece. There are no draws but games that are broken off after 300 pushes.
 *
 * <p>The margin of a won game is the number of pieces that the winner could still have pushed, and
 * one.
 */
public final class Gipf implements Game {

  /** Of each colour's pieces, how many stand on corners at the start of basic and standard. */
  private static final int CORNERS = 3;

  private final RuleSet rules;
  private final GipfActions actions;
  private final Encoder encoder;
  private final List<Symmetry> symmetries;
  private final Notation notation;
  private final Drawing drawing;
  private final Features features;

  private Gipf(RuleSet rules) {
    this.rules = rules;
    this.actions = new GipfActions(rules);
    this.encoder = new GipfEncoder(rules, actions);
    this.symmetries = actions.symmetries();
    this.notation = new GipfNotation(this);
    this.drawing = new GipfDrawing(rules);
    this.features = new GipfFeatures(rules);
  }

  /** The game with single pieces only. */
  public static Gipf basic() {
    return new Gipf(RuleSet.BASIC);
  }

  /** The game with three GIPF pieces of each colour on the board at the start. */
  public static Gipf standard() {
    return new Gipf(RuleSet.STANDARD);
  }

  /** The game in which players bring in as many GIPF pieces as they like, before all others. */
  public static Gipf tournament() {
    return new Gipf(RuleSet.TOURNAMENT);
  }

  @Override
  public String name() {
    return rules.gameName();
  }

  @Override
  public int actionCount() {
    return actions.count();
  }

  @Override
  public int maxLegalActions() {
    return actions.maxLegal();
  }

  /**
   * Each push brings a piece onto the board and each removal takes one off or more (basic: four),
   * or leaves rows standing, which a player can do once before and once after his push.
   */
  @Override
  public int maxPlies() {
    int pushes = GipfPosition.MAX_PUSHES;
    int onBoard = pushes + 2 * CORNERS;
    return rules.hasGipfPieces() ? pushes + onBoard + 2 * pushes : pushes + onBoard / GipfBoard.ROW;
  }

  @Override
  public Position newPosition(long seed) {
    GipfPosition position = emptyPosition();
    int inReserve = rules.pieces;
    if (rules.startsOnCorners()) {
      long white = GipfBoard.spots("b5", "e2", "h5");
      long black = GipfBoard.spots("b2", "e8", "h2");
      position.pieces().set(white, black, rules.hasGipfPieces() ? white | black : 0);
      inReserve -= rules.hasGipfPieces() ? 2 * CORNERS : CORNERS;
    }
    for (Player player : Player.values()) {
      position.hand(player).set(inReserve, 0, rules.gipfAtStart, rules.singlesAtStart);
    }
    position.setTurn(Player.FIRST, Player.SECOND, false, 0);
    return position;
  }

  /** A position of this game without any pieces, to be set up. */
  GipfPosition emptyPosition() {
    return new GipfPosition(rules, actions);
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
    return features;
  }

  @Override
  public Heuristic heuristic() {
    return GipfHeuristic.INSTANCE;
  }
}
