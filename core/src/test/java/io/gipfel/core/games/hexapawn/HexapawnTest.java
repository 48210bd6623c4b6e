package io.gipfel.core.games.hexapawn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.AllocationContract;
import io.gipfel.core.DrawingContract;
import io.gipfel.core.EncoderContract;
import io.gipfel.core.Game;
import io.gipfel.core.GameContract;
import io.gipfel.core.NotationContract;
import io.gipfel.core.Perft;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A newcomer's game keeps the contracts, from what docs/adding-a-game.md says alone. */
class HexapawnTest {

  private static final List<Game> GAMES = List.of(new Hexapawn());

  @Nested
  class Rules extends GameContract {
    @Override
    protected List<Game> games() {
      return GAMES;
    }
  }

  @Nested
  class Encoders extends EncoderContract {
    @Override
    protected List<Game> games() {
      return GAMES;
    }
  }

  @Nested
  class Notations extends NotationContract {
    @Override
    protected List<Game> games() {
      return GAMES;
    }
  }

  @Nested
  class Drawings extends DrawingContract {
    @Override
    protected List<Game> games() {
      return GAMES;
    }
  }

  @Nested
  class Allocation extends AllocationContract {
    @Override
    protected List<Game> games() {
      return GAMES;
    }
  }

  /**
   * By hand: after a side pawn's move Black has a capture and two moves, after the middle one's
   * four.
   */
  @Test
  void firstMovesAreCounted() {
    Game game = new Hexapawn();
    Perft perft = new Perft(game, 2);
    assertEquals(3, perft.count(game.newPosition(), 1));
    assertEquals(3 + 4 + 3, perft.count(game.newPosition(), 2));
  }
}
