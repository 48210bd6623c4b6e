package io.gipfel.app;

import io.gipfel.app.play.PuzzleSession;
import io.gipfel.core.Game;
import io.gipfel.core.Shuffle;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.datasets.puzzles.PuzzleFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import picocli.CommandLine.Option;

/** {@code gipfel play --puzzles}: positions with one best action, to be found. */
final class PlayPuzzles {

  /** Stands for the puzzles that come with the program. */
  private static final String SHIPPED = "";

  @Option(
      names = "--puzzles",
      required = true,
      arity = "0..1",
      paramLabel = "FILE",
      fallbackValue = SHIPPED,
      description =
          "Solve puzzles instead of playing a game: those of FILE, or those that come with the"
              + " program.")
  private String file;

  @Option(
      names = "--difficulty",
      paramLabel = "N",
      description = "Only puzzles of this difficulty, from 1 to 3.")
  private Integer difficulty;

  void play(Game game, long seed, PrintWriter out, boolean colours) throws IOException {
    if (difficulty != null && (difficulty < Puzzle.EASIEST || difficulty > Puzzle.HARDEST)) {
      throw new UserException("--difficulty: expected 1 to 3, found " + difficulty);
    }
    List<Puzzle> puzzles = new ArrayList<>(read(game));
    puzzles.removeIf(puzzle -> difficulty != null && puzzle.difficulty() != difficulty);
    if (puzzles.isEmpty()) {
      throw new UserException(
          (file.equals(SHIPPED) ? "--puzzles" : file)
              + ": expected puzzles of "
              + game.name()
              + ", found none"
              + (difficulty == null ? "" : " of difficulty " + difficulty));
    }
    Shuffle.shuffle(puzzles, new SplittableRandom(seed));
    new PuzzleSession(game, puzzles, out, colours).play(StandardInput.reader());
  }

  private List<Puzzle> read(Game game) throws IOException {
    try {
      return file.equals(SHIPPED)
          ? PuzzleFile.shipped(game)
          : PuzzleFile.read(Path.of(file)).stream()
              .filter(puzzle -> puzzle.game().equals(game.name()))
              .toList();
    } catch (IllegalArgumentException e) {
      throw new UserException(String.valueOf(e.getMessage()), e);
    }
  }
}
