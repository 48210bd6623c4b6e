package io.gipfel.app.web;

import io.gipfel.core.picture.Svg;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/** The files of the page, which lie on the class path. */
final class Assets {

  private static final String SCRIPT = "text/javascript; charset=utf-8";
  private static final String STYLE = "text/css; charset=utf-8";

  /** Every file there is, with its type: no other can be asked for. */
  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("index.html", "text/html; charset=utf-8"),
          Map.entry("icon.svg", "image/svg+xml"),
          Map.entry("style.css", STYLE),
          Map.entry("app.js", SCRIPT),
          Map.entry("board.js", SCRIPT),
          Map.entry("chart.js", SCRIPT),
          Map.entry("dom.js", SCRIPT),
          Map.entry("explorer.js", SCRIPT),
          Map.entry("opinion.js", SCRIPT),
          Map.entry("play.js", SCRIPT),
          Map.entry("puzzles.js", SCRIPT),
          Map.entry("replay.js", SCRIPT),
          Map.entry("run.js", SCRIPT),
          Map.entry("server.js", SCRIPT),
          Map.entry("status.js", SCRIPT),
          Map.entry("theme.js", SCRIPT));

  private Assets() {}

  /** Answers with a file of the page. */
  static void answer(Exchange exchange, String path) throws IOException {
    String name = path.equals("/") ? "index.html" : path.substring(1);
    if (name.equals("board.css")) {
      exchange.answer(200, STYLE, Svg.style().getBytes(StandardCharsets.UTF_8));
      return;
    }
    String type = TYPES.get(name);
    if (type == null) {
      throw WebException.notFound("no page " + path);
    }
    try (InputStream in = Assets.class.getResourceAsStream(name)) {
      exchange.answer(200, type, in.readAllBytes());
    }
  }
}
