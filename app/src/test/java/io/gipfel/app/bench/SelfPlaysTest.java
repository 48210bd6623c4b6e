package io.gipfel.app.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class SelfPlaysTest {

  @Test
  void readingsCountTheNetworksWork() throws IOException {
    try (OnnxModel model = BenchNetwork.model(Games.byName("dvonn"))) {
      SelfPlays selfPlays = new SelfPlays(model, 2);
      try (selfPlays) {
        SelfPlays.Reading reading;
        do {
          reading = selfPlays.run(0.1);
        } while (reading.evaluations() == 0);
        assertTrue(reading.networkNanos() > 0);
        assertTrue(reading.nanos() >= 2 * 100_000_000L, "the time of both threads");
        assertTrue(reading.shareOutside() >= 0 && reading.shareOutside() <= 1);
      }
      assertThrows(IllegalStateException.class, () -> selfPlays.run(0.1));
    }
  }

  @Test
  void shareOutsideIsThatOfTheTime() {
    assertEquals(0.25, new SelfPlays.Reading(1, 75, 100).shareOutside(), 1e-12);
    assertEquals(0, new SelfPlays.Reading(1, 101, 100).shareOutside());
  }
}
