package io.gipfel.app.web;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One request and its answer. */
final class Exchange {

  static final JsonMapper JSON = JsonMapper.builder().build();

  /** More than a game of the longest kind takes. */
  private static final int MOST_BODY_BYTES = 64 * 1024;

  private final HttpExchange http;
  private final Map<String, String> query;

  Exchange(HttpExchange http) {
    this.http = http;
    this.query = parsed(http.getRequestURI().getRawQuery());
  }

  private static Map<String, String> parsed(String raw) {
    Map<String, String> values = new HashMap<>();
    for (String pair : raw == null ? new String[0] : raw.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        values.put(decoded(pair.substring(0, equals)), decoded(pair.substring(equals + 1)));
      }
    }
    return values;
  }

  private static String decoded(String text) {
    try {
      return URLDecoder.decode(text, StandardCharsets.UTF_8);
    } catch (IllegalArgumentException e) {
      throw WebException.badRequest("query: expected %XX escapes, found '" + text + "'");
    }
  }

  HttpExchange http() {
    return http;
  }

  /** A value of the query. */
  String query(String name) {
    String value = query.get(name);
    if (value == null) {
      throw WebException.badRequest("expected '" + name + "' in the query");
    }
    return value;
  }

  /** A whole number of the query. */
  int number(String name) {
    String value = query(name);
    if (!value.matches("[0-9]{1,9}")) {
      throw WebException.badRequest(name + ": expected a whole number, found '" + value + "'");
    }
    return Integer.parseInt(value);
  }

  /** The body as a JSON object. */
  JsonNode body() throws IOException {
    byte[] bytes = http.getRequestBody().readNBytes(MOST_BODY_BYTES + 1);
    if (bytes.length > MOST_BODY_BYTES) {
      throw new WebException(413, "body: expected at most " + MOST_BODY_BYTES + " bytes");
    }
    try {
      JsonNode json = JSON.readTree(bytes);
      if (json != null && json.isObject()) {
        return json;
      }
    } catch (JsonProcessingException e) {
      // Answered as every other body that is no object.
    }
    throw WebException.badRequest("body: expected a JSON object");
  }

  /** The game that the query tells by {@code game}, {@code start} and {@code actions}. */
  GameLine gameOfQuery() {
    String actions = query.getOrDefault("actions", "");
    return GameLine.parse(
        query("game"),
        query.getOrDefault("start", "start"),
        actions.isEmpty() ? List.of() : List.of(actions.split(" ", -1)),
        0);
  }

  /** The game that {@code body} tells by the same names, the actions in an array. */
  static GameLine game(JsonNode body) {
    List<String> actions = new ArrayList<>();
    body.path("actions").forEach(action -> actions.add(action.asText()));
    String start = body.path("start").asText("start");
    return GameLine.parse(text(body, "game"), start, actions, body.path("seed").asLong());
  }

  /** A text of {@code body}. */
  static String text(JsonNode body, String name) {
    if (!body.path(name).isTextual()) {
      throw WebException.badRequest("body: expected a text '" + name + "'");
    }
    return body.get(name).asText();
  }

  /** Answers with JSON. */
  void answer(int status, JsonNode json) throws IOException {
    answer(status, "application/json; charset=utf-8", JSON.writeValueAsBytes(json));
  }

  /** Answers with a whole body. */
  void answer(int status, String type, byte[] bytes) throws IOException {
    http.getResponseHeaders().set("Content-Type", type);
    http.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
    if (bytes.length > 0) {
      http.getResponseBody().write(bytes);
    }
  }
}
