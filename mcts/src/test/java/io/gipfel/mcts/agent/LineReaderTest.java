package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LineReaderTest {

  private static final long SECOND = 1_000_000_000L;

  private static LineReader reader(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return new LineReader(new ByteArrayInputStream(bytes), LineReader.Overflow.WAIT);
  }

  /** Else a program that never stops talking would be heard for ever. */
  @Test
  void aLineThatCameAfterTheDeadlineIsNotHeard() throws InterruptedException {
    long before = System.nanoTime() - 1;
    LineReader reader = reader("late\n".repeat(1_000));
    assertEquals("late", reader.next(System.nanoTime() + 60 * SECOND));
    assertNull(reader.next(before));
  }

  @Test
  void aLineThatCameInTimeIsHeardHoweverLateOneAsks() throws InterruptedException {
    LineReader reader = reader("first\nsecond\n");
    assertEquals("first", reader.next(System.nanoTime() + 60 * SECOND));
    long deadline = System.nanoTime() + 60 * SECOND;
    assertEquals("second", reader.next(deadline));
    assertNull(reader.next(deadline), "the stream has ended");
  }

  @Test
  void controlCharactersAreSpaces() throws InterruptedException {
    LineReader reader = reader("\u001b[2Ja\tb\u0000\u009bc\r\n");
    assertEquals("[2Ja b  c", reader.next(System.nanoTime() + 60 * SECOND));
  }
}
