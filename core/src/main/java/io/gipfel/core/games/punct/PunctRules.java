package io.gipfel.core.games.punct;

/**
 * A way to play PÜNCT. Where sources differ, an option says which of them is followed; {@link
 * #STANDARD} and {@link #BASIC} follow the rulings that docs/punct.md gives the reasons for.
 *
 * @param name of the game under these rules
 * @param keepsCentreFree whether no piece may ever be placed with a dot in the central hexagon;
 *     else that holds for the first piece of a game alone
 * @param countsCentre whether a game without a connection is won by the visible dots in the central
 *     hexagon; else it is a draw
 * @param centreRadius how far the central hexagon reaches from the middle: 2 for 19 spaces, 1 for 7
 * @param punctBridges whether the PUNCT may be the middle of a bridge, above an own, lower dot
 * @param bridgesOnOnePiece whether both ends of a bridge may rest on one piece
 * @param turnsOnTheSpot whether a piece may turn without leaving its PUNCT's space
 */
public record PunctRules(
    String name,
    boolean keepsCentreFree,
    boolean countsCentre,
    int centreRadius,
    boolean punctBridges,
    boolean bridgesOnOnePiece,
    boolean turnsOnTheSpot) {

  /** The full game. */
  public static final PunctRules STANDARD =
      new PunctRules("punct", true, true, 2, true, true, true);

  /** The game for a start: the central hexagon matters for the first piece alone. */
  public static final PunctRules BASIC =
      new PunctRules("punct-basic", false, false, 2, true, true, true);

  /** What a connection scores: more than all of the central hexagon, if that counts. */
  int connectionScore() {
    return countsCentre ? 1 + 3 * centreRadius * (centreRadius + 1) + 1 : 1;
  }
}
