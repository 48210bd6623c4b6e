package io.gipfel.datasets;

/** Which plies of a game training may draw. */
public enum Eligibility {
  /** Those with a policy target. */
  TARGETS {
    @Override
    boolean admits(PlyRecord ply) {
      return ply.target();
    }

    @Override
    int countOf(ShardReader shard) {
      return shard.targets();
    }
  },
  /** All, those without a policy target for the sake of value and auxiliary targets. */
  ALL {
    @Override
    boolean admits(PlyRecord ply) {
      return true;
    }

    @Override
    int countOf(ShardReader shard) {
      return shard.plies();
    }
  };

  abstract boolean admits(PlyRecord ply);

  /** How many plies of the shard's games are admitted. */
  abstract int countOf(ShardReader shard);

  /** How many plies of the game are admitted. */
  int countOf(GameRecord record) {
    int count = 0;
    for (PlyRecord ply : record.plies()) {
      count += admits(ply) ? 1 : 0;
    }
    return count;
  }
}
