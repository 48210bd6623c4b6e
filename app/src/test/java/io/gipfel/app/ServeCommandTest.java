package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code serve} from its start to its end. */
class ServeCommandTest {

  private static final Pattern ADDRESS = Pattern.compile("serving (http://127\\.0\\.0\\.1:\\d+/)");

  @Test
  void servesUntilItIsInterrupted() throws Exception {
    StringWriter out = new StringWriter();
    CompletableFuture<Integer> code = new CompletableFuture<>();
    String[] args = {"serve", "--port", "0", "--against", "alphabeta:depth=1"};
    Thread command =
        new Thread(
            () ->
                code.complete(
                    Main.run(
                        args, new PrintWriter(out, true), new PrintWriter(new StringWriter()))));
    command.start();
    String site = answer(address(out, code) + "api/site");
    assertTrue(site.contains("\"firstGame\":\"dvonn\""), site);
    assertTrue(
        site.contains("{\"id\":\"alphabeta:depth=1\",\"title\":\"alphabeta:depth=1\"}"), site);
    command.interrupt();
    assertEquals(ExitCode.OK, code.get(20, TimeUnit.SECONDS));
  }

  private static String address(StringWriter out, CompletableFuture<Integer> code)
      throws ExecutionException, InterruptedException {
    Matcher matcher = ADDRESS.matcher(out.toString());
    for (int i = 0; i < 400 && !matcher.find(); i++) {
      try {
        throw new AssertionError("ended with " + code.get(50, TimeUnit.MILLISECONDS));
      } catch (TimeoutException e) {
        matcher = ADDRESS.matcher(out.toString());
      }
    }
    return matcher.group(1);
  }

  private static String answer(String address) throws IOException, InterruptedException {
    HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
    return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
  }

  @Test
  void aPortThatIsTakenIsNamed() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Cli.Result result = Cli.run("serve", "--port", "" + taken.getLocalPort());
      assertEquals(ExitCode.BAD_INPUT, result.code());
      String expected = "gipfel: --port " + taken.getLocalPort() + ": cannot be served on";
      assertTrue(result.err().startsWith(expected), result.err());
    }
  }

  @Test
  void aFileWithoutPuzzlesIsNamed(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("none.jsonl"), "");
    assertRefused("--puzzles " + file + ": expected puzzles, found none", file);
    Files.writeString(file, "{}");
    assertRefused("--puzzles " + file + " line 1: expected a puzzle", file);
    Path missing = folder.resolve("missing.jsonl");
    assertRefused("--puzzles " + missing + ": no such file", missing);
  }

  private static void assertRefused(String error, Path puzzles) {
    Cli.Result result = Cli.run("serve", "--port", "0", "--puzzles", puzzles.toString());
    assertEquals(ExitCode.BAD_INPUT, result.code());
    assertTrue(result.err().startsWith("gipfel: " + error), result.err());
  }
}
