package io.gipfel.training.arena;

import io.gipfel.core.Mixing;

/** Seeds that depend on what they are for and on nothing else. */
final class Seeds {

  private Seeds() {}

  /** The seed of the opening that both games of pair {@code pair} share. */
  static long ofPair(long matchSeed, int pair) {
    return Mixing.mix(Mixing.mix(matchSeed) + pair);
  }

  /** The seed of one game of pair {@code pair}. */
  static long ofGame(long matchSeed, int pair, boolean aIsFirst) {
    return Mixing.mix(ofPair(matchSeed, pair) + (aIsFirst ? 1 : 2));
  }
}
