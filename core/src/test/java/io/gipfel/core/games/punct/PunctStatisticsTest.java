package io.gipfel.core.games.punct;

import io.gipfel.core.Game;
import io.gipfel.core.OtherProgram;
import io.gipfel.core.games.Games;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Uniformly random games look like those of an independent program. */
class PunctStatisticsTest {

  private static final int GAMES = 500;

  private final PunctPieces before = new PunctPieces();

  /**
   * Figures of that program, to the last digit given. Each of the twelve checks raises a false
   * alarm with probability 7e-6; the seed is fixed, so it does so for ever or never.
   */
  @ParameterizedTest
  @CsvSource({
    "punct, .451, 67.7, 33.9, 3.88, 1.12, 2119",
    "punct-basic, .002, 61.1, 33.9, 3.36, .99, 2490",
  })
  void randomGamesLookLikeThoseOfAnotherProgram(
      String name,
      double whiteWins,
      double actions,
      double placements,
      double jumps,
      double bridges,
      double choices) {
    Game game = Games.byName(name);
    SplittableRandom random = new SplittableRandom(20_260_111);
    int[] legal = new int[game.maxLegalActions()];
    double[][] figures = new double[6][GAMES];
    for (int i = 0; i < GAMES; i++) {
      PunctPosition position = (PunctPosition) game.newPosition();
      for (int count; (count = position.legalActions(legal)) > 0; ) {
        int action = legal[random.nextInt(count)];
        before.set(position.pieces());
        position.play(action);
        figures[2][i] += PunctActions.isMove(action) ? 0 : 1;
        figures[3][i] += isJump(position, action) ? 1 : 0;
        figures[4][i] += isBridge(position, action) ? 1 : 0;
        figures[5][i] += count - choices;
      }
      figures[0][i] = position.outcomeForFirst() > 0 ? 1 : 0;
      figures[1][i] = position.ply();
    }
    OtherProgram.assertAgrees("White wins", whiteWins, .0005, figures[0]);
    OtherProgram.assertAgrees("actions", actions, .05, figures[1]);
    OtherProgram.assertAgrees("placements", placements, .05, figures[2]);
    OtherProgram.assertAgrees("jumps", jumps, .005, figures[3]);
    OtherProgram.assertAgrees("bridges", bridges, .005, figures[4]);
    // Of the sum over a game, since their mean is one of all plies.
    OtherProgram.assertAgrees("legal actions", 0, .5 * actions, figures[5]);
  }

  /** Whether the action made last put a piece on top of others. */
  private static boolean isJump(PunctPosition position, int action) {
    return position.pieces().height(Places.punct(PunctActions.place(action))) > 1;
  }

  /** Whether the action made last left a gap below the middle of a piece. */
  private boolean isBridge(PunctPosition position, int action) {
    int place = PunctActions.place(action);
    int slot = position.pieces().top(Places.punct(place));
    if (PunctActions.isMove(action)) {
      before.lift(before.top(PunctActions.from(action)));
    }
    for (int dot = 0; dot < Places.DOTS; dot++) {
      int height = before.height(Places.cell(place, dot));
      if (height < position.pieces().level(slot) - 1) {
        return true;
      }
    }
    return false;
  }
}
