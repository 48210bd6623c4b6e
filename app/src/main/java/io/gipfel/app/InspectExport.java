package io.gipfel.app;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.importing.RecordExport;
import io.gipfel.datasets.importing.UnwritableException;
import io.gipfel.datasets.query.ExportFormat;
import io.gipfel.datasets.query.QueryException;
import io.gipfel.datasets.query.QueryStore;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/** {@code gipfel inspect --export}: games and positions for other tools. */
final class InspectExport {

  private static final String ALL = "SELECT * FROM positions";

  private final Inspected subject;
  private final Output output;
  private long written;
  private long left;

  InspectExport(Inspected subject, Output output) {
    this.subject = subject;
    this.output = output;
  }

  /**
   * Writes {@code file}, whole or not at all.
   *
   * @param sql what to write; null for all positions
   */
  void export(Path file, Optional<RecordFormat> format, String sql) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(file)) {
      throw new UserException("--export " + file + ": expected a file in a folder that exists");
    }
    if (format.isPresent()) {
      exportGames(file, format.get());
    } else {
      exportTable(file, sql == null ? ALL : sql);
    }
  }

  private void exportTable(Path file, String sql) throws IOException {
    ExportFormat table =
        ExportFormat.of(file)
            .orElseThrow(
                () ->
                    new UserException(
                        "--export "
                            + file
                            + ": expected a name that ends in .parquet, .jsonl or .csv, or"
                            + " --format with a format of game records"));
    try (QueryStore store = subject.store()) {
      output.printf("%,d rows written to %s", store.export(sql, table, file), file);
    } catch (QueryException e) {
      throw new UserException("--export " + file + ": " + e.getMessage(), e);
    }
  }

  private void exportGames(Path file, RecordFormat format) throws IOException {
    Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
    try {
      writeGames(temporary, new RecordExport(format));
      if (written == 0) {
        throw new UserException("--export " + file + ": no game can be written in this format");
      }
      Files.move(
          temporary, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(temporary);
    }
    output.printf("%,d games written to %s, %,d left out", written, file, left);
  }

  private void writeGames(Path file, RecordExport export) throws IOException {
    CharsetEncoder encoder =
        export.charset().newEncoder().onUnmappableCharacter(CodingErrorAction.REPLACE);
    try (Writer out =
        new OutputStreamWriter(new BufferedOutputStream(Files.newOutputStream(file)), encoder)) {
      subject
          .games()
          .forEachShard(
              (provenance, records) -> {
                for (GameRecord record : records) {
                  write(export, record, out);
                }
              });
    }
  }

  private void write(RecordExport export, GameRecord record, Writer out) throws IOException {
    Game game = Games.byName(record.game());
    try {
      out.write(export.text(game, record));
      written++;
    } catch (UnwritableException e) {
      output.remark("left out: %s game %d: %s", record.game(), record.id(), e.getMessage());
      left++;
    }
  }
}
