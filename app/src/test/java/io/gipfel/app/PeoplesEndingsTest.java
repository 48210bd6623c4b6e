package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.BruteForce;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.importing.RecordImport;
import io.gipfel.datasets.importing.Rejection;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The solver is minimax on endings of people's games. */
class PeoplesEndingsTest {

  private static final int ENDINGS = 2_000;
  private static final int FILES = 2_600;

  /** The largest tree, in positions, that minimax is given. */
  private static final int LARGEST_TREE = 250;

  private final Game game = Games.byName("dvonn");
  private final BruteForce bruteForce = new BruteForce(game);

  @TempDir private Path folder;

  @Test
  void solverIsMinimax() throws IOException {
    Solver solver = new Solver(game, new SolverConfig(4));
    int[] actions = new int[game.maxLegalActions()];
    int tried = 0;
    int distant = 0;
    for (GameRecord record : games()) {
      Optional<Position> found = ending(record);
      if (found.isEmpty() || tried == ENDINGS) {
        continue;
      }
      Position ending = found.get();
      String text = game.notation().formatPosition(ending);
      assertTrue(solver.solve(ending, Long.MAX_VALUE), text);
      assertEquals(bruteForce.marginForFirst(ending), solver.lowerForFirst(), text);
      List<Integer> optimal = new ArrayList<>();
      int count = solver.optimalActions(actions, Long.MAX_VALUE);
      for (int i = 0; i < count; i++) {
        optimal.add(actions[i]);
      }
      assertEquals(bruteForce.optimalActions(ending), optimal, text);
      tried++;
      distant += record.plies().size() > ending.ply() + 2 ? 1 : 0;
    }
    assertTrue(tried >= ENDINGS, tried + " endings");
    assertTrue(distant > ENDINGS / 4, distant + " endings of more than two plies");
  }

  private List<GameRecord> games() throws IOException {
    try (ZipFile zip = new ZipFile(Shared.file("records/boardspace-dvonn.zip").toFile())) {
      for (ZipEntry entry : Collections.list(zip.entries()).subList(0, FILES)) {
        Files.write(folder.resolve(entry.getName()), zip.getInputStream(entry).readAllBytes());
      }
    }
    List<GameRecord> games = new ArrayList<>();
    RecordImport.Listener listener =
        new RecordImport.Listener() {
          @Override
          public void accepted(GameRecord record) {
            if (record.ending() == GameEnding.FINISHED) {
              games.add(record);
            }
          }

          @Override
          public void rejected(Rejection rejection) {
            // Some break the rules, as the import's own test knows.
          }
        };
    new RecordImport(RecordFormat.BOARDSPACE, Optional.empty(), listener).read(folder);
    return games;
  }

  /** The earliest position of a game whose tree is small enough, if the last one's is. */
  private Optional<Position> ending(GameRecord record) {
    List<Position> positions = new ArrayList<>();
    Replay replay = new Replay(game, record);
    while (replay.hasNext()) {
      positions.add(Positions.copyOf(game, replay.position()));
      replay.advance();
    }
    int last = positions.size() - 1;
    return last < 0 || bruteForce.treeSize(positions.get(last), LARGEST_TREE) == LARGEST_TREE
        ? Optional.empty()
        : Optional.of(bruteForce.ending(positions, LARGEST_TREE));
  }
}
