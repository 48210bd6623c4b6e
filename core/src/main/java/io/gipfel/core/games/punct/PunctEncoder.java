package io.gipfel.core.games.punct;

import io.gipfel.core.Encoder;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * How networks see PÜNCT: a grid of 17 rows and 17 columns with one cell a space, cell {@code 17·y
 * + x}; 78 cells lie off the board and are 0 in every plane.
 *
 * <p>Only what is on top is shown: what lies under it can't be moved before. Ways across the board
 * are shown by what they lack. A reflection turns L and R into each other and leaves planes as they
 * are, so the two have theirs together.
 *
 * <p>Policy: for each form (a kind with an orientation, in the order of {@link Kind}) a plane of
 * placements and a plane of moves, both on the new space of the PUNCT. Moves of different pieces of
 * a kind to one place share its logit: there are few, as a piece only goes along lines.
 */
final class PunctEncoder implements Encoder {

  private static final int CELLS = PunctBoard.CELLS;
  private static final float LEVEL_UNIT = 1 / 6f;

  private static final List<String> ON_SPACES =
      List.of(
          "on the board",
          "central hexagon",
          "own visible dots",
          "enemy visible dots",
          "own visible PUNCTs",
          "enemy visible PUNCTs",
          "own dots of pieces that can be lifted",
          "enemy dots of pieces that can be lifted",
          "level of the visible dot, divided by 6, at most 1",
          "cheapest own way across the board through here: 1 / (1 + what it lacks)",
          "cheapest enemy way across the board through here: 1 / (1 + what it lacks)");

  private static final int LEVELS = 8;
  private static final int OWN_WAYS = 9;
  private static final int ENEMY_WAYS = 10;

  /** Kinds that a reflection leaves as they are, and L and R together. */
  private static final List<String> KINDS = List.of("T", "C", "E", "L or R", "M");

  private static final List<String> PLANES =
      Stream.of(
              ON_SPACES.stream(),
              kinds("PUNCT of a piece of kind %s that can be lifted"),
              kinds("everywhere: share of own pieces of kind %s in hand"),
              kinds("everywhere: share of enemy pieces of kind %s in hand"),
              Stream.of("everywhere: actions made, divided by 300"))
          .flatMap(planes -> planes)
          .toList();

  private static final int LIFTED_KINDS = ON_SPACES.size();
  private static final int HANDS = LIFTED_KINDS + KINDS.size();

  private static final float[] BOARD_PLANE = new float[CELLS];

  static {
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      BOARD_PLANE[PunctBoard.BOARD.cell(space)] = 1;
    }
  }

  private final PunctRules rules;

  PunctEncoder(PunctRules rules) {
    this.rules = rules;
  }

  private static Stream<String> kinds(String name) {
    return KINDS.stream().map(name::formatted);
  }

  /** Where a kind stands among {@link #KINDS}. */
  private static int group(Kind kind) {
    return kind == Kind.R ? Kind.L.number : kind.number;
  }

  @Override
  public List<String> planeNames() {
    return PLANES;
  }

  @Override
  public int height() {
    return PunctBoard.BOARD.height();
  }

  @Override
  public int width() {
    return PunctBoard.BOARD.width();
  }

  @Override
  public int policyPlanes() {
    return 2 * Places.FORMS;
  }

  @Override
  public int policyExtras() {
    return 0;
  }

  @Override
  public int policyIndex(int action) {
    return PunctActions.isMove(action)
        ? Places.COUNT + PunctActions.place(action)
        : PunctActions.place(action);
  }

  @Override
  public boolean sharesPlaces() {
    return true;
  }

  /** Of a connection. */
  @Override
  public int maxMargin() {
    return rules.connectionScore();
  }

  @Override
  public void encode(Position position, float[] out, int offset) {
    PunctPosition p = (PunctPosition) position;
    Player own = p.toMove();
    Arrays.fill(out, offset, offset + inputSize(), 0);
    System.arraycopy(BOARD_PLANE, 0, out, offset, CELLS);
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      int cell = PunctBoard.BOARD.cell(space);
      if (PunctBoard.has(p.centre(), cell)) {
        out[offset + CELLS + cell] = 1;
      }
      int slot = p.pieces().top(cell);
      if (slot != PunctPieces.NONE) {
        encodeDot(p.pieces(), cell, PunctPieces.owner(slot) == own ? 0 : 1, out, offset);
      }
    }
    encodeWays(p, own, out, offset + OWN_WAYS * CELLS);
    encodeWays(p, own.other(), out, offset + ENEMY_WAYS * CELLS);
    encodeHands(p, out, offset + HANDS * CELLS);
  }

  /** Writes a visible dot; {@code enemy} is 0 for an own and 1 for an enemy one. */
  private static void encodeDot(PunctPieces pieces, int cell, int enemy, float[] out, int offset) {
    int slot = pieces.top(cell);
    int place = pieces.place(slot);
    boolean free = pieces.isFree(slot);
    out[offset + (2 + enemy) * CELLS + cell] = 1;
    if (Places.punct(place) == cell) {
      out[offset + (4 + enemy) * CELLS + cell] = 1;
      if (free) {
        out[offset + (LIFTED_KINDS + group(Places.kind(place))) * CELLS + cell] = 1;
      }
    }
    if (free) {
      out[offset + (6 + enemy) * CELLS + cell] = 1;
    }
    out[offset + LEVELS * CELLS + cell] = Math.min(1, LEVEL_UNIT * pieces.level(slot));
  }

  private static void encodeWays(PunctPosition p, Player player, float[] out, int plane) {
    byte[] lacks = p.paths().through(p.pieces(), player);
    for (int space = 0; space < PunctBoard.SPACES; space++) {
      int cell = PunctBoard.BOARD.cell(space);
      out[plane + cell] = 1f / (1 + lacks[cell]);
    }
  }

  private static void encodeHands(PunctPosition p, float[] out, int plane) {
    for (int group = 0; group < KINDS.size(); group++) {
      fill(out, plane + group * CELLS, share(p, p.toMove(), group));
      fill(out, plane + (KINDS.size() + group) * CELLS, share(p, p.toMove().other(), group));
    }
    fill(out, plane + 2 * KINDS.size() * CELLS, p.ply() / (float) PunctPosition.MAX_PLIES);
  }

  /** How much of a player's pieces of some kinds he has in hand. */
  private static float share(PunctPosition p, Player player, int group) {
    int inHand = 0;
    int pieces = 0;
    for (int i = 0; i < Kind.COUNT; i++) {
      Kind kind = Kind.of(i);
      if (group(kind) == group) {
        inHand += p.pieces().inHand(player, kind);
        pieces += kind.pieces;
      }
    }
    return (float) inHand / pieces;
  }

  /** Writes {@code value} on every space. */
  private static void fill(float[] out, int plane, float value) {
    for (int cell = 0; cell < CELLS; cell++) {
      out[plane + cell] = value * BOARD_PLANE[cell];
    }
  }

  /** Whose dot is visible. */
  @Override
  public void owners(Position position, byte[] outForFirst) {
    PunctPieces pieces = ((PunctPosition) position).pieces();
    for (int cell = 0; cell < CELLS; cell++) {
      int slot = pieces.top(cell);
      outForFirst[cell] = (byte) (slot == PunctPieces.NONE ? 0 : PunctPieces.owner(slot).sign());
    }
  }
}
