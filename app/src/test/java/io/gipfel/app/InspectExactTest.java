package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Random games against exact play. */
class InspectExactTest {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String HEADERS =
      """
      # White: Ann
      # WhiteKind: person
      # WhiteRating: 1234
      # Black: Robot
      # BlackKind: program
      """;

  @TempDir private Path folder;

  private String dataset;

  @BeforeEach
  void importGames() throws IOException {
    dataset = RandomGames.imported(folder, 30, HEADERS);
  }

  private JsonNode exact(String... options) throws IOException {
    List<String> args = new ArrayList<>(List.of("inspect", dataset, "--exact", "--json"));
    args.addAll(List.of(options));
    if (!args.contains("--positions")) {
      args.addAll(List.of("--to-come", "1-4", "--positions", "60"));
    }
    Cli.Result result = Cli.run(args.toArray(String[]::new));
    assertEquals(ExitCode.OK, result.code(), result.err());
    return JSON.readTree(result.out());
  }

  private static int sum(JsonNode rows, String key) {
    int sum = 0;
    for (JsonNode row : rows) {
      sum += row.get(key).asInt();
    }
    return sum;
  }

  @Test
  void partsSumUpToTheWhole() throws IOException {
    JsonNode json = exact();
    assertEquals(60, json.get("positions").asInt());
    assertTrue(json.get("kept").asInt() < 60, "random play errs");
    for (String key : List.of("positions", "kept", "chances", "bestMargins", "givenAway")) {
      assertEquals(json.get(key).asInt(), sum(json.get("byMovesToCome"), key), key);
      assertEquals(json.get(key).asInt(), sum(json.get("byPlayer"), key), key);
    }
    assertEquals("Robot", json.get("byPlayer").get(0).get("player").asText());
    JsonNode people = json.get("byPlayer").get(1);
    assertEquals("people", people.get("player").asText());
    JsonNode rated = json.get("byRating").get(0);
    assertEquals(1200, rated.get("ratingFrom").asInt());
    assertEquals(people.get("positions"), rated.get("positions"));
  }

  @Test
  void everybodyIsAskedTheSamePositions() throws IOException {
    JsonNode recorded = exact();
    JsonNode agent = exact("--agent", "alphabeta:depth=30");
    assertEquals(recorded.get("unsolved"), agent.get("unsolved"));
    assertEquals(recorded.get("chances"), agent.get("chances"));
    assertEquals(0, agent.get("byPlayer").size());
    assertEquals(60, agent.get("kept").asInt(), "who looks to the end plays exactly");
    assertEquals(60, agent.get("bestMargins").asInt());
    assertEquals(exact("--agent", "greedy"), exact("--agent", "greedy"));
  }

  @Test
  void anErrorIsListedWithWhatWouldHaveKeptTheResult() throws IOException {
    Path file = folder.resolve("errors.jsonl");
    JsonNode json = exact("--errors", file.toString());
    List<String> lines = Files.readAllLines(file);
    assertEquals(60 - json.get("kept").asInt(), lines.size());
    Game game = Games.byName("dvonn");
    Solver solver = new Solver(game, new SolverConfig(1));
    for (String line : lines) {
      JsonNode error = JSON.readTree(line);
      Position position = game.notation().parsePosition(error.get("position").asText());
      int sign = position.toMove() == Player.FIRST ? 1 : -1;
      assertTrue(solver.solve(position, Long.MAX_VALUE), line);
      assertEquals(error.get("bestForMover").asInt(), sign * solver.lowerForFirst(), line);
      int played = marginAfter(game, solver, position, error.get("played").asText());
      assertEquals(error.get("marginForMover").asInt(), sign * played, line);
      for (JsonNode keeper : error.get("keepers")) {
        int kept = sign * marginAfter(game, solver, position, keeper.asText());
        int best = error.get("bestForMover").asInt();
        assertEquals(Integer.signum(best), Integer.signum(kept), line);
      }
    }
  }

  private static int marginAfter(Game game, Solver solver, Position position, String action) {
    Position child = Positions.copyOf(game, position);
    child.play(game.notation().parseAction(position, action));
    assertTrue(solver.solve(child, Long.MAX_VALUE));
    return solver.lowerForFirst();
  }

  @Test
  void puzzlesAreWrittenForPlay() throws IOException {
    Path file = folder.resolve("puzzles.jsonl");
    exact("--positions", "400", "--to-come", "1-8", "--puzzles", file.toString());
    assertTrue(Files.size(file) > 0, "some puzzle");
    Cli.Result other = Cli.run("play", "--puzzles", file.toString(), "--game", "tictactoe");
    UsageErrorTest.assertOneLine(other, file + ": expected puzzles of tictactoe, found none");
  }

  @Test
  void linesForPeople() {
    String text =
        Cli.run("inspect", dataset, "--exact", "--to-come", "1-2", "--positions", "9").out();
    assertTrue(text.startsWith("dvonn against exact play: what was played\n"), text);
    assertTrue(text.contains("\nresult kept: "), text);
    assertTrue(text.contains("\nrated from "), text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--exact --positions 0        | --positions: expected 1 to 1000000, found 0",
        "--exact --to-come 3          | --to-come: expected a range such as 1-14, found '3'",
        "--exact --to-come 4-3        | --to-come: expected a range such as 1-14, found '4-3'",
        "--exact --nodes 0            | --nodes: expected 1 or more, found 0",
        "--exact --agent nobody       | agent 'nobody': unknown kind",
        "--exact --agent net:nowhere  | nowhere",
        "--exact --errors no/such     | --errors no/such: expected a folder",
        "--exact --puzzles no/such    | --puzzles no/such: expected a folder",
        "--exact --find start         | expected one of --game, --find, --exact and",
        "--positions 5                | --exact",
      })
  void mistakesGiveOneLine(String options, String expected) {
    String line = "inspect " + dataset + " " + options.strip();
    UsageErrorTest.assertOneLine(Cli.run(line.split(" +", -1)), expected);
  }

  @ParameterizedTest
  @ValueSource(strings = {"play --puzzles nowhere", "play --puzzles --difficulty 4"})
  void mistakesWithPuzzlesGiveOneLine(String line) {
    UsageErrorTest.assertOneLine(Cli.run(line.split(" ", -1)), ": ");
  }
}
