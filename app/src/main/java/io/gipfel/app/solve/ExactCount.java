package io.gipfel.app.solve;

/** Counts how actions compare with exact play. */
final class ExactCount {

  private int positions;
  private int kept;
  private int chances;
  private int bestMargins;
  private long givenAway;

  void add(JudgedPosition position, int action) {
    positions++;
    kept += position.keepsOutcome(action) ? 1 : 0;
    chances += position.canGoWrong() ? 1 : 0;
    int lost = position.bestForMover() - position.marginForMover(action);
    bestMargins += lost == 0 ? 1 : 0;
    givenAway += lost;
  }

  ExactShare share() {
    return new ExactShare(positions, kept, chances, bestMargins, givenAway);
  }
}
