package io.gipfel.datasets;

import java.nio.file.Path;

/**
 * A shard that was skipped.
 *
 * @param file where it stood
 * @param setAside whether it was renamed to end in {@code .damaged}; false where the folder may not
 *     be written
 * @param reason what is wrong with it, in one line that names it
 */
public record DamagedShard(Path file, boolean setAside, String reason) {}
