package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Serves the page on the loopback address until it is closed.
 *
 * <p>How many searches, event streams and requests there are at once is bounded.
 */
public final class WebServer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(WebServer.class.getName());
  private static final byte[] LOOPBACK = {127, 0, 0, 1};
  private static final int THREADS = 32;
  private static final int STREAMS = 16;
  private static final int CLOSE_SECONDS = 10;
  private static final long SEARCH_PATIENCE_MILLIS = 30_000;
  private static final long STREAM_PATIENCE_MILLIS = 1_000;

  private final HttpServer server;
  private final ExecutorService threads = Executors.newFixedThreadPool(THREADS);
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Map<String, Route> routes;

  /** What answers a request. */
  @FunctionalInterface
  private interface Handler {
    void answer(Exchange exchange) throws IOException;
  }

  private record Route(String method, Handler handler) {}

  private WebServer(HttpServer server, Site site) {
    this.server = server;
    this.routes = routes(site);
    server.createContext("/", this::answer);
    server.setExecutor(threads);
  }

  /**
   * Starts serving {@code site}.
   *
   * @param port 0 for any that is free
   * @throws IOException if the port is taken
   */
  public static WebServer start(Site site, int port) throws IOException {
    // Without it, each event waits for the answer to the one before.
    System.setProperty("sun.net.httpserver.nodelay", "true");
    InetAddress loopback = InetAddress.getByAddress("localhost", LOOPBACK);
    HttpServer server = HttpServer.create(new InetSocketAddress(loopback, port), 0);
    WebServer web = new WebServer(server, site);
    server.start();
    return web;
  }

  private Map<String, Route> routes(Site site) {
    int cores = Runtime.getRuntime().availableProcessors();
    Slots searches = new Slots(cores, "searches", SEARCH_PATIENCE_MILLIS);
    Slots streams = new Slots(STREAMS, "event streams", STREAM_PATIENCE_MILLIS);
    PlayApi play = new PlayApi(site, searches);
    AnalysisApi analysis = new AnalysisApi(site, searches);
    DatasetApi datasets = new DatasetApi(site, searches);
    PuzzleApi puzzles = new PuzzleApi(site, searches);
    RunApi runs = new RunApi(site, closed);
    return Map.ofEntries(
        Map.entry("/api/site", new Route("GET", play::site)),
        Map.entry("/api/position", new Route("POST", play::position)),
        Map.entry("/api/move", new Route("POST", play::move)),
        Map.entry("/api/analysis", new Route("GET", bounded(streams, analysis::analyse))),
        Map.entry("/api/shards", new Route("GET", datasets::shards)),
        Map.entry("/api/games", new Route("GET", datasets::games)),
        Map.entry("/api/game", new Route("GET", datasets::game)),
        Map.entry("/api/explore", new Route("GET", datasets::explore)),
        Map.entry("/api/puzzles", new Route("GET", puzzles::list)),
        Map.entry("/api/puzzle", new Route("GET", puzzles::puzzle)),
        Map.entry("/api/answer", new Route("GET", puzzles::answer)),
        Map.entry("/api/solution", new Route("GET", puzzles::solution)),
        Map.entry("/api/run", new Route("GET", bounded(streams, runs::watch))));
  }

  private static Handler bounded(Slots slots, Handler handler) {
    return exchange -> slots.run(() -> handler.answer(exchange));
  }

  /** The port that it serves on. */
  public int port() {
    return server.getAddress().getPort();
  }

  /** Where the page is. */
  public String address() {
    return "http://127.0.0.1:" + port() + "/";
  }

  private void answer(HttpExchange http) throws IOException {
    try (http) {
      Guard.protect(http);
      try {
        Guard.check(http);
        route(http);
      } catch (WebException e) {
        refuse(http, e.status(), e.getMessage());
      } catch (RuntimeException e) {
        LOG.log(Level.ERROR, http.getRequestURI().getPath() + ": a fault of the program", e);
        refuse(http, 500, "a fault of the program: " + e);
      }
    }
  }

  private void route(HttpExchange http) throws IOException {
    String path = http.getRequestURI().getPath();
    Route route = routes.get(path);
    String expected = route == null ? "GET" : route.method();
    if (!http.getRequestMethod().equals(expected)) {
      throw new WebException(405, "method of " + path + ": expected " + expected);
    }
    Exchange exchange = new Exchange(http);
    if (route == null) {
      Assets.answer(exchange, path);
    } else {
      route.handler().answer(exchange);
    }
  }

  private static void refuse(HttpExchange http, int status, String message) throws IOException {
    if (http.getResponseCode() >= 0) {
      return;
    }
    byte[] body =
        Exchange.JSON.writeValueAsBytes(
            JsonNodeFactory.instance.objectNode().put("error", message));
    http.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    http.sendResponseHeaders(status, body.length);
    http.getResponseBody().write(body);
  }

  /** Ends all answers and waits for them: whatever they used may then be closed. */
  @Override
  public void close() {
    closed.countDown();
    server.stop(0);
    threads.shutdownNow();
    try {
      if (!threads.awaitTermination(CLOSE_SECONDS, TimeUnit.SECONDS)) {
        LOG.log(Level.WARNING, "an answer did not end in {0} s", CLOSE_SECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
