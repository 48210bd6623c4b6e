package io.gipfel.core.games.tzaar;

import io.gipfel.core.hex.Zobrist;
import java.util.Locale;

/** What is to be done now. */
enum Phase {
  /** Pieces are being placed. */
  PLACE(0),
  /** White's first turn, which is a single capture. */
  OPEN(1),
  /** The first action of a turn: a capture. */
  FIRST(2),
  /** The second action of a turn, by the same player: a capture, a stacking or a pass. */
  SECOND(3);

  /** Its key in hashes. */
  final long key;

  Phase(int number) {
    key = Zobrist.key(Stacks.FEATURES + number);
  }

  /** Its word in texts. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
