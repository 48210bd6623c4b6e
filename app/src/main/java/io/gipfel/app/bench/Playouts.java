package io.gipfel.app.bench;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.SplittableRandom;

/** Games of uniformly random legal actions from the start, one after the other. */
public final class Playouts {

  private final Game game;
  private final SplittableRandom random;
  private final int[] legal;
  private int plies;

  /** Games of {@code game}; where its setup is random, each has its own. */
  public Playouts(Game game, long seed) {
    this.game = game;
    this.random = new SplittableRandom(seed);
    this.legal = new int[game.maxLegalActions()];
  }

  /** Plays a game to its end; the position there. */
  public Position next() {
    Position position = game.newPosition(random.nextLong());
    plies = 0;
    for (int count; (count = position.legalActions(legal)) > 0; plies++) {
      position.play(legal[random.nextInt(count)]);
    }
    return position;
  }

  /** Plies of the game played last. */
  public int plies() {
    return plies;
  }
}
