package io.gipfel.mcts.eval;

import io.gipfel.core.Game;
import io.gipfel.core.Mixing;
import io.gipfel.core.Position;
import java.util.List;
import java.util.SplittableRandom;

/** The mean margin of random playouts, drawn from the hash of the position. */
public final class PlayoutMargins implements MarginEstimator {

  private final int playouts;
  private final Position scratch;
  private final int[] legal;

  /**
   * An estimator for {@code game}.
   *
   * @param playouts games a position, at least 1
   */
  public PlayoutMargins(Game game, int playouts) {
    this.playouts = playouts;
    this.scratch = game.newPosition();
    this.legal = new int[game.maxLegalActions()];
  }

  @Override
  public float[] marginsForFirst(List<Position> positions) {
    float[] margins = new float[positions.size()];
    for (int i = 0; i < margins.length; i++) {
      margins[i] = meanMargin(positions.get(i));
    }
    return margins;
  }

  private float meanMargin(Position position) {
    SplittableRandom random = new SplittableRandom(Mixing.mix(position.hash()));
    int sum = 0;
    for (int i = 0; i < playouts; i++) {
      scratch.copyFrom(position);
      for (int count; (count = scratch.legalActions(legal)) > 0; ) {
        scratch.play(legal[random.nextInt(count)]);
      }
      sum += scratch.marginForFirst();
    }
    return (float) sum / playouts;
  }
}
