package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The text files of one format: games out of them, and into them. */
interface RecordText {

  /** Is given the games of a file. */
  interface Visitor {
    /** A game that could be read. */
    void visit(ForeignGame game) throws IOException;

    /** Text that is no game. */
    void reject(String place, RecordTextException problem) throws IOException;
  }

  /** How files of this format are read and written. */
  static RecordText of(RecordFormat format) {
    return switch (format) {
      case BOARDSPACE -> new BoardspaceText();
      case LITTLEGOLEM -> new LittleGolemText();
      case CODECUP -> new CodeCupText();
    };
  }

  /** How names of such files end, in small letters. */
  List<String> suffixes();

  /** The encoding of its files. */
  default Charset charset() {
    return StandardCharsets.UTF_8;
  }

  /** Gives the games in {@code text} to {@code visitor}, in order. */
  void read(String text, Visitor visitor) throws IOException;

  /**
   * Appends a game.
   *
   * @throws UnwritableException if the format has no room for it
   */
  void write(Game game, GameRecord record, StringBuilder out) throws UnwritableException;
}
