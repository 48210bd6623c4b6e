package io.gipfel.core.games.gipf;

/**
 * Where each action's logit stands. Pushes: a plane for each direction, on the spot entered first,
 * and again for GIPF pieces. Removals that take a single piece: a plane, on that piece. Removals
 * that leave a single piece: a plane for each axis, on that piece. All others have logits that
 * belong to no cell, as a symmetry can leave a line where it is and turn it around, so no spot of
 * it is its own.
 */
final class PolicyPlaces {

  private static final int CELLS = GipfBoard.CELLS;

  private final GipfActions actions;
  private final int pushPlanes;
  private final int planes;
  private final short[] indices;
  private int extras;

  PolicyPlaces(RuleSet rules, GipfActions actions) {
    this.actions = actions;
    pushPlanes = GipfBoard.DIRECTIONS * (rules.pushesGipfPieces() ? 2 : 1);
    planes = pushPlanes + (rules.hasGipfPieces() ? 1 + GipfBoard.AXES : 0);
    indices = new short[actions.count()];
    for (int action = 0; action < indices.length; action++) {
      indices[action] = (short) place(action);
    }
  }

  private int place(int action) {
    if (actions.isPush(action)) {
      int push = GipfActions.boardPush(action);
      int first = GipfActions.isGipfPush(action) ? GipfBoard.DIRECTIONS : 0;
      return (first + GipfBoard.direction(push)) * CELLS + GipfBoard.firstSpot(push);
    }
    if (actions.isTakeOne(action)) {
      return pushPlanes * CELLS + actions.cellTaken(action);
    }
    if (actions.isTakeRow(action) && Long.bitCount(actions.spotsLeft(action)) == 1) {
      int plane = pushPlanes + 1 + GipfBoard.axis(actions.line(action));
      return plane * CELLS + Long.numberOfTrailingZeros(actions.spotsLeft(action));
    }
    return planes * CELLS + extras++;
  }

  int planes() {
    return planes;
  }

  int extras() {
    return extras;
  }

  /** By action. */
  short[] indices() {
    return indices.clone();
  }
}
