package io.gipfel.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameRecorder;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import io.gipfel.datasets.puzzles.PuzzleFile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the server answers, and what it refuses. */
class WebServerTest {

  @TempDir static Path folder;
  private static WebClient server;

  @BeforeAll
  static void start() throws IOException {
    Path games = Files.createDirectories(folder.resolve("games"));
    writeShard(games.resolve("one.shard"));
    Files.writeString(folder.resolve("secret.shard"), "secret");
    Game game = Games.byName("tictactoe");
    Site site =
        new Site(game, List::of, Map.of(), Map.of("games", games), List.of(), PuzzleFile.shipped());
    server = new WebClient(site);
  }

  private static void writeShard(Path file) throws IOException {
    Game game = Games.byName("tictactoe");
    Provenance provenance =
        new Provenance("tictactoe", Provenance.RULES_VERSION, "test", "nobody", "", 3, 0, Map.of());
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    int[] candidates = {0, 4};
    recorder.play(
        new PlyRecord(0, candidates, new int[] {3, 1}, new int[] {3, 1}, 0.5f, true, false));
    for (int square : List.of(3, 1, 4, 2)) {
      recorder.play(PlyRecord.unsearched(square));
    }
    GameRecord record = recorder.finish(17, 0);
    GameRecorder resigned = new GameRecorder(game, game.newPosition());
    resigned.play(PlyRecord.unsearched(4));
    try (ShardWriter writer = new ShardWriter(file, provenance)) {
      writer.write(record);
      writer.write(resigned.stop(18, Optional.of(Player.SECOND), Map.of(GameTag.WHITE, "Ann")));
      writer.publish();
    }
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameCanBeShownAndBegun(Game game) throws IOException {
    String start = "{\"game\": \"%s\", \"start\": \"start 5\"}".formatted(game.name());
    JsonNode position = WebClient.json(server.post("/api/position", start));
    assertEquals(game.drawing().title(), position.path("title").asText());
    assertTrue(position.path("svg").asText().startsWith("<svg"));
    assertFalse(position.path("over").asBoolean());
    assertTrue(position.path("actions").size() > 1);
    assertEquals(
        game.newPosition(5).hash(),
        game.notation().parsePosition(position.path("position").asText()).hash());
  }

  @Test
  void thePageAndAllItsFilesAreThere() {
    HttpResponse<String> page = server.get("/");
    assertEquals(200, page.statusCode());
    for (String file : List.of("app.js", "style.css", "board.css", "icon.svg")) {
      assertTrue(page.body().contains("/" + file), file);
      assertEquals(200, server.get("/" + file).statusCode(), file);
    }
    for (String script :
        List.of(
            "board", "chart", "dom", "opinion", "play", "puzzles", "replay", "run", "server",
            "status", "theme")) {
      assertEquals(200, server.get("/" + script + ".js").statusCode(), script);
    }
  }

  @Test
  void nothingIsFetchedFromElsewhere() {
    HttpResponse<String> page = server.get("/");
    String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
    assertTrue(policy.startsWith("default-src 'none'; script-src 'self'"), policy);
    assertFalse(page.body().contains("http"), page.body());
  }

  @Test
  void aFinishedGameSaysWhoWon() throws IOException {
    String body =
        """
        {"game": "tictactoe", "actions": ["a1", "a2", "b1", "b2", "c1"]}\
        """;
    JsonNode position = WebClient.json(server.post("/api/position", body));
    assertTrue(position.path("over").asBoolean());
    assertEquals("White wins", position.path("result").asText());
    assertEquals(0, position.path("actions").size());
    assertEquals(5, position.path("steps").size());
    WebClient.assertRefused(
        400,
        "the game is over",
        server.post("/api/move", body.replace("}", ", \"level\": \"random\"}")));
  }

  @Test
  void opponentsMove() throws IOException {
    String body =
        """
        {"game": "tictactoe", "actions": ["a1", "a2", "b1", "b2"], "level": "alphabeta:depth=2"}\
        """;
    assertEquals("c1", WebClient.json(server.post("/api/move", body)).path("action").asText());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"game\": \"go\"}                                        | unknown game 'go'",
        "{\"start\": \"start\"}                                    | expected a text 'game'",
        "{\"game\": \"tictactoe\", \"start\": \"x\"}               | position 'x'",
        "{\"game\": \"tictactoe\", \"actions\": [\"a9\"]}          | action 'a9'",
        "{\"game\": \"tictactoe\", \"actions\": [\"a1\", \"a1\"]}  | the square is taken",
        "[]                                                        | expected a JSON object",
        "{                                                         | expected a JSON object",
        "                                                          | expected a JSON object",
      })
  void whatIsNoGameIsRefused(String body, String error) throws IOException {
    WebClient.assertRefused(400, error, server.post("/api/position", body == null ? "" : body));
  }

