package io.gipfel.app;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.app.vectors.Difference;
import io.gipfel.app.vectors.Findings;
import io.gipfel.app.vectors.VectorException;
import io.gipfel.app.vectors.VectorVerifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel verify}: whether the rules agree with test vectors. */
@Command(
    name = "verify",
    description = "Compare the rules with test vectors; 0 if all agree.",
    footer = {
      "",
      "A vector file is JSON lines, perhaps compressed by gzip: games ply by ply, or perft counts.",
      "",
      "Example:",
      "  gipfel verify app/src/test/resources/vectors/dvonn-*.jsonl*"
    })
final class VerifyCommand implements Callable<Integer> {

  @Mixin private Output output;

  @Parameters(arity = "1..*", paramLabel = "FILES", description = "Vector files.")
  private List<Path> files;

  @Option(
      names = "--max-nodes",
      paramLabel = "N",
      defaultValue = "1000000000",
      description = "Leave out perft counts above N (default: ${DEFAULT-VALUE}).")
  private long maxNodes;

  private final Findings all = new Findings();
  private final List<String> errors = new ArrayList<>();

  @Override
  public Integer call() {
    files.forEach(this::verify);
    if (output.isJson()) {
      output.print(toJson());
    } else if (all.differences() > 0) {
      printDifferences();
    } else if (errors.isEmpty()) {
      output.printf("all agree: %s", describe(all));
    }
    if (!errors.isEmpty()) {
      return ExitCode.BAD_INPUT;
    }
    return all.differences() == 0 ? ExitCode.OK : ExitCode.NO;
  }

  /** Compares one file; one that can't be read doesn't keep the others from being compared. */
  private void verify(Path file) {
    Findings findings = new Findings();
    try (Progress progress = Progress.start(String.valueOf(file.getFileName()), -1)) {
      new VectorVerifier(maxNodes, progress::step).verify(file, findings);
    } catch (VectorException e) {
      errors.add(e.getMessage());
      output.remark("gipfel: %s", e.getMessage());
    }
    all.addAll(findings);
    if (!output.isJson() && findings.games() + findings.perftCounts() > 0) {
      output.printf("%s: %s", file, describe(findings));
    }
  }

  private void printDifferences() {
    all.firstDifferences().forEach(difference -> output.printf("%s", difference));
    int shown = all.firstDifferences().size();
    String rest = shown < all.differences() ? ", the first " + shown + " shown" : "";
    output.printf("differences: %d%s", all.differences(), rest);
  }

  private String describe(Findings findings) {
    List<String> parts = new ArrayList<>();
    if (findings.games() > 0) {
      parts.add(
          String.format(Locale.ROOT, "%d games, %d plies", findings.games(), findings.plies()));
    }
    if (findings.perftCounts() > 0) {
      parts.add(String.format(Locale.ROOT, "%d perft counts", findings.perftCounts()));
    }
    if (findings.perftLeftOut() > 0) {
      parts.add(
          String.format(
              Locale.ROOT, "%d above %d nodes left out", findings.perftLeftOut(), maxNodes));
    }
    return String.join(", ", parts);
  }

  private ObjectNode toJson() {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("files", files.size());
    json.put("games", all.games());
    json.put("plies", all.plies());
    json.put("perftCounts", all.perftCounts());
    json.put("perftLeftOut", all.perftLeftOut());
    json.put("differenceCount", all.differences());
    ArrayNode differences = json.putArray("differences");
    for (Difference difference : all.firstDifferences()) {
      ObjectNode node = differences.addObject();
      node.put("file", difference.file());
      node.put("line", difference.line());
      node.put("id", difference.id());
      if (difference.ply() >= 0) {
        node.put("ply", difference.ply());
      }
      node.put("field", difference.field());
      node.put("expected", difference.expected());
      node.put("found", difference.found());
    }
    errors.forEach(json.putArray("errors")::add);
    return json;
  }
}
