package io.gipfel.datasets.query;

import java.nio.file.Path;
import java.util.Optional;

/** The kinds of files that tables can be written to. */
public enum ExportFormat {
  /** Apache Parquet, compressed with zstd. */
  PARQUET(".parquet", "FORMAT parquet, COMPRESSION zstd"),
  /** JSON, an object a line. */
  JSON_LINES(".jsonl", "FORMAT json"),
  /** Values separated by commas below a line with the names of the columns. */
  CSV(".csv", "FORMAT csv, HEADER");

  private final String suffix;
  private final String options;

  ExportFormat(String suffix, String options) {
    this.suffix = suffix;
    this.options = options;
  }

  String options() {
    return options;
  }

  /** The format that the name of {@code file} ends with. */
  public static Optional<ExportFormat> of(Path file) {
    for (ExportFormat format : values()) {
      if (file.toString().endsWith(format.suffix)) {
        return Optional.of(format);
      }
    }
    return Optional.empty();
  }
}
