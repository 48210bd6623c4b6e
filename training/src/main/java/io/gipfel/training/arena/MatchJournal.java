package io.gipfel.training.arena;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * The finished games of a match or a ladder in a file, so that one that was interrupted goes on
 * where it stopped and comes to the same result.
 *
 * <p>The file is JSON lines: a header that says which match it is, then a game a line. A game
 * counts once its line has its end, so a file cut at any byte is good: what stands behind the last
 * line end is dropped, and that game played again.
 */
public final class MatchJournal implements AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  static final String FORMAT = "gipfel-match-1";

  /** The byte whose lock says who writes: far behind the end, so that everybody may read. */
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  private final Path path;
  private final SeekableByteChannel file;
  private final List<List<PlayedGame>> playedByPairing = new ArrayList<>();

  /** What went wrong when a line could not be written, or null. */
  private IOException failure;

  private MatchJournal(Path path, SeekableByteChannel file) {
    this.path = path;
    this.file = file;
  }

  /**
   * Opens the journal at {@code path}, or begins one.
   *
   * @param names of all agents, in order
   * @throws IllegalArgumentException if a journal of something else stands there, a line of it is
   *     damaged, or another match is writing it
   * @throws UncheckedIOException if the file cannot be read or written; so do its logs
   */
  public static MatchJournal open(Path path, MatchSettings settings, List<String> names) {
    return open(path, settings, names, file -> file);
  }

  /** For tests: {@code seam} stands between the journal and the disk. */
  static MatchJournal open(
      Path path,
      MatchSettings settings,
      List<String> names,
      UnaryOperator<SeekableByteChannel> seam) {
    try {
      SeekableByteChannel file = locked(path);
      try {
        MatchJournal journal = new MatchJournal(path, seam.apply(file));
        journal.begin(file, header(settings, names).toString(), pairings(names.size()));
        return journal;
      } catch (RuntimeException | IOException e) {
        file.close();
        throw e;
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The file, which nobody else writes until it is closed; the system sees to killed ones. */
  private static SeekableByteChannel locked(Path path) throws IOException {
    FileChannel file = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!isLocked(file)) {
      file.close();
      throw new IllegalArgumentException(path + ": another match is writing this journal");
    }
    return file;
  }

  private static boolean isLocked(FileChannel file) throws IOException {
    try {
      return file.tryLock(LOCKED_BYTE, 1, false) != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** Reads what is there, drops what stands behind the last line end, and writes on from there. */
  private void begin(SeekableByteChannel whole, String header, int pairings) throws IOException {
    byte[] bytes = Files.readAllBytes(path);
    int end = bytes.length;
    while (end > 0 && bytes[end - 1] != '\n') {
      end--;
    }
    if (end == 0) {
      refuseForeign(path, new String(bytes, StandardCharsets.UTF_8), header);
    }
    List<String> lines = new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
    read(lines, header, pairings);
    whole.truncate(end).position(end);
    if (lines.isEmpty()) {
      write(header);
    }
  }

  private static int pairings(int agents) {
    return agents * (agents - 1) / 2;
  }

  private static ObjectNode header(MatchSettings settings, List<String> names) {
    ObjectNode header = JSON.createObjectNode();
    header.put("format", FORMAT);
    header.put("game", settings.game().name());
    header.put("openings", settings.openings().toString());
    header.put("seed", settings.seed());
    names.forEach(header.putArray("agents")::add);
    return header;
  }

  /** A file without a line end is a journal only if it is the beginning of a header. */
  private static void refuseForeign(Path path, String content, String header) {
    if (!header.startsWith(content)) {
      throw new IllegalArgumentException(
          path + ": expected a match journal that begins with " + header);
    }
  }

  private void read(List<String> lines, String header, int pairings) {
    if (!lines.isEmpty() && !lines.get(0).equals(header)) {
      throw new IllegalArgumentException(
          path
              + " line 1: expected the journal of this match, "
              + header
              + ", found "
              + abbreviate(lines.get(0)));
    }
    for (int i = 1; i < lines.size(); i++) {
      try {
        JsonNode line = JSON.readTree(lines.get(i));
        playedOf(pairing(line, pairings)).add(MatchJournalLines.read(line));
      } catch (JsonProcessingException | IllegalArgumentException e) {
        throw new IllegalArgumentException(
            path + " line " + (i + 1) + ": expected a game, found " + abbreviate(lines.get(i)), e);
      }
    }
  }

  private static int pairing(JsonNode line, int pairings) {
    int pairing = line.path("pairing").asInt(0);
    if (pairing < 0 || pairing >= pairings) {
      throw new IllegalArgumentException("pairing: expected less than " + pairings);
    }
    return pairing;
  }

  private static String abbreviate(String line) {
    return line.length() <= 160 ? line : line.substring(0, 160) + "...";
  }

  private List<PlayedGame> playedOf(int pairing) {
    while (playedByPairing.size() <= pairing) {
      playedByPairing.add(new ArrayList<>());
    }
    return playedByPairing.get(pairing);
  }

  /** The log of the only pairing of a match. */
  public MatchLog log() {
    return log(0);
  }

  /** The log of a ladder's pairing {@code pairing}, counted from 0. */
  public MatchLog log(int pairing) {
    List<PlayedGame> played = List.copyOf(playedOf(pairing));
    return new MatchLog() {
      @Override
      public List<PlayedGame> played() {
        return played;
      }

      @Override
      public void append(PlayedGame game) {
        try {
          write(MatchJournalLines.write(game, pairing).toString());
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    };
  }

  /**
   * Writes {@code line} or nothing of it. After a failure nothing is written any more: a further
   * game behind half a line would make both unreadable.
   */
  private void write(String line) throws IOException {
    if (failure != null) {
      throw failure;
    }
    long start = file.position();
    ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
    try {
      while (bytes.hasRemaining()) {
        file.write(bytes);
      }
    } catch (IOException e) {
      failure = new IOException(path + ": cannot be written: " + e.getMessage(), e);
      cutBackTo(start);
      throw failure;
    }
  }

  /** If even that fails, half a line stays, which whoever opens the journal drops. */
  private void cutBackTo(long length) {
    try {
      file.truncate(length);
    } catch (IOException e) {
      failure.addSuppressed(e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
