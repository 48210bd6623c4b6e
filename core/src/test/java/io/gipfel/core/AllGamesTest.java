package io.gipfel.core;

import io.gipfel.core.games.Games;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every listed game keeps the contracts. */
class AllGamesTest {

  @Nested
  class Rules extends GameContract {
    @Override
    protected List<Game> games() {
      return Games.all();
    }
  }

  @Nested
  class Notations extends NotationContract {
    @Override
    protected List<Game> games() {
      return Games.all();
    }
  }

  @Nested
  class Drawings extends DrawingContract {
    @Override
    protected List<Game> games() {
      return Games.all();
    }
  }

  @Nested
  class Encoders extends EncoderContract {
    @Override
    protected List<Game> games() {
      return Games.all();
    }
  }

  @Nested
  class Allocation extends AllocationContract {
    @Override
    protected List<Game> games() {
      return Games.all();
    }
  }
}