  @Test
  void onlyOpponentsOnTheListMove() throws IOException {
    String body = "{\"game\": \"tictactoe\", \"level\": \"engine:codecup:touch /tmp/x\"}";
    WebClient.assertRefused(
        400, "no opponent 'engine:codecup:touch /tmp/x'", server.post("/api/move", body));
  }

  @Test
  void anOpinionComesInEventsAndEnds() {
    HttpResponse<String> events =
        server.get("/api/analysis?game=tictactoe&actions=a1%20a2%20b1%20b2&client=test");
    assertEquals(200, events.statusCode());
    assertTrue(
        events.headers().firstValue("Content-Type").orElse("").startsWith("text/event-stream"));
    assertTrue(events.body().contains("event: opinion\ndata: {\"simulations\":"), events.body());
    assertTrue(
        events.body().contains("\"proven\":{\"outcomeForFirst\":1,\"marginForFirst\":1}"),
        events.body());
    assertTrue(events.body().contains("\"line\":[\"c1\"]"), events.body());
    assertTrue(events.body().endsWith("event: done\ndata: {}\n\n"));
  }

  @Test
  void gamesOfADatasetCanBeReplayed() throws IOException {
    JsonNode shards = WebClient.json(server.get("/api/shards?dataset=games"));
    assertEquals("[\"one.shard\"]", shards.path("shards").toString());
    JsonNode games = WebClient.json(server.get("/api/games?dataset=games&shard=one.shard"));
    assertEquals(3, games.path("generation").asInt());
    assertEquals("White wins", games.path("games").path(0).path("result").asText());
    JsonNode game = WebClient.json(server.get("/api/game?dataset=games&shard=one.shard&index=0"));
    assertEquals(17, game.path("id").asInt());
    JsonNode ply = game.path("plies").path(0);
    assertEquals("a1", ply.path("action").asText());
    assertEquals(0.5, ply.path("valueForFirst").asDouble());
    assertEquals(0.75, ply.path("candidates").path(0).path("policy").asDouble());
    assertEquals(5, game.path("plies").size());
  }

  /** One game begins in a corner, of which one is as good as another, and one in the middle. */
  @ParameterizedTest
  @CsvSource({
    "'', 2",
    "a1, 1",
    "c3, 1",
    "b2, 1",
    "a1 c3, 0",
  })
  void whatWasPlayedNextIsTold(String actions, int games) throws IOException {
    String path = "/api/explore?dataset=games&game=tictactoe&actions=" + actions.replace(' ', '+');
    JsonNode found = WebClient.json(server.get(path));
    assertEquals(games, found.get("games").asInt());
    assertEquals(2, found.get("searchedGames").asInt());
    assertEquals(games, found.get("white").asInt(), "White won both");
    assertEquals(0, found.get("draws").asInt() + found.get("black").asInt());
    int played = 0;
    for (JsonNode next : found.get("continuations")) {
      played += next.get("games").asInt();
      assertEquals(next.get("games"), next.get("white"));
    }
    assertEquals(games, played);
  }

