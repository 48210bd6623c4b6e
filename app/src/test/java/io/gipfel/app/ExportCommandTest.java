package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.app.export.BotJar;
import io.gipfel.app.export.TinyNetworks;
import io.gipfel.core.games.Games;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExportCommandTest {

  private static final String GAME = "tictactoe-2";

  @TempDir private static Path folder;
  @TempDir private Path empty;

  private static Path network;
  private static Path bot;

  @BeforeAll
  static void export() throws IOException {
    network = TinyNetworks.write(Games.byName(GAME), folder.resolve("network.onnx"));
    bot = folder.resolve("bot.jar");
    Cli.Result result = export("--out", bot, "--platform", platform(), "--sims", 16);
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertTrue(result.out().startsWith(bot + ": " + GAME + ", "), result.out());
  }

  private static Cli.Result export(Object... arguments) {
    List<String> words = new ArrayList<>(List.of("export", network.toString()));
    for (Object argument : arguments) {
      words.add(argument.toString());
    }
    return Cli.run(words.toArray(String[]::new));
  }

  /** As ONNX Runtime calls the machine that this runs on. */
  private static String platform() {
    String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
    String os = system.startsWith("mac") ? "osx" : system.startsWith("win") ? "win" : "linux";
    boolean arm = System.getProperty("os.arch").equals("aarch64");
    return os + (arm ? "-aarch64" : "-x64");
  }

  /** Runs the bot as a program in an empty folder, and nothing on its class path but itself. */
  private String run(int exitCode, String input, String... arguments) throws Exception {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-jar", bot.toString()));
    words.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(words).directory(empty.toFile()).redirectErrorStream(true).start();
    process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(exitCode, process.waitFor(), said);
    return said;
  }

  @Test
  void speaksUgiByItself() throws Exception {
    String said = run(0, "ugi\nposition startpos moves b2\nquery p1turn\ngo\n");
    assertTrue(said.startsWith("id name gipfel"), said);
    assertTrue(said.contains("option name Limit type string default sims=16"), said);
    assertTrue(said.contains("response true"), said);
    assertTrue(said.contains(" nodes 16 "), said);
    assertTrue(said.stripTrailing().matches("(?s).*bestmove [abc][123]"), said);
  }

  @ParameterizedTest
  @CsvSource({"--time, 10ms", "--budget, 1s"})
  void speaksCodeCupsProtocol(String option, String duration) throws Exception {
    String said = run(0, "Start\nQuit\n", "--protocol", "codecup", option, duration);
    assertTrue(said.matches("(?s)[ABC][123]\\R[ABC][123]\\R"), said);
  }

  @Test
  void playsInATerminal() throws Exception {
    String said = run(0, "hint\nquit\n", "--play", "--side", "black");
    assertTrue(said.startsWith(GAME + ": you are Black against net:default:sims=16"), said);
    assertEquals(2, said.lines().filter(line -> line.contains("White plays ")).count(), said);
    assertTrue(said.contains(" expects "), said);
  }

  @Test
  void servesThePage() throws Exception {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(java, "-jar", bot.toString(), "--serve", "--port", "0")
            .directory(empty.toFile())
            .redirectErrorStream(true)
            .start();
    try {
      String line = process.inputReader().readLine();
      assertTrue(line.matches("serving http://127\\.0\\.0\\.1:\\d+/ until Ctrl-C"), line);
      String address = line.split(" ", -1)[1];
      HttpRequest site = HttpRequest.newBuilder(URI.create(address + "api/site")).build();
      String games = HttpClient.newHttpClient().send(site, BodyHandlers.ofString()).body();
      assertTrue(games.startsWith("{\"firstGame\":\"" + GAME + "\""), games);
      assertTrue(games.contains("\"brain\":\"this bot's network\""), games);
      HttpRequest page = HttpRequest.newBuilder(URI.create(address)).build();
      assertEquals(
          200, HttpClient.newHttpClient().send(page, BodyHandlers.discarding()).statusCode());
    } finally {
      process.destroy();
    }
  }

  @Test
  void hasACard() throws Exception {
    JsonNode card = JsonMapper.builder().build().readTree(run(0, "", "--card"));
    assertEquals(GAME, card.get("game").asText());
    assertEquals("sims=16", card.get("limit").asText());
    assertTrue(card.get("program").asText().startsWith("gipfel "), card.toString());
    assertTrue(card.get("cite").asText().contains("Network for " + GAME), card.toString());
    assertEquals(8, card.get("network").get("channels").asInt());
    assertTrue(card.get("search").has("algorithm"), card.toString());
    assertTrue(card.get("generation").isNull(), "it is of no run");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--side red      | --side: expected white or black, found red",
        "--game dvonn    | --game: expected tictactoe-2 or its random setup, found dvonn",
        "--sims 0        | sims: expected 1 to",
        "--time soon     | time: expected a duration",
        "--tune          | Unknown option: '--tune'",
      })
  void mistakesGiveOneLine(String arguments, String expected) throws Exception {
    String said = run(2, "", arguments.split(" ", -1));
    assertEquals(1, said.lines().count(), said);
    assertTrue(said.startsWith("bot: ") && said.contains(expected), said);
  }

  @Test
  void holdsWhatABotNeedsAndNothingElse() throws IOException {
    try (ZipFile jar = new ZipFile(bot.toFile())) {
      List<String> names = jar.stream().map(entry -> entry.getName()).toList();
      assertEquals(names.size(), names.stream().distinct().count());
      assertFalse(names.stream().anyMatch(n -> n.matches(".*(nd4j|deeplearning4j|training).*")));
      assertFalse(names.stream().anyMatch(n -> n.startsWith("io/gipfel/app/export/")));
      assertTrue(names.contains("META-INF/MANIFEST.MF"));
      List<String> natives =
          names.stream().filter(n -> n.startsWith("ai/onnxruntime/native/")).toList();
      assertTrue(natives.stream().allMatch(n -> n.contains("/" + platform() + "/")));
      assertTrue(names.stream().anyMatch(n -> n.matches("META-INF/licenses/.*/LICENSE.*")));
    }
    assertTrue(Files.size(bot) < 20_000_000, "bytes: " + Files.size(bot));
  }

  @Test
  void theSameNetworkGivesTheSameBytes() throws IOException {
    Path again = folder.resolve("again.jar");
    export("--out", again, "--platform", platform(), "--sims", 16);
    assertArrayEquals(Files.readAllBytes(bot), Files.readAllBytes(again));
  }

  /** A bot can be exported again, and its network plays in matches and alone. */
  @Test
  void aBotIsANetworkToo() throws IOException {
    Path bare = folder.resolve("bare.onnx");
    Cli.Result result = Cli.run("export", bot.toString(), "--onnx", bare.toString());
    assertEquals(ExitCode.OK, result.code(), result.err());
    assertArrayEquals(Files.readAllBytes(network), Files.readAllBytes(bare));
    Cli.Result match =
        Cli.run(
            "match",
            "net:" + bot + ":sims=8",
            "net:" + bare + ":sims=8",
            "--game",
            GAME,
            "--pairs",
            "2");
    assertEquals(ExitCode.OK, match.code(), match.err());
    assertTrue(match.out().contains("score 0.500"), match.out());
  }

  @Test
  void everyPlatformIsOffered() {
    assertTrue(BotJar.platforms().containsAll(List.of("linux-x64", "osx-aarch64", "win-x64")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "export NETWORK                        | expected --out FILE.jar, --onnx FILE.onnx or both",
        "export NETWORK --out bot.zip          | expected a name that ends in .jar, found bot.zip",
        "export NETWORK --out /nowhere/bot.jar | expected a folder /nowhere, found none",
        "export NETWORK --out b.jar --platform amiga | --platform: expected one of linux-aarch64",
        "export NETWORK --out b.jar --game dvonn | expected a network for dvonn, found",
        "export NETWORK --out b.jar --sims 0   | sims: expected 1 to",
        "export /nowhere --out b.jar           | /nowhere: no such file",
        "export pom.xml --out b.jar            | expected an ONNX network, found something else",
      })
  void mistakesOfExportGiveOneLine(String line, String expected) {
    String[] words = line.replace("NETWORK", network.toString()).split(" ", -1);
    UsageErrorTest.assertOneLine(Cli.run(words), expected);
    assertFalse(Files.exists(Path.of("b.jar")));
  }
}
