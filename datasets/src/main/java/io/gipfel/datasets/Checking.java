package io.gipfel.datasets;

/** How closely a dataset looks at its shards. */
public enum Checking {
  /** A shard must be, byte by byte, what its writer wrote. */
  CHECKSUM,
  /** Besides, every game is played through by the rules: {@link Replay#check}. */
  REPLAY
}
