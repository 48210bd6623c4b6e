package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.TurnNotation;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.importing.ForeignGame.Turn;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Reads games from files of one format. Every game is played by the rules, so its result is that of
 * the last position, whatever the file says; a game that breaks them is rejected, and the next one
 * is read. One thread at a time may use it.
 */
public final class RecordImport {

  /** Is told of the games, in order. */
  public interface Listener {
    /** A game that was read; the shard it goes to says the game's name. */
    void accepted(GameRecord record) throws IOException;

    /** A game that was not. */
    void rejected(Rejection rejection) throws IOException;
  }

  private static final byte[] UTF_8_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final RecordFormat format;
  private final Optional<Game> onlyGame;
  private final Listener listener;
  private final RecordText text;
  private long nextId;

  /**
   * An import.
   *
   * @param game whose records the files are; empty if they say it themselves
   */
  public RecordImport(RecordFormat format, Optional<Game> game, Listener listener) {
    this.format = format;
    this.onlyGame = game;
    this.listener = listener;
    this.text = RecordText.of(format);
  }

  /** The games that records of {@code format} can have. */
  public static List<Game> gamesOf(RecordFormat format) {
    return Games.all().stream().filter(game -> game.turnNotation(format).isPresent()).toList();
  }

  /**
   * Reads {@code path}: a file, a zip archive, or a folder of both.
   *
   * @throws IOException if it cannot be read, or the listener fails
   */
  public void read(Path path) throws IOException {
    new SourceFiles(
            text.suffixes(),
            new SourceFiles.Visitor() {
              @Override
              public void visit(String name, byte[] bytes) throws IOException {
                readFile(name, textOf(bytes));
              }

              @Override
              public void unreadable(String name, String reason) throws IOException {
                listener.rejected(new Rejection(name, 0, "unreadable file", reason));
              }
            })
        .walk(path);
  }

  /** The text of a file, without the mark that some editors put in front of UTF-8. */
  private String textOf(byte[] bytes) {
    String all = new String(bytes, text.charset());
    String mark = new String(UTF_8_MARK, text.charset());
    return all.startsWith(mark) ? all.substring(mark.length()) : all;
  }

  private void readFile(String name, String content) throws IOException {
    text.read(
        content,
        new RecordText.Visitor() {
          @Override
          public void visit(ForeignGame game) throws IOException {
            play(name, game);
          }

          @Override
          public void reject(String place, RecordTextException problem) throws IOException {
            listener.rejected(new Rejection(name, 0, "malformed file", problem.getMessage()));
          }
        });
  }

  private void play(String file, ForeignGame foreign) throws IOException {
    String source = file + " (" + foreign.place() + ")";
    Optional<Game> game = onlyGame.or(() -> gameOf(foreign));
    if (game.isEmpty()) {
      String found = "expected a game that is known here, found '" + foreign.gameName() + "'";
      listener.rejected(new Rejection(source, 0, "another game", found));
      return;
    }
    TurnNotation notation = game.get().turnNotation(format).orElseThrow();
    GamePlayer player = new GamePlayer(game.get(), notation);
    for (Turn turn : foreign.turns()) {
      try {
        player.play(turn);
      } catch (NotationException e) {
        String message = "line " + turn.line() + ": " + e.getMessage();
        listener.rejected(new Rejection(source, player.plies(), e.kind(), message));
        return;
      }
    }
    if (player.plies() == 0 && foreign.end() == ForeignGame.End.NONE) {
      listener.rejected(new Rejection(source, 0, "an empty game", "expected a turn, found none"));
      return;
    }
    listener.accepted(player.finish(foreign, nextId++).withTag(GameTag.SOURCE, file));
  }

  private Optional<Game> gameOf(ForeignGame foreign) {
    List<Game> games = gamesOf(format);
    if (foreign.gameName().isEmpty()) {
      return games.size() == 1 ? Optional.of(games.get(0)) : Optional.empty();
    }
    return games.stream()
        .filter(
            game ->
                game.turnNotation(format)
                    .orElseThrow()
                    .gameName()
                    .equalsIgnoreCase(foreign.gameName()))
        .findFirst();
  }
}
