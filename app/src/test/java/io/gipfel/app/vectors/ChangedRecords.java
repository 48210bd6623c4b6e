package io.gipfel.app.vectors;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/**
 * Records of vector files, spoilt at random: any character, changed to any other, must be a
 * difference or an error that names the line; only those that say where the record comes from don't
 * count.
 */
final class ChangedRecords {

  private static final Pattern PROVENANCE =
      Pattern.compile("\"(?:id|source|from|policy)\":\"([^\"]*)\"");
  private static final int CHANGES = 250;

  private final List<Path> files;

  /** The records of {@code files}. */
  ChangedRecords(Path... files) {
    this.files = List.of(files);
  }

  /** Spoils the first line with {@code part}, one change at a time, in a file in {@code folder}. */
  void assertEachIsFound(String part, Path folder) throws IOException {
    String text = recordWith(part);
    String fileName = files.get(0).getFileName().toString();
    Path file = folder.resolve(fileName.replaceFirst("-.*", "-changed.jsonl"));
    SplittableRandom random = new SplittableRandom(20);
    for (int change = 0; change < CHANGES; change++) {
      int at = random.nextInt(text.length());
      char replacement = (char) random.nextInt(' ', '~' + 1);
      if (replacement == text.charAt(at) || isProvenance(text, at)) {
        continue;
      }
      String changed = text.substring(0, at) + replacement + text.substring(at + 1);
      Files.writeString(file, changed);
      assertTrue(isFound(file), () -> "'" + replacement + "' at " + at + ": " + changed);
    }
  }

  private static boolean isFound(Path file) {
    Findings findings = new Findings();
    try {
      new VectorVerifier(Long.MAX_VALUE, () -> {}).verify(file, findings);
      List<Difference> differences = findings.firstDifferences();
      return !differences.isEmpty() && differences.get(0).toString().startsWith(file + ":1: ");
    } catch (VectorException e) {
      return e.getMessage().startsWith(file + ":1: ");
    }
  }

  private static boolean isProvenance(String text, int at) {
    Matcher matcher = PROVENANCE.matcher(text);
    while (matcher.find()) {
      if (at >= matcher.start(1) && at < matcher.end(1)) {
        return true;
      }
    }
    return false;
  }

  private String recordWith(String part) throws IOException {
    for (Path file : files) {
      try (BufferedReader lines = open(file)) {
        String found = lines.lines().filter(line -> line.contains(part)).findFirst().orElse(null);
        if (found != null) {
          return found;
        }
      }
    }
    throw new AssertionError("no record with " + part);
  }

  private static BufferedReader open(Path file) throws IOException {
    return file.toString().endsWith(".gz")
        ? new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))
        : Files.newBufferedReader(file);
  }
}
