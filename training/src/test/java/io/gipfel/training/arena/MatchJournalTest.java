package io.gipfel.training.arena;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.tictactoe.TicTacToe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MatchJournalTest {

  private static final int PAIRS = 6;

  @TempDir private Path folder;
  private Path path;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("match.jsonl");
  }

  private static Match match(int pairs, long seed) {
    AgentSource random = FakeAgents.choosing("random", FakeAgents::random);
    AgentSource faulty =
        FakeAgents.choosing(
            "faulty", game -> game.actionCount() > 5 ? 99 : FakeAgents.random(game));
    return new Match(
        new MatchSettings(new TicTacToe(1), Openings.randomActions(1, 2), pairs, seed),
        random,
        faulty);
  }

  /** Plays on from the journal and returns the result; {@code played} counts the new games. */
  private MatchResult playOn(Match match, AtomicInteger played) {
    MatchListener counting =
        new MatchListener() {
          @Override
          public void gameFinished(Match same, PlayedGame game) {
            played.incrementAndGet();
          }
        };
    Arena arena = new Arena(new ArenaConfig(1, 1), counting, () -> false, () -> 0);
    List<String> names = List.of(match.a().name(), match.b().name());
    try (MatchJournal journal = MatchJournal.open(path, match.settings(), names)) {
      return arena.play(match, StopRule.NEVER, journal.log());
    }
  }

  private MatchResult playOn(Match match) {
    return playOn(match, new AtomicInteger());
  }

  @Test
  void aMatchKilledAtAnyByteGoesOnToTheSameResult() throws IOException {
    Match match = match(PAIRS, 1);
    List<PlayedGame> unbroken = playOn(match).games();
    assertTrue(unbroken.stream().anyMatch(game -> game.end().forfeit().isPresent()));
    byte[] whole = Files.readAllBytes(path);
    List<String> lines = Files.readAllLines(path);
    for (int length = 0; length <= whole.length; length++) {
      boolean lineEnd = length == 0 || whole[length - 1] == '\n';
      if (!lineEnd && length % 37 != 0 && length < whole.length - 40) {
        continue;
      }
      Files.write(path, Arrays.copyOf(whole, length));
      AtomicInteger played = new AtomicInteger();
      assertEquals(unbroken, playOn(match, played).games(), "cut at " + length);
      assertEquals(2 * PAIRS - completeGames(whole, length), played.get());
      assertEquals(new HashSet<>(lines), new HashSet<>(Files.readAllLines(path)));
    }
  }

  private static int completeGames(byte[] whole, int length) {
    int lines = 0;
    for (int i = 0; i < length; i++) {
      lines += whole[i] == '\n' ? 1 : 0;
    }
    return Math.max(0, lines - 1);
  }

  @Test
  void aFinishedMatchIsNotPlayedAgainAndMayBeMadeLonger() {
    List<PlayedGame> games = playOn(match(PAIRS, 1)).games();
    AtomicInteger played = new AtomicInteger();
    assertEquals(games, playOn(match(PAIRS, 1), played).games());
    assertEquals(0, played.get());
    List<PlayedGame> longer = playOn(match(PAIRS + 2, 1), played).games();
    assertEquals(4, played.get());
    assertEquals(games, longer.subList(0, 2 * PAIRS));
    assertEquals(games, playOn(match(PAIRS, 1)).games());
  }

  @Test
  void theStopRuleDecidesAgainAsBefore() {
    Match match =
        new Match(
            new MatchSettings(new SumGame("wb"), Openings.NONE, 500, 1),
            FakeAgents.naming(9),
            FakeAgents.naming(0));
    Sprt sprt = Sprt.of(0, 50);
    for (int i = 0; i < 2; i++) {
      Arena arena = new Arena(new ArenaConfig(2, 1), MatchListener.NONE, () -> false, () -> 0);
      try (MatchJournal journal =
          MatchJournal.open(path, match.settings(), List.of("nine", "zero"))) {
        assertEquals(23, arena.play(match, sprt, journal.log()).pairs().pairs());
      }
    }
  }

  /** A disk that is full after any number of bytes, and has room again at the next attempt. */
  @Test
  void aFullDiskCostsTheGameThatDidNotFit() throws IOException {
    Match match = match(PAIRS, 1);
    List<PlayedGame> unbroken = playOn(match).games();
    byte[] whole = Files.readAllBytes(path);
    for (int room = 0; room < whole.length; room += 61) {
      Files.delete(path);
      int size = room;
      UncheckedIOException e =
          assertThrows(UncheckedIOException.class, () -> playWithRoom(match, size, true));
      assertEquals(path + ": cannot be written: disk full", e.getCause().getMessage());
      byte[] left = Files.readAllBytes(path);
      assertTrue(left.length <= room);
      assertArrayEquals(Arrays.copyOf(whole, left.length), left);
      assertTrue(left.length == 0 || left[left.length - 1] == '\n');
      assertEquals(unbroken, playOn(match).games());
    }
  }

  @Test
  void aFullDiskThatCannotBeCutBackIsMendedLater() throws IOException {
    Match match = match(PAIRS, 1);
    List<PlayedGame> unbroken = playOn(match).games();
    int size = (int) Files.size(path) - 10;
    Files.delete(path);
    assertThrows(UncheckedIOException.class, () -> playWithRoom(match, size, false));
    assertEquals(size, Files.size(path));
    assertEquals(unbroken, playOn(match).games());
  }

  @Test
  void nothingIsWrittenAfterAFailure() throws IOException {
    Match match = match(PAIRS, 1);
    PlayedGame game = playOn(match).games().get(0);
    Files.delete(path);
    List<String> names = List.of("random", "faulty");
    try (MatchJournal journal =
        MatchJournal.open(path, match.settings(), names, file -> new FullDisk(file, 300, true))) {
      MatchLog log = journal.log();
      long before = Files.size(path);
      for (int i = 0; i < 3; i++) {
        assertThrows(UncheckedIOException.class, () -> log.append(game));
        assertEquals(before, Files.size(path));
      }
    }
  }

  private void playWithRoom(Match match, int room, boolean truncates) {
    Arena arena = new Arena(new ArenaConfig(1, 1), MatchListener.NONE, () -> false, () -> 0);
    List<String> names = List.of(match.a().name(), match.b().name());
    try (MatchJournal journal =
        MatchJournal.open(
            path, match.settings(), names, file -> new FullDisk(file, room, truncates))) {
      arena.play(match, StopRule.NEVER, journal.log());
    }
  }

  /** Takes {@code room} bytes, fails once, and then has room without end. */
  private static final class FullDisk implements SeekableByteChannel {

    private final SeekableByteChannel file;
    private final boolean truncates;
    private int room;

    FullDisk(SeekableByteChannel file, int room, boolean truncates) {
      this.file = file;
      this.room = room;
      this.truncates = truncates;
    }

    @Override
    public int write(ByteBuffer bytes) throws IOException {
      if (room == 0) {
        room = Integer.MAX_VALUE;
        throw new IOException("disk full");
      }
      ByteBuffer fitting = bytes.slice(bytes.position(), Math.min(room, bytes.remaining()));
      int written = file.write(fitting);
      bytes.position(bytes.position() + written);
      room -= written;
      return written;
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
      if (!truncates && size > 0) {
        throw new IOException("disk out of order");
      }
      file.truncate(size);
      return this;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
      return file.read(bytes);
    }

    @Override
    public long position() throws IOException {
      return file.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
      file.position(position);
      return this;
    }

    @Override
    public long size() throws IOException {
      return file.size();
    }

    @Override
    public boolean isOpen() {
      return file.isOpen();
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  @Test
  void theJournalOfAnotherMatchIsRefusedAndLeftAlone() throws IOException {
    playOn(match(PAIRS, 1));
    String before = Files.readString(path);
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> playOn(match(PAIRS, 2)));
    assertTrue(e.getMessage().contains("match.jsonl line 1: expected"), e.getMessage());
    assertEquals(before, Files.readString(path));
  }

  @Test
  void aFileThatIsNoJournalIsRefusedAndLeftAlone() throws IOException {
    for (String content : List.of("precious", "precious\n", "{}\n")) {
      Files.writeString(path, content);
      assertThrows(IllegalArgumentException.class, () -> playOn(match(PAIRS, 1)));
      assertEquals(content, Files.readString(path));
    }
  }

  /** Two that write at their own ends of it would spoil it for both. */
  @Test
  void aJournalThatAnotherMatchIsWritingIsRefused() throws IOException {
    Match match = match(PAIRS, 1);
    List<String> names = List.of(match.a().name(), match.b().name());
    try (MatchJournal journal = MatchJournal.open(path, match.settings(), names)) {
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> playOn(match));
      assertTrue(e.getMessage().contains("another match is writing"), e.getMessage());
      assertEquals(List.of(), journal.log().played());
      assertEquals(1, Files.readAllLines(path).size(), "everybody may read it");
    }
    assertEquals(2 * PAIRS, playOn(match).games().size());
  }

  @Test
  void aDamagedLineIsNamed() throws IOException {
    playOn(match(PAIRS, 1));
    List<String> lines = Files.readAllLines(path);
    String sound = lines.get(3);
    for (String damaged :
        List.of(
            "",
            "{}",
            "]",
            "\"text\"",
            sound.replace("\"pair\":", "\"pear\":"),
            sound.replace("\"pair\":", "\"pair\":-"),
            sound.replace("\"pairing\":0", "\"pairing\":-1"),
            sound.replace("\"pairing\":0", "\"pairing\":2000000000"),
            sound.replaceAll("\"outcomeForFirst\":-?[0-9]", "\"outcomeForFirst\":2"),
            sound.replace("\"openingPlies\":", "\"openingPlies\":9"))) {
      lines.set(3, damaged);
      Files.write(path, lines);
      IllegalArgumentException e =
          assertThrows(IllegalArgumentException.class, () -> playOn(match(PAIRS, 1)));
      assertTrue(e.getMessage().contains("match.jsonl line 4: expected a game"), e.getMessage());
    }
  }
}
