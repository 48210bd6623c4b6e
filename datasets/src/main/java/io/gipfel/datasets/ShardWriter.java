package io.gipfel.datasets;

import io.gipfel.core.IoReason;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.function.UnaryOperator;
import java.util.zip.CRC32C;
import java.util.zip.CheckedOutputStream;

/**
 * Writes one shard: games one after the other, then {@link #publish}.
 *
 * <p>Until then the shard stands under a temporary name beside its own. Publishing forces it to the
 * disk and renames it in one atomic step, replacing a shard of that name; closing without
 * publishing, or any failure, leaves nothing behind. So a shard exists whole or not at all, and a
 * run killed in between writes it again, with the same bytes for the same provenance and games.
 *
 * <p>One thread at a time may use it.
 */
public final class ShardWriter implements Closeable {

  private final Path file;
  private final Path temporary;
  private final FileChannel channel;
  private final CheckedOutputStream out;
  private final ByteSink sink = new ByteSink();
  private int games;
  private int plies;
  private int targets;
  private boolean closed;

  /**
   * Begins a shard.
   *
   * @param file its final name, which ends in {@code .shard}; the folder exists
   * @throws IOException if nothing can be written there, with one line for people
   */
  public ShardWriter(Path file, Provenance provenance) throws IOException {
    this(file, provenance, out -> out);
  }

  /** For tests: {@code seam} stands between the writer and the disk. */
  ShardWriter(Path file, Provenance provenance, UnaryOperator<OutputStream> seam)
      throws IOException {
    if (!file.getFileName().toString().endsWith(ShardFormat.SUFFIX)) {
      throw new IllegalArgumentException(
          "shard " + file + ": expected a name that ends in " + ShardFormat.SUFFIX);
    }
    this.file = file;
    this.temporary = file.resolveSibling(file.getFileName() + ShardFormat.TEMPORARY_SUFFIX);
    try {
      this.channel =
          FileChannel.open(
              temporary,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING);
    } catch (IOException e) {
      throw failure(e);
    }
    OutputStream disk = seam.apply(Channels.newOutputStream(channel));
    this.out = new CheckedOutputStream(new BufferedOutputStream(disk, 1 << 16), new CRC32C());
    orAbandon(() -> writePreamble(provenance));
  }

  private void writePreamble(Provenance provenance) throws IOException {
    byte[] header = ProvenanceJson.write(provenance).getBytes(StandardCharsets.UTF_8);
    sink.putLong(ShardFormat.MAGIC);
    sink.putInt(ShardFormat.VERSION);
    sink.putInt(header.length);
    drain();
    out.write(header);
  }

  /**
   * Appends a game.
   *
   * @throws IOException if the disk is full or fails; the shard is then abandoned
   */
  public void write(GameRecord record) throws IOException {
    orAbandon(() -> writeRecord(record));
    games++;
    plies += record.plies().size();
    targets += record.targets();
  }

  private void writeRecord(GameRecord record) throws IOException {
    RecordCodec.write(record, sink);
    int length = sink.size();
    sink.putVarint(length);
    out.write(sink.array(), length, sink.size() - length);
    out.write(sink.array(), 0, length);
    sink.clear();
  }

  /** How many games were written. */
  public int games() {
    return games;
  }

  /**
   * Completes the shard and gives it its name.
   *
   * @throws IOException if the disk is full or fails; the shard is then abandoned, and what stood
   *     under its name still stands there
   */
  public void publish() throws IOException {
    orAbandon(this::complete);
    closed = true;
  }

  private void complete() throws IOException {
    sink.putInt(ShardFormat.FOOTER_MAGIC);
    sink.putInt(games);
    sink.putInt(plies);
    sink.putInt(targets);
    drain();
    sink.putInt((int) out.getChecksum().getValue());
    drain();
    out.flush();
    channel.force(true);
    channel.close();
    Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    forceFolder();
  }

  /** Makes the new name survive a loss of power, where the system lets a folder be forced. */
  private void forceFolder() {
    try (FileChannel folder =
        FileChannel.open(file.toAbsolutePath().getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // Windows has no such thing; the shard is whole in any case.
    }
  }

  private void drain() throws IOException {
    out.write(sink.array(), 0, sink.size());
    sink.clear();
  }

  /** Removes what was written unless it was published. */
  @Override
  public void close() throws IOException {
    if (!closed) {
      abandon();
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  private void orAbandon(Step step) throws IOException {
    if (closed) {
      throw new IllegalStateException("shard " + file + " is already published or abandoned");
    }
    try {
      step.run();
    } catch (IOException e) {
      IOException failure = failure(e);
      try {
        abandon();
      } catch (IOException another) {
        failure.addSuppressed(another);
      }
      throw failure;
    }
  }

  private void abandon() throws IOException {
    closed = true;
    channel.close();
    Files.deleteIfExists(temporary);
  }

  private IOException failure(IOException cause) {
    return new IOException("cannot write shard " + file + ": " + IoReason.of(cause), cause);
  }
}
