package io.gipfel.mcts.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is said to come of an action. */
class BestPlayTest {

  private static final SolverConfig MEMORY = new SolverConfig(1);

  private final Game game = Games.byName("tictactoe");
  private final Position position = game.notation().parsePosition("w../bb./..w w 1");

  private Optional<BestPlay.Line> after(String action, long nodes) {
    return new BestPlay(game, MEMORY, nodes)
        .after(position, game.notation().parseAction(position, action));
  }

  @Test
  void aMistakeIsPunishedAndTheBestActionKeepsTheDraw() {
    long hash = position.hash();
    assertEquals(Optional.of(new BestPlay.Line(-1, List.of("c1", "c2"))), after("c1", 1_000));
    BestPlay.Line best = after("c2", 1_000).orElseThrow();
    assertEquals(0, best.marginForFirst());
    assertEquals("c2", best.actions().get(0));
    assertEquals(5, best.actions().size(), "to the full board");
    assertEquals(hash, position.hash(), "the position is left as it was");
  }

  @Test
  void anActionThatEndsTheGameIsALineOfItsOwn() {
    Position won = game.notation().parsePosition("ww./bb./... w 1");
    int action = game.notation().parseAction(won, "c1");
    assertEquals(
        Optional.of(new BestPlay.Line(1, List.of("c1"))),
        new BestPlay(game, MEMORY, 1_000).after(won, action));
  }

  @Test
  void withTooFewNodesNothingIsSaid() {
    assertTrue(after("c2", 2).isEmpty());
  }
}
