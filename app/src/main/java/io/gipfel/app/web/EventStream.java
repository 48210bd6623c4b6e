package io.gipfel.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Server-sent events of one connection (WHATWG HTML, section 9.2). */
final class EventStream {

  private final OutputStream out;

  /** Begins the answer; nothing else may be sent. */
  EventStream(Exchange exchange) throws IOException {
    exchange.http().getResponseHeaders().set("Content-Type", "text/event-stream; charset=utf-8");
    exchange.http().sendResponseHeaders(200, 0);
    out = exchange.http().getResponseBody();
    ping();
  }

  /**
   * Sends an event.
   *
   * @throws IOException if nobody listens any more
   */
  void send(String name, JsonNode data) throws IOException {
    write("event: " + name + "\ndata: " + Exchange.JSON.writeValueAsString(data) + "\n\n");
  }

  /**
   * Sends nothing that listeners see.
   *
   * @throws IOException if nobody listens any more
   */
  void ping() throws IOException {
    write(":\n\n");
  }

  private void write(String text) throws IOException {
    out.write(text.getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
