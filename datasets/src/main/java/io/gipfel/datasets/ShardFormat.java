package io.gipfel.datasets;

/** The names and numbers that make a file a shard; {@code docs/dataset-format.md} explains them. */
final class ShardFormat {

  /** How the name of a shard ends. */
  static final String SUFFIX = ".shard";

  /** What is added to the name of a shard while it is written. */
  static final String TEMPORARY_SUFFIX = ".tmp";

  /** What is added to the name of a damaged shard. */
  static final String DAMAGED_SUFFIX = ".damaged";

  /**
   * The first eight bytes: a byte above 127, {@code GPF}, and line ends that a transfer as text
   * would change.
   */
  static final long MAGIC = 0x0A1A_0A0D_4650_4789L;

  /** The version that is written. */
  static final int VERSION = 2;

  /** The oldest version that is read: its games have no ending and no tags. */
  static final int OLDEST_VERSION = 1;

  /** Four bytes before the counts at the end: {@code GEND}. */
  static final int FOOTER_MAGIC = 0x444E_4547;

  /** Magic, version, header length. */
  static final int PREAMBLE_BYTES = 8 + 4 + 4;

  /** Footer magic, games, plies, targets, checksum. */
  static final int FOOTER_BYTES = 5 * 4;

  /** The checksum covers everything in front of it. */
  static final int CHECKSUM_BYTES = 4;

  private ShardFormat() {}
}
