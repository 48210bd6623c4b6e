package io.gipfel.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.Puzzle;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The page's puzzles: how they are posed, and how answers are judged. */
class PuzzleApiTest {

  /** In the first a row wins at once; in the second White has to stop Black's. */
  private static final List<Puzzle> PUZZLES =
      List.of(
          new Puzzle("tictactoe", "ww./bb./... w 1", "c1", 1, 0, 1, 1),
          new Puzzle("tictactoe", "w../bb./..w w 1", "c2", 0, -1, 2, 3));

  private static WebClient server;

  @BeforeAll
  static void start() throws IOException {
    server = new WebClient(site(PUZZLES));
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static Site site(List<Puzzle> puzzles) {
    return new Site(Games.byName("tictactoe"), List::of, Map.of(), Map.of(), List.of(), puzzles);
  }

  private static JsonNode get(String path) throws IOException {
    return WebClient.json(server.get(path));
  }

  private static String judgement(String path) throws IOException {
    return get(path).toString();
  }

  @Test
  void gamesSayHowManyPuzzlesTheyHave() throws IOException {
    for (JsonNode game : get("/api/site").get("games")) {
      int expected = game.get("name").asText().equals("tictactoe") ? PUZZLES.size() : 0;
      assertEquals(expected, game.get("puzzles").asInt(), game.toString());
    }
  }

  @Test
  void theListSaysWhatPeopleChooseByAndNoAnswer() throws IOException {
    JsonNode puzzles = get("/api/puzzles?game=tictactoe").get("puzzles");
    assertEquals(2, puzzles.size());
    assertEquals(2, puzzles.get(1).get("difficulty").asInt());
    assertEquals(3, puzzles.get(1).get("movesToCome").asInt());
    assertNotEquals(puzzles.get(0).get("id"), puzzles.get(1).get("id"));
    assertEquals(3, puzzles.get(0).size(), puzzles.toString());
  }

  /** An id is the same wherever the puzzle stands. */
  @Test
  void idsOutliveTheOrder() throws IOException {
    String second = get("/api/puzzles?game=tictactoe").at("/puzzles/1/id").asText();
    try (WebClient other = new WebClient(site(PUZZLES.subList(1, 2)))) {
      JsonNode puzzles = WebClient.json(other.get("/api/puzzles?game=tictactoe"));
      assertEquals(second, puzzles.at("/puzzles/0/id").asText());
    }
  }

  @Test
  void aPuzzleIsPosedWithoutItsAnswer() throws IOException {
    JsonNode puzzle = get("/api/puzzle?game=tictactoe&number=1");
    assertEquals(PUZZLES.get(0).position(), puzzle.get("position").asText());
    assertEquals(1, puzzle.get("number").asInt());
    assertTrue(puzzle.get("win").asBoolean());
    assertEquals(5, puzzle.get("actions").size());
    assertFalse(puzzle.has("answer"));
    assertFalse(get("/api/puzzle?game=tictactoe&number=2").get("win").asBoolean());
  }

  @Test
  void theRightActionIsRight() throws IOException {
    assertEquals(
        "{\"action\":\"c1\",\"right\":true,\"bestForMover\":1,\"marginForMover\":1,"
            + "\"line\":[{\"text\":\"c1\",\"side\":\"w\"}]}",
        judgement("/api/answer?game=tictactoe&number=1&action=c1"));
    assertEquals(
        judgement("/api/answer?game=tictactoe&number=1&action=c1"),
        judgement("/api/solution?game=tictactoe&number=1"));
  }

  @Test
  void aWrongActionIsToldWhatItCosts() throws IOException {
    JsonNode wrong = get("/api/answer?game=tictactoe&number=2&action=c1");
    assertFalse(wrong.get("right").asBoolean());
    assertEquals(0, wrong.get("bestForMover").asInt());
    assertEquals(-1, wrong.get("marginForMover").asInt());
    assertEquals("[\"c1\", \"c2\"]", wrong.get("line").findValues("text").toString());
    assertEquals("[\"w\", \"b\"]", wrong.get("line").findValues("side").toString());
  }

  /** The same for Black, whose margins have the other sign. */
  @Test
  void marginsAreForThePlayerToMove() throws IOException {
    Puzzle black = new Puzzle("tictactoe", "ww./bb./w.. b 1", "c2", 1, -1, 1, 1);
    try (WebClient other = new WebClient(site(List.of(black)))) {
      String path = "/api/answer?game=tictactoe&number=1&action=";
      assertEquals(1, WebClient.json(other.get(path + "c2")).get("marginForMover").asInt());
      assertEquals(-1, WebClient.json(other.get(path + "b3")).get("marginForMover").asInt());
    }
  }

  /** Of the best line every action is legal, and its end has the margin that was promised. */
  @Test
  void linesAreGamesToTheEnd() throws IOException {
    JsonNode solution = get("/api/solution?game=tictactoe&number=2");
    Position position = PUZZLES.get(1).start();
    for (JsonNode step : solution.get("line")) {
      String text = step.get("text").asText();
      position.play(PUZZLES.get(1).rules().notation().parseAction(position, text));
    }
    assertTrue(position.isTerminal());
    assertEquals(0, position.outcomeForFirst());
  }

  @ParameterizedTest
  @CsvSource({
    "/api/puzzles?game=dvonn, 404, no puzzles of 'dvonn'",
    "/api/puzzle?game=go&number=1, 404, no puzzles of 'go'",
    "/api/puzzle?game=tictactoe&number=0, 404, puzzle 0: expected 1 to 2",
    "/api/answer?game=tictactoe&number=3&action=a1, 404, puzzle 3: expected 1 to 2",
    "/api/solution?game=tictactoe&number=999999999, 404, puzzle 999999999: expected 1 to 2",
    "/api/puzzle?game=tictactoe&number=x, 400, number: expected a whole number",
    "/api/puzzle?game=tictactoe, 400, expected 'number' in the query",
    "/api/answer?game=tictactoe&number=1, 400, expected 'action' in the query",
    "/api/answer?game=tictactoe&number=1&action=a1, 400, the square is taken",
  })
  void whatIsNotThereIsNamed(String path, int status, String error) throws IOException {
    WebClient.assertRefused(status, error, server.get(path));
  }
}
