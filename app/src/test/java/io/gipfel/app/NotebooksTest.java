package io.gipfel.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The notebooks hold what they come to, and come to it again. */
class NotebooksTest {

  private static final Path FOLDER = Path.of("../notebooks");

  /** Debian's, which finds Debian's packages whatever else is first in the path. */
  private static final String PYTHON = "/usr/bin/python3";

  private static final JsonMapper JSON = JsonMapper.builder().build();

  /** What a program said and how it ended. */
  private record Ended(int code, String said) {}

  static Stream<Path> notebooks() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".ipynb")).sorted().toList().stream();
    }
  }

  private static Ended python(String... arguments) throws IOException, InterruptedException {
    List<String> command = Stream.concat(Stream.of(PYTHON), Stream.of(arguments)).toList();
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), said);
    return new Ended(process.exitValue(), said);
  }

  private static Ended execute(Path notebook) throws IOException, InterruptedException {
    return python(FOLDER.resolve("execute.py").toString(), notebook.toString());
  }

  private static void assumeJupyter() throws IOException, InterruptedException {
    boolean found =
        Files.isExecutable(Path.of(PYTHON))
            && python("-c", "import nbclient, ipykernel, pandas, matplotlib").code() == 0;
    assumeTrue(
        found,
        "needs Debian's python3-nbclient, python3-ipykernel, python3-pandas and"
            + " python3-matplotlib");
  }

  @Test
  void thereIsOneForEachSubject() throws IOException {
    assertEquals(5, notebooks().count());
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void opensWithWhatOneLearnsAndHoldsItsOutput(Path notebook) throws IOException {
    JsonNode cells = JSON.readTree(notebook.toFile()).get("cells");
    assertTrue(source(cells.get(0)).contains("What you learn here: "), source(cells.get(0)));
    int executed = 0;
    int pictures = 0;
    for (JsonNode cell : cells) {
      if (cell.get("cell_type").asText().equals("code")) {
        executed++;
        assertEquals(executed, cell.get("execution_count").asInt(), source(cell));
        for (JsonNode output : cell.get("outputs")) {
          assertNotEquals("error", output.get("output_type").asText(), source(cell));
          pictures += output.path("data").has("image/png") ? 1 : 0;
        }
      }
    }
    assertTrue(pictures >= 3, "pictures: " + pictures);
  }

  private static String source(JsonNode cell) {
    StringBuilder text = new StringBuilder();
    cell.get("source").forEach(line -> text.append(line.asText()));
    return text.toString();
  }

  @ParameterizedTest
  @MethodSource("notebooks")
  void comesToTheSameAgain(Path notebook) throws IOException, InterruptedException {
    assumeJupyter();
    Ended ended = execute(notebook);
    assertEquals(0, ended.code(), ended.said());
  }

  /** A cell that raises, and one that prints something else than it did, are found. */
  @ParameterizedTest
  @CsvSource({"print(6 * 8),cell 1: stored", "1 / 0,ZeroDivisionError"})
  void whatWentWrongIsSaid(String source, String expected, @TempDir Path folder)
      throws IOException, InterruptedException {
    assumeJupyter();
    Path notebook = folder.resolve("wrong.ipynb");
    Files.writeString(
        notebook,
        """
        {"cells": [{"cell_type": "code", "id": "a", "execution_count": 1, "metadata": {},
          "source": "%s",
          "outputs": [{"output_type": "stream", "name": "stdout", "text": "42\\n"}]}],
         "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
        """
            .formatted(source));
    Ended ended = execute(notebook);
    assertEquals(1, ended.code(), ended.said());
    assertTrue(ended.said().contains(expected), ended.said());
  }
}
