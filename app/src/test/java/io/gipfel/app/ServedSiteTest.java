package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.app.web.Site;
import io.gipfel.core.Game;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is served of runs. */
class ServedSiteTest {

  @TempDir private Path folder;

  private static List<String> networks(Site site, String game) {
    return site.brains().get().stream()
        .filter(brain -> brain.game().name().equals(game))
        .map(brain -> brain.titles().get())
        .toList();
  }

  @Test
  void aRunPlaysAsSoonAsItHasItsFirstNetwork() throws IOException {
    Path run = folder.resolve("run");
    assertEquals(ExitCode.OK, TinyRun.train(TinyRun.config(folder), run).code());
    Path newest = RunDirectory.at(run).newestCheckpoint().orElseThrow().folder();
    Path published = newest.getParent();
    Path aside = Files.move(published, folder.resolve("aside"));
    List<String> warnings = new ArrayList<>();
    ServedSite.Request request =
        new ServedSite.Request(null, null, List.of(run), List.of(), List.of(), null);
    try (ServedSite served = new ServedSite(request, warnings::add)) {
      assertEquals(1, warnings.size());
      assertTrue(warnings.get(0).contains("expected a published network in it"), warnings.get(0));
      Site site = served.site();
      assertEquals(List.of(), networks(site, "tictactoe"));
      assertEquals(List.of("shipped network"), networks(site, "dvonn"));
      Files.move(aside, published);
      assertEquals(List.of("run, " + newest.getFileName()), networks(site, "tictactoe"));
    }
  }

  @Test
  void anOpponentMayPlayAPhaseByANetwork() {
    Game dvonn = Games.byName("dvonn");
    List<String> opponents = List.of("phases:place=net:default:sims=2|stack=greedy");
    ServedSite.Request request =
        new ServedSite.Request(dvonn, null, List.of(), List.of(), opponents, null);
    try (ServedSite served = new ServedSite(request, warning -> {});
        Agent agent = served.site().levels().get("dvonn").get(0).agents().get()) {
      int action = agent.choose(new OngoingGame(dvonn, dvonn.newPosition(), 1));
      int[] legal = Positions.legalActions(dvonn, dvonn.newPosition());
      assertTrue(Arrays.stream(legal).anyMatch(a -> a == action), "action " + action);
    }
  }
}
