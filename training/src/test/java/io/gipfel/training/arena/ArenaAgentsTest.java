package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.network.FitConfig;
import io.gipfel.training.network.LossWeights;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.Optimiser;
import io.gipfel.training.network.Optimiser.Method;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.dl4j.Networks;
import io.gipfel.training.quantise.PositionSplit;
import io.gipfel.training.quantise.Quantisation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ArenaAgentsTest {

  private static final Game TICTACTOE = Games.byName("tictactoe");

  @TempDir private static Path run;

  @BeforeAll
  static void publishTwoGenerations() throws IOException {
    for (int generation = 1; generation <= 2; generation++) {
      Path folder = Files.createDirectories(run.resolve("checkpoints/gen-000" + generation));
      NetworkConfig config = new NetworkConfig(1, 8, 2, 8);
      FitConfig fit =
          new FitConfig(new LossWeights(1, 0, 0, 0), new Optimiser(Method.SGD, 0.9, 0), 1);
      try (PolicyValueNetwork network = Networks.create(TICTACTOE, config, fit, generation)) {
        network.writeOnnx(folder.resolve("network.onnx"));
      }
    }
  }

  private static ArenaAgents agents() {
    return new ArenaAgents(TICTACTOE, path -> SearchConfig.defaults());
  }

  private static AgentSpec net(Path path) {
    return AgentSpec.parse("net:" + path + ":sims=8");
  }

  private static List<PlayedGame> play(AgentSource a, AgentSource b, ArenaConfig config) {
    MatchSettings settings = new MatchSettings(TICTACTOE, Openings.randomActions(1, 2), 10, 1);
    Arena arena = new Arena(config, MatchListener.NONE, () -> false, () -> 0);
    return arena.play(new Match(settings, a, b)).games();
  }

  @Test
  void networksPlayTheSameHoweverTheirGamesAreBatched() {
    try (ArenaAgents agents = agents()) {
      AgentSource newest = agents.source(net(run));
      AgentSource oldest = agents.source(net(run.resolve("checkpoints/gen-0001")));
      List<PlayedGame> alone = play(newest, oldest, new ArenaConfig(1, 1));
      assertEquals(20, alone.size());
      assertEquals(alone, play(newest, oldest, new ArenaConfig(1, 16)));
      assertEquals(alone, play(newest, oldest, new ArenaConfig(3, 4)));
    }
  }

  @Test
  void aRunPlaysByItsNewestNetwork() {
    try (ArenaAgents agents = agents()) {
      AgentSource opponent = agents.source(AgentSpec.parse("alphabeta:depth=2"));
      ArenaConfig config = new ArenaConfig(2, 4);
      Path second = run.resolve("checkpoints/gen-0002/network.onnx");
      List<PlayedGame> games = play(agents.source(net(run)), opponent, config);
      assertEquals(games, play(agents.source(net(second)), opponent, config));
      Path first = run.resolve("checkpoints/gen-0001/network.onnx");
      assertTrue(!games.equals(play(agents.source(net(first)), opponent, config)));
    }
  }

  @Test
  void searchSettingsComeFromThePath() {
    List<Path> asked = new ArrayList<>();
    try (ArenaAgents agents =
        new ArenaAgents(
            TICTACTOE,
            path -> {
              asked.add(path);
              return SearchConfig.defaults();
            })) {
      assertEquals("net:" + run + ":sims=8", agents.source(net(run)).name());
      assertEquals(List.of(run), asked);
    }
  }

  private static Path inBytes(Path onnx) throws IOException {
    Path int8 = Checkpoint.int8Of(onnx);
    Quantisation.of(onnx).write(int8, PositionSplit.random(TICTACTOE, 1));
    return int8;
  }

  @Test
  void networksInBytesPlayTheSameHoweverTheirGamesAreBatched(@TempDir Path folder)
      throws IOException {
    Path onnx =
        Files.copy(
            run.resolve("checkpoints/gen-0001/network.onnx"), folder.resolve("network.onnx"));
    Path int8 = inBytes(onnx);
    AgentSpec spec = AgentSpec.parse("net:" + folder + ":sims=8:precision=int8");
    try (ArenaAgents agents = agents()) {
      AgentSource bytes = agents.source(spec);
      assertEquals(spec.text(), bytes.name());
      AgentSource floats = agents.source(net(folder));
      List<PlayedGame> alone = play(bytes, floats, new ArenaConfig(1, 1));
      assertEquals(alone, play(bytes, floats, new ArenaConfig(3, 4)));
      AgentSource itself = agents.source(AgentSpec.parse("net:" + int8 + ":precision=int8:sims=8"));
      assertEquals(alone, play(itself, floats, new ArenaConfig(1, 16)));
    }
  }

  @Test
  void theFasterPrecisionIsNamed(@TempDir Path folder) throws IOException {
    Path onnx =
        Files.copy(
            run.resolve("checkpoints/gen-0001/network.onnx"), folder.resolve("network.onnx"));
    inBytes(onnx);
    String text = "net:" + folder + ":sims=8";
    try (ArenaAgents agents = agents()) {
      String name = agents.source(AgentSpec.parse(text + ":precision=auto")).name();
      assertTrue(List.of(text, text + ":precision=int8").contains(name), name);
      String timed = "net:" + folder + ":time=5ms:precision=";
      String unsaid = agents.source(AgentSpec.parse("net:" + folder + ":time=5ms")).name();
      assertTrue(List.of(timed + "float", timed + "int8").contains(unsaid), unsaid);
    }
  }

  @Test
  void aNetworkWithoutBytesIsNamed() {
    try (ArenaAgents agents = agents()) {
      AgentSpec spec = AgentSpec.parse("net:" + run + ":precision=int8");
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> agents.source(spec));
      assertEquals(
          run.resolve("checkpoints/gen-0002/network.onnx")
              + ": has no 8-bit form beside it: expected the one that 'gipfel quantise' makes",
          e.getMessage());
    }
  }

  @Test
  void aNetworkWithoutBytesPlaysByTimeInFloats() {
    String text = "net:" + run + ":time=5ms";
    try (ArenaAgents agents = agents()) {
      assertEquals(text + ":precision=float", agents.source(AgentSpec.parse(text)).name());
    }
  }

  @Test
  void programsAndKeptTreesPlayOneGameAtATime() {
    try (ArenaAgents agents = agents()) {
      for (String text :
          List.of("engine:codecup:./bot", "mcts:time=1s", "phases:place=mcts:budget=9s")) {
        assertTrue(agents.source(AgentSpec.parse(text)).playsOneGameAtATime(), text);
      }
      for (String text : List.of("greedy", "mcts:sims=8", "alphabeta:time=1s")) {
        assertFalse(agents.source(AgentSpec.parse(text)).playsOneGameAtATime(), text);
      }
    }
  }

  @Test
  void phasesArePlayedByTheirAgents() {
    String text = "phases:place=net:" + run + ":sims=8";
    try (ArenaAgents agents = agents()) {
      AgentSource phases = agents.source(AgentSpec.parse(text));
      assertEquals(text, phases.name());
      AgentSource opponent = agents.source(AgentSpec.parse("alphabeta:depth=2"));
      ArenaConfig config = new ArenaConfig(2, 4);
      assertEquals(play(agents.source(net(run)), opponent, config), play(phases, opponent, config));
    }
  }

  @Test
  void whatIsNoNetworkForTheGameIsNamed() throws IOException {
    Path broken = Files.writeString(run.resolve("broken.onnx"), "no network");
    try (ArenaAgents agents = agents();
        ArenaAgents others =
            new ArenaAgents(Games.byName("dvonn"), path -> SearchConfig.defaults())) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> agents.source(net(broken)));
      assertTrue(e.getMessage().startsWith(broken + ": "), e.getMessage());
      assertThrows(IllegalArgumentException.class, () -> others.source(net(run)));
    }
  }
}
