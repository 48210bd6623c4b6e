package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.DatasetWriter;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.importing.RecordImport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code gipfel import}: games of other sites and programs as a dataset. */
@Command(
    name = "import",
    description = "Make a dataset of game records of other sites and programs.",
    footer = {
      "",
      "Every game is played by the rules: its result is that of the last position. A game that",
      "breaks them is named with ply and reason on the error stream; the others are imported.",
      "",
      "Example:",
      "  gipfel import games.zip more/ --format boardspace --out data/people"
    })
final class ImportCommand implements Callable<Integer> {

  private static final JsonMapper JSON = JsonMapper.builder().build();

  @Parameters(
      paramLabel = "FILES",
      arity = "1..*",
      description = "Files, zip archives, and folders of both.")
  private List<Path> files;

  @Option(
      names = "--format",
      required = true,
      paramLabel = "FORMAT",
      converter = RecordFormatConverter.class,
      description = "Whose records they are: boardspace, littlegolem or codecup.")
  private RecordFormat format;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DATASET",
      description = "A new folder for the games.")
  private Path out;

  @Option(
      names = "--game",
      paramLabel = "G",
      converter = GameConverter.class,
      description = "Which game it is, where the format has several and the files do not say.")
  private Game game;

  @Mixin private Output output;

  @Override
  public Integer call() throws IOException {
    checkGame();
    for (Path file : files) {
      if (!Files.exists(file)) {
        throw new UserException(file + ": no such file; expected game records");
      }
    }
    try (DatasetWriter dataset = new DatasetWriter(out, this::provenance)) {
      ImportTally tally = new ImportTally(dataset);
      try (Progress progress = Progress.start("import", -1)) {
        RecordImport reader = new RecordImport(format, Optional.ofNullable(game), tally);
        tally.onGame(progress::step);
        for (Path file : files) {
          reader.read(file);
        }
      }
      tally.checkNotEmpty();
      dataset.publish();
      print(tally);
    }
    return ExitCode.OK;
  }

  private void checkGame() {
    if (game != null && game.turnNotation(format).isEmpty()) {
      throw new UserException(
          "--game: expected one that records of "
              + format.label()
              + " have, such as "
              + RecordImport.gamesOf(format).get(0).name()
              + ", found "
              + game.name());
    }
  }

  private Provenance provenance(String gameName) {
    return new Provenance(
        gameName,
        Provenance.RULES_VERSION,
        new VersionProvider().getVersion()[0],
        format.label(),
        "",
        0,
        0,
        Map.of("format", format.label()));
  }

  private void print(ImportTally tally) {
    if (output.isJson()) {
      ObjectNode json = JSON.valueToTree(tally.summary());
      output.print(json);
      return;
    }
    tally.rejections().forEach(rejection -> output.remark("rejected: %s", rejection));
    output.printf("%s", tally.text(out));
  }
}
