package io.gipfel.core.games.tzaar;

import io.gipfel.core.Drawing;
import io.gipfel.core.Encoder;
import io.gipfel.core.Features;
import io.gipfel.core.Game;
import io.gipfel.core.Heuristic;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Shuffle;
import io.gipfel.core.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * TZAAR, from the fixed start ({@code tzaar}), from a random one ({@code tzaar-random}), or from
 * the empty board on which players place their pieces first ({@code tzaar-placed}).
 *
 * <p>A stack moves in a straight line to the first one it meets: it takes an enemy stack that is no
 * higher, or makes a higher one with a stack of its own. A turn is a capture, and then a capture, a
 * stacking or a pass. Who shows none of one of the three types has lost, and so has who cannot
 * capture at the start of his turn. There are no draws.
 */
public final class Tzaar implements Game {

  static final String FIXED_START =
      "ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT";

  private static final List<Symmetry> SYMMETRIES = TzaarActions.symmetries();

  /** What a game begins with. */
  private enum Setup {
    FIXED("tzaar", "TZAAR"),
    RANDOM("tzaar-random", "TZAAR, random setup"),
    PLACED("tzaar-placed", "TZAAR, placed by the players");

    final String gameName;
    final String title;

    Setup(String gameName, String title) {
      this.gameName = gameName;
      this.title = title;
    }
  }

  private final Setup setup;
  private final Notation notation;
  private final Drawing drawing;

  private Tzaar(Setup setup) {
    this.setup = setup;
    this.notation = new TzaarNotation(this);
    this.drawing = new TzaarDrawing(setup.title);
  }

  /** The game from the start that the rules print. */
  public static Tzaar withFixedSetup() {
    return new Tzaar(Setup.FIXED);
  }

  /** The game from a board filled at random, all arrangements being equally likely. */
  public static Tzaar withRandomSetup() {
    return new Tzaar(Setup.RANDOM);
  }

  /** The game from the empty board. */
  public static Tzaar withPlacement() {
    return new Tzaar(Setup.PLACED);
  }

  @Override
  public String name() {
    return setup.gameName;
  }

  @Override
  public int actionCount() {
    return TzaarActions.COUNT;
  }

  @Override
  public int maxLegalActions() {
    return TzaarActions.MAX_LEGAL;
  }

  @Override
  public int maxPlies() {
    return TzaarPosition.MAX_PLIES;
  }

  @Override
  public Position newPosition(long seed) {
    return switch (setup) {
      case FIXED -> fixedStart();
      case RANDOM -> randomStart(new SplittableRandom(seed));
      case PLACED -> new TzaarPosition();
    };
  }

  /** The start of {@code tzaar}. */
  static TzaarPosition fixedStart() {
    return start(FIXED_START.replace("/", ""));
  }

  private static TzaarPosition randomStart(SplittableRandom random) {
    List<String> pieces = new ArrayList<>(List.of(FIXED_START.replace("/", "").split("")));
    Shuffle.shuffle(pieces, random);
    return start(String.join("", pieces));
  }

  /** The full board with these single pieces, point by point. */
  private static TzaarPosition start(String pieces) {
    TzaarPosition position = new TzaarPosition();
    for (int point = 0; point < TzaarBoard.POINTS; point++) {
      char letter = pieces.charAt(point);
      char capital = Character.toUpperCase(letter);
      Player owner = letter == capital ? Player.FIRST : Player.SECOND;
      position.stacks().put(point, owner, PieceType.of(capital), 1);
    }
    position.setTurn(Player.FIRST, Phase.OPEN, TzaarPosition.PLACEMENTS);
    return position;
  }

  @Override
  public Optional<Game> randomSetup() {
    return setup == Setup.RANDOM ? Optional.empty() : Optional.of(withRandomSetup());
  }

  @Override
  public Encoder encoder() {
    return TzaarEncoder.INSTANCE;
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
    return TzaarFeatures.INSTANCE;
  }

  @Override
  public Heuristic heuristic() {
    return TzaarHeuristic.INSTANCE;
  }
}
