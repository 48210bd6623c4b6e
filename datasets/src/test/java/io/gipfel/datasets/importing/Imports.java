package io.gipfel.datasets.importing;

import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What an import told of. */
final class Imports implements RecordImport.Listener {

  final List<GameRecord> games = new ArrayList<>();
  final List<Rejection> rejections = new ArrayList<>();

  @Override
  public void accepted(GameRecord record) {
    games.add(record);
  }

  @Override
  public void rejected(Rejection rejection) {
    rejections.add(rejection);
  }

  static Imports of(RecordFormat format, Path path) throws IOException {
    Imports imports = new Imports();
    new RecordImport(format, Optional.empty(), imports).read(path);
    return imports;
  }

  /** Imports a file in {@code folder} that holds {@code text}. */
  static Imports of(RecordFormat format, Path folder, String text) throws IOException {
    Path file = folder.resolve("games.txt");
    Files.write(file, text.getBytes(RecordText.of(format).charset()));
    return of(format, file);
  }
}
