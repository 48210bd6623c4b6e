package io.gipfel.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Training runs as they go on, as server-sent events. */
final class RunApi {

  private static final long LOOK_AGAIN_MILLIS = 1_000;

  private final Site site;
  private final CountDownLatch closed;

  /**
   * @param closed counted down when the server is being stopped
   */
  RunApi(Site site, CountDownLatch closed) {
    this.site = site;
    this.closed = closed;
  }

  /** Sends the run named in the query whenever it has changed. */
  void watch(Exchange exchange) throws IOException {
    String name = exchange.query("run");
    RunSource run =
        site.runs().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElseThrow(() -> WebException.notFound("no run '" + name + "'"));
    EventStream events = new EventStream(exchange);
    JsonNode last = null;
    boolean open = true;
    while (open) {
      JsonNode now = read(run);
      if (now.equals(last)) {
        events.ping();
      } else {
        events.send("run", now);
      }
      last = now;
      open = !awaitClose();
    }
  }

  private static JsonNode read(RunSource run) {
    try {
      return Exchange.JSON.valueToTree(run.read());
    } catch (IOException e) {
      return JsonNodeFactory.instance.objectNode().put("error", e.getMessage());
    }
  }

  private boolean awaitClose() {
    try {
      return closed.await(LOOK_AGAIN_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }
}
