package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.Replay;
import io.gipfel.datasets.ShardReader;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MatchShardTest {

  private static final Game DVONN = Games.byName("dvonn");

  @TempDir private Path folder;

  private static AgentSource source(String text) {
    return AgentSource.of(text, () -> Agents.create(AgentSpec.parse(text), DVONN));
  }

  private static MatchResult play(MatchSettings settings, AgentSource opponent) {
    AgentSource random = source("random");
    Arena arena = new Arena(new ArenaConfig(2, 4), MatchListener.NONE, () -> false);
    return arena.play(new Match(settings, random, opponent));
  }

  @ParameterizedTest
  @ValueSource(strings = {"random:4-8", "setup", "none"})
  void gamesReplayByTheRules(String openings) throws IOException {
    MatchSettings settings = new MatchSettings(DVONN, Openings.parse(openings), 5, 3);
    MatchResult result = play(settings, source("greedy"));
    List<GameRecord> records = writeAndRead(settings, result);
    assertEquals(10, records.size());
    for (GameRecord record : records) {
      Replay.check(DVONN, record);
    }
    assertEquals(10, result.distinctGames());
  }

  @Test
  void forfeitedGamesAreLeftOut() throws IOException {
    MatchSettings settings = new MatchSettings(DVONN, Openings.NONE, 1, 3);
    MatchResult result = play(settings, FakeAgents.choosing("illegal", game -> -1));
    assertEquals(2, result.forfeits().size());
    assertTrue(writeAndRead(settings, result).isEmpty());
  }

  @Test
  void aFileThatCannotBeAShardIsToldBeforehand() throws IOException {
    MatchShard.check(folder.resolve("match.shard"));
    MatchShard.check(Path.of("match.shard"));
    assertFault(folder.resolve("match.bin"), "match.bin: expected a name that ends in .shard");
    assertFault(folder.resolve("no/match.shard"), "expected a folder " + folder.resolve("no"));
    Path taken = Files.createDirectory(folder.resolve("folder.shard"));
    assertFault(taken, taken + ": expected a file, found a folder");
    assertFault(Path.of("/"), "/: expected a name that ends in .shard");
  }

  private static void assertFault(Path file, String expected) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> MatchShard.check(file));
    assertTrue(e.getMessage().contains(expected), e.getMessage());
  }

  private List<GameRecord> writeAndRead(MatchSettings settings, MatchResult result)
      throws IOException {
    Path file = folder.resolve("match.shard");
    Provenance provenance = new Provenance("dvonn", 1, "test", "random", "", 0, 3, Map.of());
    int games = MatchShard.write(file, provenance, settings, result.games());
    List<GameRecord> records = new ShardReader(file).records();
    assertEquals(games, records.size());
    return records;
  }
}
