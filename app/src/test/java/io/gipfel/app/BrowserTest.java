package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gipfel.app.web.WebServer;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.datasets.puzzles.PuzzleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.support.ui.Select;

/** The page in a browser: play a game to its end, replay one, watch a run. */
class BrowserTest {

  @TempDir static Path folder;
  private static Path run;
  private static ServedSite site;
  private static WebServer server;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    if (!Browser.isInstalled()) {
      return;
    }
    browser = Browser.open(folder.resolve("profile"));
    run = folder.resolve("run");
    Cli.Result trained = TinyRun.train(TinyRun.config(folder), run);
    assertEquals(ExitCode.OK, trained.code(), trained.err());
    ServedSite.Request request =
        new ServedSite.Request(null, null, List.of(run), List.of(), List.of(), null);
    site = new ServedSite(request, warning -> {});
    server = WebServer.start(site.site(), 0);
  }

  @AfterAll
  static void close() {
    if (server != null) {
      server.close();
      site.close();
    }
    if (browser != null) {
      browser.close();
    }
  }

  /** Here and not before all tests, since only so each is listed as left out. */
  @BeforeEach
  void needsChromium() {
    assumeTrue(browser != null, "no chromium and chromedriver");
  }

  /** The browser complains of scripts that fail, and of what its policy forbids. */
  @AfterEach
  void nothingWentWrongUnseen() {
    if (browser == null) {
      return;
    }
    List<String> errors =
        browser.driver().manage().logs().get("browser").getAll().stream()
            .filter(entry -> entry.getLevel().intValue() >= Level.SEVERE.intValue())
            .map(Object::toString)
            .toList();
    assertEquals(List.of(), errors);
  }

  /** Opens the page at a game of two people that has come so far. */
  private static void begin(String game, String start, String actions) {
    browser.go(server.address());
    browser.find(".board");
    String state =
        "{\"game\": \"%s\", \"start\": \"%s\", \"actions\": [%s],"
            + " \"players\": {\"w\": \"you\", \"b\": \"you\"}, \"opinion\": false}";
    browser.script(
        "localStorage.setItem('gipfel.play', arguments[0])", state.formatted(game, start, actions));
    browser.driver().navigate().refresh();
    browser.find(".board");
  }

  private static void choose(String id) {
    browser.click(".hit.legal[data-id='" + id + "']");
  }

  private static void awaitSteps(int count) {
    browser.await("actions: " + count, () -> browser.count(".steps li") == count);
  }

  @Test
  void playsAGameToItsEndAgainstTheNetwork() {
    begin("tictactoe", "start", "");
    new Select(browser.find("aside label:nth-of-type(3) select"))
        .selectByVisibleText("Network, 16 simulations");
    for (int choices = 1; browser.count(".say.over") == 0; choices++) {
      int before = choices;
      browser.click(".hit.legal");
      browser.await(
          "an answer or the end",
          () ->
              (browser.count(".steps li") == 2 * before && browser.count(".hit.legal") > 0)
                  || browser.count(".say.over") > 0);
    }
    assertEquals(0, browser.count(".hit.legal"));
    assertTrue(browser.count(".steps li") >= 5);
  }

  @Test
  void showsStacksAndWhatTheyLose() {
    String board = "w1,r,r,r,w2,b1,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./";
    begin("dvonn", board + ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,. w stack", "");
    assertEquals(6, browser.count(".token"));
    choose("a1");
    browser.click(".hit.target[data-id='b1']");
    awaitSteps(1);
    assertEquals("Black: move a stack", browser.text(".say"));
    assertEquals(1, browser.count(".token .on-ink"));
    choose("f1");
    choose("e1");
    awaitSteps(2);
    assertEquals(1, browser.count(".last.way"));
    assertEquals(
        "e1, black, 3 high",
        browser.script("return document.querySelector('[data-id=e1]').ariaLabel"));
  }

  @Test
  void takesBackAndBeginsAnew() {
    begin("tictactoe", "start", "\"a1\", \"b2\"");
    awaitSteps(2);
    browser.click(".buttons button");
    awaitSteps(1);
    new Actions(browser.driver()).sendKeys("u").perform();
    awaitSteps(0);
    choose("c3");
    awaitSteps(1);
    new Actions(browser.driver()).sendKeys("n").perform();
    awaitSteps(0);
  }

  @Test
  void canBePlayedByKeys() {
    begin("tictactoe", "start", "");
    WebElement first = browser.find(".hit[tabindex='0']");
    browser.script("arguments[0].focus()", first);
    new Actions(browser.driver()).sendKeys(Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ENTER).perform();
    awaitSteps(1);
    assertEquals("b2", browser.text(".steps li"));
  }

  @Test
  void piecesCanBeDragged() {
    String board = "w1,r,r,r,w2,b1,.,.,./.,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,.,.,./";
    begin("dvonn", board + ".,.,.,.,.,.,.,.,.,./.,.,.,.,.,.,.,.,. w stack", "");
    new Actions(browser.driver())
        .dragAndDrop(browser.find("[data-id='a1']"), browser.find("[data-id='b1']"))
        .perform();
    awaitSteps(1);
    assertEquals("a1b1", browser.text(".steps li"));
  }

  /** A piece is placed by three choices; the same space twice turns it on the spot. */
  @Test
  void theSameCanBeChosenTwiceWhereThatFits() {
    begin("punct", "start", "\"e5.e6.e7\"");
    browser.click(".buttons button:first-child");
    choose("n10");
    choose("n11");
    awaitSteps(2);
    choose("e5");
    choose("e5");
    choose("g5");
    awaitSteps(3);
    assertEquals("e5-e5.f5.g5", browser.text(".steps li:last-child"));
  }

  @Test
  void tellsTheOpinionOfTheSearch() {
    begin("tictactoe", "start", "\"a1\", \"a2\", \"b1\", \"b2\"");
    browser.click("#opinion");
    browser.await("an opinion", () -> browser.count(".opinion tbody tr") > 0);
    assertEquals("c1", browser.text(".opinion tbody tr td"));
    browser.await("the proof", () -> browser.text(".opinion td.proven").equals("won"));
    assertEquals("proven", browser.text(".balance .proven"));
    browser.await("advice on the board", () -> browser.count(".advice.best") == 1);
    browser.click(".opinion tbody tr");
    browser.await("the end", () -> browser.text(".say").equals("White wins"));
  }

  @Test
  void exploresTheGamesOfADataset() {
    begin("tictactoe", "start", "");
    new Select(browser.find(".explorer select")).selectByVisibleText("run");
    browser.await("the games", () -> browser.text(".found").contains("games pass here"));
    browser.await("rows", () -> browser.count(".found tbody tr") > 0);
    String all = browser.text(".found p").split(" ", -1)[0];
    browser.click(".found tbody tr");
    awaitSteps(1);
    browser.await(
        "fewer games",
        () -> browser.count(".found tbody tr") > 0 && !browser.text(".found p").startsWith(all));
    new Select(browser.find(".explorer select")).selectByVisibleText("off");
    browser.await("nothing", () -> browser.count(".found *") == 0);
  }

  /** A new network often loses every game: then nothing but the upper end is known. */
  @Test
  void chartsShowResultsWithOneKnownEnd() {
    browser.go(server.address());
    browser.find(".board");
    Object legend =
        browser
            .driver()
            .executeAsyncScript(
                """
                const done = arguments[arguments.length - 1];
                import('/chart.js').then(({ lineChart }) => {
                  const value = (low, high) => ({ x: 1, y: null, low, high });
                  const chart = lineChart({ title: 'Elo', unit: '', series: [
                    { name: 'all lost', values: [value(null, -191)] },
                    { name: 'all won', values: [value(191, null)] },
                    { name: 'none played', values: [value(null, null)] }] });
                  done([...chart.querySelectorAll('.legend span')].map((key) => key.textContent)
                    .concat(chart.querySelectorAll('.beyond').length).join(', '));
                });
                """);
    assertEquals("all lost under -191, all won over 191, 2", legend);
  }

  @Test
  void replaysAGame() {
    browser.go(server.address() + "#replay");
    browser.find(".games .now");
    String result = browser.text(".games .now span:nth-of-type(2)");
    browser.await("the start", () -> browser.text(".say").contains("ply 0 of"));
    new Actions(browser.driver()).sendKeys(Keys.ARROW_RIGHT).perform();
    browser.await("one ply", () -> browser.text(".say").contains("ply 1 of"));
    assertEquals(1, browser.count(".token"));
    assertEquals(1, browser.count(".values .white-area"));
    assertTrue(browser.count(".thought tbody tr") > 0);
    new Actions(browser.driver()).sendKeys(Keys.END).perform();
    browser.await("the end", () -> browser.text(".say").startsWith(result));
    browser.driver().findElement(By.xpath("//button[text()='Play from here']")).click();
    browser.await("the game goes on elsewhere", () -> browser.count("main.play .say.over") == 1);
  }

  @Test
  void watchesARunAsItGoesOn() throws IOException {
    Path reports = run.resolve("reports.jsonl");
    browser.go(server.address() + "#training");
    browser.await("the state", () -> browser.text(".state").equals("finished after 1 generations"));
    assertTrue(browser.count(".chart .curve") > 8);
    assertTrue(browser.text(".figures").contains("1 of 1"), browser.text(".figures"));
    String report = Files.readString(reports);
    Files.delete(reports);
    browser.await("a change", () -> browser.text(".state").contains("generation 1 of 1"));
    assertEquals(0, browser.count(".chart .curve"));
    Files.writeString(reports, report);
    browser.await("another", () -> browser.text(".state").equals("finished after 1 generations"));
    Files.writeString(reports, "nonsense\n");
    browser.await("an error", () -> browser.text(".empty").contains("no report"));
    Files.writeString(reports, report);
  }

  /** Chooses an action of a puzzle on its board. */
  private static void choose(Puzzle puzzle, int action) {
    puzzle.rules().drawing().gesture(puzzle.start(), action).forEach(BrowserTest::choose);
  }

  private static void awaitSaid(String beginning) {
    browser.await(beginning, () -> browser.text(".say").startsWith(beginning));
  }

  @Test
  void posesPuzzlesAndRemembersWhatWasSolved() {
    List<Puzzle> puzzles = PuzzleFile.shipped(Games.byName("dvonn"));
    Puzzle puzzle = puzzles.get(299);
    int right = puzzle.answerAction();
    int wrong =
        Arrays.stream(Positions.legalActions(puzzle.rules(), puzzle.start()))
            .filter(action -> action != right)
            .findFirst()
            .orElseThrow();
    browser.go(server.address() + "#puzzles/dvonn/300");
    awaitSaid("White is to play and win");
    choose(puzzle, wrong);
    awaitSaid("No: after ");
    assertTrue(browser.text(".puzzle-choice").contains("0 of 922 solved"));
    assertTrue(browser.count(".course .steps li") > 1);
    new Actions(browser.driver()).sendKeys("u").perform();
    awaitSaid("White is to play and win");
    choose(puzzle, right);
    awaitSaid("Right: White wins by " + puzzle.marginForMover());
    browser.driver().navigate().refresh();
    awaitSaid("White is to play and win");
    String progress = "1 of 922 solved, 0 at the first try; 1 tried";
    assertTrue(browser.text(".puzzle-choice").contains(progress));
  }

  @Test
  void goesFromPuzzleToPuzzle() {
    browser.go(server.address() + "#puzzles/dvonn/922");
    browser.await("the last", () -> browser.text(".say").contains("puzzle 922 of 922"));
    new Actions(browser.driver()).sendKeys("n").perform();
    browser.await("the first", () -> browser.text(".say").contains("puzzle 1 of 922"));
    assertTrue(browser.driver().getCurrentUrl().endsWith("#puzzles/dvonn/1"));
    new Actions(browser.driver()).sendKeys("s").perform();
    browser.await("the solution", () -> browser.text(".say").contains(": Black draws"));
    new Select(browser.find(".puzzle-choice select")).selectByVisibleText("11");
    browser.await("a chosen one", () -> browser.text(".say").contains("11 moves to come"));
    assertTrue(browser.text(".puzzle-choice").contains("0 of 2 solved"));
    new Select(browser.find(".puzzle-choice select")).selectByVisibleText("any");
    browser.driver().navigate().back();
    browser.await("back", () -> browser.text(".say").contains("puzzle 1 of 922"));
    browser.go(server.address() + "#puzzles/dvonn/923");
    awaitSaid("puzzle 923: expected 1 to 922");
    long refusals =
        browser.driver().manage().logs().get("browser").getAll().stream()
            .filter(entry -> entry.getMessage().contains("404"))
            .count();
    assertEquals(1, refusals, "the browser reports what the server refused");
  }

  @Test
  void theThemeIsTheSystemsUntilPeopleChoose() {
    browser.go(server.address());
    browser.find(".board");
    assertEquals("Theme: as the system", browser.find(".theme").getAttribute("aria-label"));
    String paper = "return getComputedStyle(document.body).backgroundColor";
    browser.click(".theme");
    Object light = browser.script(paper);
    browser.click(".theme");
    Object dark = browser.script(paper);
    assertNotEquals(light, dark);
    browser.driver().navigate().refresh();
    browser.find(".theme .chip.b");
    assertEquals(dark, browser.script(paper), "it is remembered");
    browser.click(".theme");
  }

  @Test
  void fitsAPhone() {
    begin("dvonn", "start", "");
    browser
        .driver()
        .executeCdpCommand(
            "Emulation.setDeviceMetricsOverride",
            Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
    for (String view : List.of("play", "puzzles", "replay", "training")) {
      browser.go(server.address() + "#" + view);
      browser.find("main." + view);
      Object excess =
          browser.script("return document.documentElement.scrollWidth - window.innerWidth");
      assertFalse((Long) excess > 0, view);
    }
    browser.driver().executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
  }
}
