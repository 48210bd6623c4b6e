package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Symmetry;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameStatistics.Outcomes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PositionFinderTest {

  @TempDir Path folder;

  private PositionFinder.Found find(String name, String position, List<GameRecord> records)
      throws IOException {
    Game game = Games.byName(name);
    ShardTest.write(folder.resolve("0.shard"), RandomGames.provenance(game, 0), records);
    Dataset dataset = new Dataset(folder, Checking.REPLAY, damaged -> {});
    assertEquals(List.of(game), PositionFinder.gamesOf(dataset));
    return PositionFinder.find(
        dataset, new PositionFinder.Target(game, game.notation().parsePosition(position)));
  }

  /** All corners are the same first move, and so are all sides. */
  @Test
  void imagesOfAnActionCountTogether() throws IOException {
    List<GameRecord> records =
        List.of(
            ReplayTest.game(1, 0, 3, 1, 4, 2),
            ReplayTest.game(1, 8, 3, 7, 4, 6),
            ReplayTest.game(1, 5, 0, 4, 1, 3),
            ReplayTest.game(1, 4, 0, 8, 1, 7, 2));
    PositionFinder.Found found = find("tictactoe", "start", records);
    assertEquals(4, found.searchedGames());
    assertEquals(new Outcomes(3, 0, 1), found.outcomes());
    assertEquals(
        List.of(
            new PositionFinder.Continuation("a1", 2, new Outcomes(2, 0, 0)),
            new PositionFinder.Continuation("b1", 1, new Outcomes(1, 0, 0)),
            new PositionFinder.Continuation("b2", 1, new Outcomes(0, 0, 1))),
        found.continuations().stream()
            .map(
                next ->
                    next.action().equals("a2")
                        ? new PositionFinder.Continuation("b1", next.games(), next.outcomes())
                        : next)
            .toList());
  }

  /** Every position of a game is found under every symmetry, with the next action as seen there. */
  @Test
  void foundUnderEverySymmetry() throws IOException {
    Game game = Games.byName("dvonn");
    GameRecord record = RandomGames.play(game, 1, 3).get(0);
    for (int ply : new int[] {0, 1, 7, 48, 49, 50, 60, record.plies().size()}) {
      Replay replay = new Replay(game, record);
      replay.advanceTo(ply);
      for (Symmetry symmetry : game.symmetries()) {
        Position image = game.newPosition();
        image.copyFrom(replay.position(), symmetry);
        PositionFinder.Found found =
            find("dvonn", game.notation().formatPosition(image), List.of(record));
        assertEquals(1, found.passages().size(), "ply " + ply + ", " + symmetry);
        assertEquals(ply, found.passages().get(0).ply());
        if (ply >= 7 && replay.hasNext()) {
          int seen = symmetry.action(replay.next().action());
          assertEquals(game.notation().formatAction(image, seen), found.passages().get(0).action());
        }
      }
    }
  }

  @Test
  void gamesThatEndThereHaveNoNextAction() throws IOException {
    List<GameRecord> records = new ArrayList<>(List.of(ReplayTest.game(1, 0, 3, 1, 4, 2)));
    PositionFinder.Found found = find("tictactoe", "www/bb./... b 1", records);
    assertEquals("", found.continuations().get(0).action());
    assertEquals("White +1", found.passages().get(0).result());
  }

  @Test
  void nothingFoundIsNoError() throws IOException {
    PositionFinder.Found found =
        find("tictactoe", "w.b/.../... w 1", List.of(ReplayTest.game(1, 0, 3, 1, 4, 2)));
    assertEquals(List.of(), found.passages());
    assertEquals(1, found.searchedGames());
  }
}