  @Test
  void gamesOfPeopleHaveNamesAndMayBeResigned() throws IOException {
    JsonNode game = WebClient.json(server.get("/api/game?dataset=games&shard=one.shard&index=1"));
    assertEquals("Black resigned", game.path("result").asText());
    assertEquals("Ann", game.path("tags").path("white").asText());
    assertFalse(game.path("plies").path(0).has("valueForFirst"));
  }

  @ParameterizedTest
  @CsvSource({
    "/api/games?dataset=games&shard=../secret.shard, no shard",
    "/api/games?dataset=games&shard=/etc/passwd, no shard",
    "/api/games?dataset=..&shard=secret.shard, no dataset",
    "/api/shards?dataset=/, no dataset",
    "/api/explore?dataset=..&game=tictactoe, no dataset",
    "/api/run?run=../run, no run",
    "/../pom.xml, no page",
    "/web/index.html, no page",
    "/WebServer.class, no page",
    "/package-info.class, no page",
  })
  void nothingElseOnTheDiskCanBeReached(String path, String error) throws IOException {
    WebClient.assertRefused(404, error, server.get(path));
  }

  @ParameterizedTest
  @ValueSource(strings = {"/api/games", "/api/analysis", "/api/game?dataset=games&shard=one.shard"})
  void whatIsMissingIsNamed(String path) throws IOException {
    WebClient.assertRefused(400, "in the query", server.get(path));
  }

  @Test
  void aGameThatIsNotThereIsRefused() throws IOException {
    String shard = "/api/game?dataset=games&shard=one.shard&index=";
    WebClient.assertRefused(404, "expected less than 2", server.get(shard + "2"));
    WebClient.assertRefused(400, "expected a whole number, found '-1'", server.get(shard + "-1"));
  }

  @Test
  void bodiesAreBounded() throws IOException {
    WebClient.assertRefused(
        413, "at most 65536 bytes", server.post("/api/position", " ".repeat(70_000)));
  }

  @Test
  void onlyTheMethodsThatAreNeededAreTaken() throws IOException {
    WebClient.assertRefused(405, "expected POST", server.get("/api/position"));
    WebClient.assertRefused(405, "expected GET", server.post("/api/site", "{}"));
    WebClient.assertRefused(405, "found DELETE", server.send(server.request("/").DELETE()));
  }

  @Test
  void postsComeFromThePageAlone() throws IOException {
    HttpRequest.Builder form = server.request("/api/position").POST(BodyPublishers.ofString("{}"));
    WebClient.assertRefused(415, "expected application/json", server.send(form));
    HttpRequest.Builder foreign =
        server
            .request("/api/position")
            .header("Content-Type", "application/json")
            .header("Origin", "http://elsewhere.example")
            .POST(BodyPublishers.ofString("{}"));
    WebClient.assertRefused(403, "origin: expected http://127.0.0.1", server.send(foreign));
  }

  @Test
  void otherSitesMayLinkToThePageButEmbedNothing() throws IOException {
    HttpRequest.Builder embedded =
        server.request("/api/analysis?game=dvonn&client=x").header("Sec-Fetch-Site", "cross-site");
    WebClient.assertRefused(403, "found one of another site", server.send(embedded));
    HttpRequest.Builder link =
        server
            .request("/")
            .header("Sec-Fetch-Site", "cross-site")
            .header("Sec-Fetch-Mode", "navigate");
    assertEquals(200, server.send(link).statusCode());
    assertEquals(
        200, server.send(server.request("/").header("Sec-Fetch-Site", "none")).statusCode());
  }

  /** A name that some other site makes point here, as in DNS rebinding, is not answered. */
  @ParameterizedTest
  @CsvSource({
    "127.0.0.1, 200",
    "localhost:8080, 200",
    "[::1]:8080, 200",
    "elsewhere.example, 403",
    "127.0.0.1.elsewhere.example, 403",
    "localhost:80@elsewhere.example, 403",
    "'', 403",
  })
  void onlyNamesOfThisMachineAreAnswered(String host, int status) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String request = "GET / HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(answer.startsWith("HTTP/1.1 " + status), answer);
    }
  }
}
