package io.gipfel.app.web;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.util.regex.Pattern;

/**
 * Keeps other sites out: the server answers only who calls it by a name of this machine, and takes
 * posts from its own page alone.
 */
final class Guard {

  /**
   * A page elsewhere can make its own name point to this machine (DNS rebinding), but cannot send
   * one of these names.
   */
  private static final Pattern HOST =
      Pattern.compile("(?:127\\.0\\.0\\.1|localhost|\\[::1\\])(?::[0-9]{1,5})?");

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private Guard() {}

  /**
   * Checks a request.
   *
   * @throws WebException if it may not be answered
   */
  static void check(HttpExchange http) {
    Headers headers = http.getRequestHeaders();
    String host = headers.getFirst("Host");
    if (host == null || !HOST.matcher(host).matches()) {
      throw new WebException(403, "host: expected a name of this machine, found '" + host + "'");
    }
    checkSite(headers);
    String method = http.getRequestMethod();
    if (method.equals("POST")) {
      checkPost(headers, host);
    } else if (!method.equals("GET")) {
      throw new WebException(405, "method: expected GET or POST, found " + method);
    }
  }

  /** Browsers say whether another site asks; its links may lead here, but it may embed nothing. */
  private static void checkSite(Headers headers) {
    String site = headers.getFirst("Sec-Fetch-Site");
    boolean own = site == null || site.equals("same-origin") || site.equals("none");
    if (!own && !"navigate".equals(headers.getFirst("Sec-Fetch-Mode"))) {
      throw new WebException(403, "expected a request of this page, found one of another site");
    }
  }

  private static void checkPost(Headers headers, String host) {
    String origin = headers.getFirst("Origin");
    if (origin != null && !origin.equals("http://" + host)) {
      throw new WebException(403, "origin: expected http://" + host + ", found " + origin);
    }
    String type = headers.getFirst("Content-Type");
    if (type == null || !type.startsWith("application/json")) {
      throw new WebException(415, "content type: expected application/json, found " + type);
    }
  }

  /** Says what the page may do: run its own scripts and talk to this server, nothing else. */
  static void protect(HttpExchange http) {
    Headers headers = http.getResponseHeaders();
    headers.set("Content-Security-Policy", POLICY);
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    headers.set("Cache-Control", "no-store");
  }
}
