package io.gipfel.core.games.dvonn;

import io.gipfel.core.Notation;
import io.gipfel.core.PlainTurns;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.TurnNotation;

/** How records of other sites and programs write turns of DVONN. */
final class DvonnTurns {

  private DvonnTurns() {}

  static TurnNotation of(RecordFormat format, Notation notation) {
    return switch (format) {
      case BOARDSPACE -> new DvonnBoardspace(notation);
      case LITTLEGOLEM ->
          PlainTurns.inSmallLetters(
              "DVONN", notation, (position, action) -> isLastPlacement(action, position.ply()));
      case CODECUP -> PlainTurns.inCapitals("DVONN", notation);
    };
  }

  /** Little Golem's lines leave it out, since there is but one space left. */
  private static boolean isLastPlacement(int action, int ply) {
    return action < DvonnActions.FIRST_MOVE && ply == DvonnPosition.PLACEMENTS - 1;
  }
}
