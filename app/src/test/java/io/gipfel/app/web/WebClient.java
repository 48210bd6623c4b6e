package io.gipfel.app.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;

/** A server of its own, and what asks it. */
final class WebClient implements AutoCloseable {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final HttpClient client = HttpClient.newHttpClient();
  private final WebServer server;

  WebClient(Site site) throws IOException {
    server = WebServer.start(site, 0);
  }

  int port() {
    return server.port();
  }

  /** A request of a path, which begins with a slash. */
  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server.address() + path.substring(1)));
  }

  HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return client.send(request.build(), BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  HttpResponse<String> get(String path) {
    return send(request(path));
  }

  HttpResponse<String> post(String path, String body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));
  }

  static JsonNode json(HttpResponse<String> response) throws IOException {
    return JSON.readTree(response.body());
  }

  /** A refusal is one line of JSON. */
  static void assertRefused(int status, String error, HttpResponse<String> response)
      throws IOException {
    assertEquals(status, response.statusCode(), response.body());
    String found = json(response).path("error").asText();
    assertTrue(found.contains(error), found);
    assertFalse(found.contains("\n"), found);
  }

  @Override
  public void close() {
    server.close();
  }
}
