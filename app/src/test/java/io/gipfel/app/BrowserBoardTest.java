package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.gipfel.app.web.WebServer;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RandomGames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The board in a browser: what people choose for the actions of every game. */
class BrowserBoardTest {

  private static final long SEED = 20_260_110;
  private static final int POSITIONS = 5;
  private static final int ACTIONS = 8;

  /** Clicks what actions tell to choose, and returns those that were not made by it. */
  private static final String CLICK_ACTIONS =
      """
      const [game, start, count, done] = arguments;
      Promise.all([import('/board.js'), import('/server.js')]).then(
        async ([{ Board, choiceButtons }, { post }]) => {
          const position = await post('/api/position', { game, start, actions: [] });
          const frame = document.body.appendChild(document.createElement('div'));
          let made;
          let next;
          const board = new Board(frame, {
            onAction: (text) => { made = text; },
            onChoice: (choices) => { next = choices; },
          });
          const click = (id) => {
            const hit = [...frame.querySelectorAll('.hit.legal')]
              .find(({ dataset }) => dataset.id === id);
            const text = position.buttons.find((button) => button.id === id)?.text;
            const button = choiceButtons(board, position, next)
              .find(({ textContent }) => textContent === text);
            (hit ?? button)?.dispatchEvent(new MouseEvent('click'));
          };
          const { actions } = position;
          const step = Math.max(1, Math.floor(actions.length / count));
          const missed = actions.filter((action, i) => i % step === 0).filter((action) => {
            made = null;
            board.show(position, { open: true, animate: false });
            action.gesture.forEach(click);
            return made !== action.text;
          }).map(({ text }) => text);
          frame.remove();
          done(missed);
        }).catch((error) => done([String(error)]));
      """;

  @TempDir static Path folder;
  private static ServedSite site;
  private static WebServer server;
  private static Browser browser;

  @BeforeAll
  static void open() throws IOException {
    if (!Browser.isInstalled()) {
      return;
    }
    browser = Browser.open(folder.resolve("profile"));
    ServedSite.Request request =
        new ServedSite.Request(null, null, List.of(), List.of(), List.of(), null);
    site = new ServedSite(request, warning -> {});
    server = WebServer.start(site.site(), 0);
    browser.go(server.address());
    browser.find(".board");
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

  /** Positions of a random game at even distances, and some actions of each. */
  @ParameterizedTest
  @MethodSource("io.gipfel.core.games.Games#all")
  void everyActionCanBeClicked(Game game) {
    List<Position> positions = RandomGames.positionsOf(game, SEED);
    int step = Math.max(1, positions.size() / POSITIONS);
    for (int i = 0; i < positions.size(); i += step) {
      String position = game.notation().formatPosition(positions.get(i));
      Object missed =
          browser.driver().executeAsyncScript(CLICK_ACTIONS, game.name(), position, ACTIONS);
      assertEquals(List.of(), missed, game.name() + ": " + position);
    }
  }

  /** PÜNCT: a kind by button, its space, then how it lies; a piece may turn where it is. */
  @Test
  void piecesArePlacedAndTurned() {
    String state =
        "{\"game\": \"punct\", \"start\": \"start\", \"actions\": [\"e8.e7.f8\", \"b8.a6.b7\"],"
            + " \"players\": {\"w\": \"you\", \"b\": \"you\"}, \"opinion\": false}";
    browser.script("localStorage.setItem('gipfel.play', arguments[0])", state);
    browser.driver().navigate().refresh();
    browser.await("the game", () -> browser.count(".steps li") == 2);
    browser.click(".buttons button.strong");
    assertEquals("White: choose where its PÜNCT goes", browser.text(".say"));
    assertEquals("T: triangle", browser.text(".buttons button.made"));
    browser.click(".buttons button.made");
    assertEquals(
        "White: place a piece (5 T, 2 C, 4 E, 2 L, 2 M, 2 R left) or move one",
        browser.text(".say"));
    browser.click(".hit.legal[data-id='e8']");
    browser.click(".hit.legal[data-id='e8']");
    assertEquals("White: turn it by one of its other dots", browser.text(".say"));
    browser.click(".hit.target[data-id='e9']");
    browser.await("the action", () -> browser.count(".steps li") == 3);
    assertEquals("e8-e8.d8.e9", browser.text(".steps li:last-child"));
  }
}
