package io.gipfel.datasets.query;

import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.ShardReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What tells a shard from another without reading it.
 *
 * @param bytes its size
 * @param checksum the one that it ends with
 */
record Stamp(long bytes, int checksum) {

  /** The shards of a dataset by their names in it, in order. */
  static Map<String, Stamp> of(Dataset dataset) throws IOException {
    Map<String, Stamp> stamps = new LinkedHashMap<>();
    for (Path file : dataset.files()) {
      stamps.put(
          dataset.nameOf(file), new Stamp(Files.size(file), ShardReader.storedChecksum(file)));
    }
    return stamps;
  }
}
