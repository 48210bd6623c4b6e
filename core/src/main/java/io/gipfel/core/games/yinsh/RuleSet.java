package io.gipfel.core.games.yinsh;

/** The two ways to play. */
enum RuleSet {
  /** The third ring off the board wins. */
  STANDARD("yinsh", "YINSH", 3),
  /** The first ring off the board wins. */
  BLITZ("yinsh-blitz", "YINSH, blitz", 1);

  /** Rings of each colour. */
  static final int RINGS = 5;

  /** Markers that the players share. */
  static final int MARKERS = 51;

  /** The name of its game. */
  final String gameName;

  /** The same as people write it. */
  final String title;

  /** With this many rings off the board their owner has won. */
  final int ringsToWin;

  RuleSet(String gameName, String title, int ringsToWin) {
    this.gameName = gameName;
    this.title = title;
    this.ringsToWin = ringsToWin;
  }

  /** The most rows that can be taken off in one game. */
  int mostRows() {
    return 2 * ringsToWin - 1;
  }

  /** The most ring moves of one game: each uses a marker, and each row but the last gives back. */
  int mostMoves() {
    return MARKERS + YinshBoard.ROW * (mostRows() - 1);
  }
}
