package io.gipfel.datasets.importing;

/**
 * A file to import: one on the disk, or one in a zip archive.
 *
 * @param name for people, unique in an import
 * @param bytes all of it
 */
record SourceFile(String name, byte[] bytes) {}
