package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import io.gipfel.core.NotationException;
import io.gipfel.mcts.agent.GameLine;
import io.gipfel.mcts.agent.OngoingGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * Openings from a file, one a line as {@link GameLine} reads them. Blank lines and those that begin
 * with {@code #} are passed over.
 *
 * <p>Pairs take them in their order, and begin again with the first when all are used up.
 */
public final class OpeningBook implements Openings {

  private final String text;
  private final List<Opening> openings;

  private OpeningBook(String text, List<Opening> openings) {
    this.text = text;
    this.openings = openings;
  }

  /**
   * The openings in {@code file}.
   *
   * @throws IllegalArgumentException if it cannot be read or has none, or if a line is wrong: one
   *     line that says where and what was expected
   */
  public static OpeningBook read(Path file, Game game) {
    byte[] bytes;
    try {
      bytes = Files.readAllBytes(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(file + ": " + IoReason.of(e), e);
    }
    List<Opening> openings = new ArrayList<>();
    int number = 0;
    for (String line : new String(bytes, StandardCharsets.UTF_8).lines().toList()) {
      number++;
      String said = line.strip();
      if (!said.isEmpty() && !said.startsWith("#")) {
        openings.add(read(said, game, file + " line " + number));
      }
    }
    if (openings.isEmpty()) {
      throw new IllegalArgumentException(file + ": expected a position a line, found none");
    }
    CRC32 checksum = new CRC32();
    checksum.update(bytes);
    String text = String.format(Locale.ROOT, "%s (%08x)", file.getFileName(), checksum.getValue());
    return new OpeningBook(text, openings);
  }

  private static Opening read(String line, Game game, String where) {
    try {
      OngoingGame read = GameLine.parse(game, line, 0);
      if (read.isOver()) {
        throw new NotationException("expected a game that goes on, found one that is over");
      }
      return new Opening(read.start(), read.actions());
    } catch (NotationException e) {
      throw new IllegalArgumentException(where + ": " + e.getMessage(), e);
    }
  }

  /** How many openings there are. */
  public int size() {
    return openings.size();
  }

  @Override
  public Game playedGame(Game game) {
    return game;
  }

  @Override
  public Opening opening(Game playedGame, int pair, long seed) {
    return openings.get(pair % openings.size());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OpeningBook book && text.equals(book.text);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** The file's name and its checksum, so that a journal knows it again. */
  @Override
  public String toString() {
    return text;
  }
}
