package io.gipfel.app.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.datasets.puzzles.PuzzleFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The puzzles that come with the program. */
class ShippedPuzzlesTest {

  private static final int SAMPLE_EVERY = 10;
  private static final long ENOUGH = 10_000_000;

  private final Game game = Games.byName("dvonn");
  private final List<Puzzle> puzzles = PuzzleFile.shipped(game);

  @Test
  void aSampleIsSolvedAgain() {
    PositionJudge judge = new PositionJudge(game, ENOUGH);
    for (int i = 0; i < puzzles.size(); i += SAMPLE_EVERY) {
      Puzzle puzzle = puzzles.get(i);
      JudgedPosition judged = judge.judge(puzzle.start()).orElseThrow();
      assertEquals(1, judged.keepers().length, puzzle.position());
      assertEquals(puzzle.answerAction(), judged.keepers()[0], puzzle.position());
      assertEquals(puzzle.marginForMover(), judged.bestForMover(), puzzle.position());
      assertEquals(puzzle.nextForMover(), judged.bestWrongForMover(), puzzle.position());
    }
  }

  @Test
  void noneIsTheImageOfAnother() {
    Set<Long> hashes = new HashSet<>();
    Position image = game.newPosition();
    for (Puzzle puzzle : puzzles) {
      Set<Long> images = new HashSet<>();
      for (Symmetry symmetry : game.symmetries()) {
        image.copyFrom(puzzle.start(), symmetry);
        images.add(image.hash());
      }
      for (long hash : images) {
        assertTrue(hashes.add(hash), puzzle.position());
      }
    }
  }

  @Test
  void thereAreManyOfEachDifficulty() {
    assertTrue(puzzles.size() >= 300, puzzles.size() + " puzzles");
    for (int d = Puzzle.EASIEST; d <= Puzzle.HARDEST; d++) {
      int difficulty = d;
      long count = puzzles.stream().filter(puzzle -> puzzle.difficulty() == difficulty).count();
      assertTrue(count >= 100, count + " of difficulty " + d);
    }
  }

  @Test
  void aRandomSetupHasThoseOfItsGame() {
    assertEquals(puzzles, PuzzleFile.shipped(Games.byName("dvonn-random")));
    assertEquals(List.of(), PuzzleFile.shipped(Games.byName("tictactoe")));
  }
}
