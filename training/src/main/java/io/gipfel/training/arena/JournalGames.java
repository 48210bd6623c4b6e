package io.gipfel.training.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Replay;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The games in the journal of a match or a ladder, as records with the names of the agents. A
 * forfeited game counts as resigned and is tagged {@code forfeit} with the reason.
 *
 * @param game name of the game that was played
 * @param agents their names
 * @param openings how games began
 * @param seed of the match
 * @param records in the order of the journal
 */
public record JournalGames(
    String game, List<String> agents, String openings, long seed, List<GameRecord> records) {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String FORFEIT = "forfeit";
  private static final int LONGEST_MAGIC = 100;

  /**
   * Reads the journal at {@code path}; empty if that is none.
   *
   * @throws IllegalArgumentException if a line of it is damaged; names the line
   */
  public static Optional<JournalGames> read(Path path) throws IOException {
    if (!Files.isRegularFile(path) || !beginsAsJournal(path)) {
      return Optional.empty();
    }
    String text = Files.readString(path, StandardCharsets.UTF_8);
    List<String> lines = text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
    int line = 0;
    try {
      JsonNode header = JSON.readTree(lines.get(0));
      List<String> agents = new ArrayList<>();
      header.required("agents").forEach(agent -> agents.add(agent.asText()));
      Openings openings = Openings.parse(header.required("openings").asText());
      Game game = openings.playedGame(Games.byName(header.required("game").asText()));
      List<GameRecord> records = new ArrayList<>();
      for (line = 1; line < lines.size(); line++) {
        records.add(record(game, agents, JSON.readTree(lines.get(line)), line - 1));
      }
      return Optional.of(
          new JournalGames(
              game.name(),
              agents,
              openings.toString(),
              header.required("seed").asLong(),
              List.copyOf(records)));
    } catch (JsonProcessingException | IllegalArgumentException | IndexOutOfBoundsException e) {
      throw new IllegalArgumentException(
          path + " line " + (line + 1) + ": expected a line of a match journal: " + reason(e), e);
    }
  }

  private static String reason(Exception e) {
    return e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
  }

  private static boolean beginsAsJournal(Path path) throws IOException {
    byte[] first;
    try (java.io.InputStream in = Files.newInputStream(path)) {
      first = in.readNBytes(LONGEST_MAGIC);
    }
    return new String(first, StandardCharsets.UTF_8)
        .startsWith("{\"format\":\"" + MatchJournal.FORMAT + "\"");
  }

  private static GameRecord record(Game game, List<String> agents, JsonNode line, long id) {
    PlayedGame played = MatchJournalLines.read(line);
    List<String> pair = pairing(agents, line.path("pairing").asInt(0));
    SortedMap<String, String> tags = new TreeMap<>();
    tags.put(GameTag.WHITE, pair.get(played.aIsFirst() ? 0 : 1));
    tags.put(GameTag.BLACK, pair.get(played.aIsFirst() ? 1 : 0));
    tags.put(GameTag.WHITE_KIND, GameTag.PROGRAM);
    tags.put(GameTag.BLACK_KIND, GameTag.PROGRAM);
    played.end().forfeit().ifPresent(reason -> tags.put(FORFEIT, reason));
    boolean forfeited = played.end().forfeit().isPresent();
    GameRecord record =
        new GameRecord(
            id,
            0,
            game.name(),
            played.start(),
            played.actions().stream().map(PlyRecord::unsearched).toList(),
            played.end().outcomeForFirst(),
            played.end().marginForFirst(),
            forfeited ? GameEnding.RESIGNED : GameEnding.FINISHED,
            tags);
    return forfeited ? withMarginOfLastPosition(game, record) : record;
  }

  private static GameRecord withMarginOfLastPosition(Game game, GameRecord record) {
    Replay replay = new Replay(game, record);
    replay.advanceTo(record.plies().size());
    Position last = replay.position();
    return new GameRecord(
        record.id(),
        record.seed(),
        record.game(),
        record.start(),
        record.plies(),
        record.outcomeForFirst(),
        last.marginForFirst(),
        record.ending(),
        record.tags());
  }

  /** The names of A and B of a pairing: a ladder plays each agent against all behind it. */
  private static List<String> pairing(List<String> agents, int pairing) {
    int number = 0;
    for (int a = 0; a < agents.size(); a++) {
      for (int b = a + 1; b < agents.size(); b++) {
        if (number++ == pairing) {
          return List.of(agents.get(a), agents.get(b));
        }
      }
    }
    throw new IllegalArgumentException("pairing " + pairing + " of " + agents.size() + " agents");
  }
}
