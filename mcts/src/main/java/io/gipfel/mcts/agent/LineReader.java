package io.gipfel.mcts.agent;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.TimeUnit;

/**
 * Reads a program's stream by lines on a thread of its own, in bounded memory: lines are cut at
 * {@value #MAX_LINE} characters, and at most {@value #MAX_LINES} wait to be taken.
 */
final class LineReader {

  /** What happens when nobody takes the lines. */
  enum Overflow {
    /** The program waits. */
    WAIT,
    /** The oldest line is dropped. */
    FORGET_OLDEST
  }

  private static final int MAX_LINE = 200;
  private static final int MAX_LINES = 100;

  private final Overflow overflow;
  private final Deque<String> lines = new ArrayDeque<>();
  private final Thread thread;
  private boolean atEnd;

  LineReader(InputStream stream, Overflow overflow) {
    this.overflow = overflow;
    Reader reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8));
    thread = new Thread(() -> readAll(reader), "engine lines");
    thread.setDaemon(true);
    thread.start();
  }

  private void readAll(Reader reader) {
    StringBuilder line = new StringBuilder();
    try (reader) {
      for (int c = reader.read(); c >= 0; c = reader.read()) {
        if (c == '\n') {
          put(line);
        } else if (line.length() < MAX_LINE) {
          line.append((char) c);
        }
      }
      put(line);
    } catch (IOException | InterruptedException e) {
      // The stream or this reader was closed: no more lines either way.
    }
    synchronized (this) {
      atEnd = true;
      notifyAll();
    }
  }

  private synchronized void put(StringBuilder buffer) throws InterruptedException {
    String line = buffer.toString().strip();
    buffer.setLength(0);
    if (line.isEmpty()) {
      return;
    }
    while (lines.size() == MAX_LINES) {
      if (overflow == Overflow.FORGET_OLDEST) {
        lines.removeFirst();
      } else {
        wait();
      }
    }
    lines.addLast(line);
    notifyAll();
  }

  /**
   * Takes the next line that is not blank, or null if none comes within {@code nanos} or before the
   * end.
   */
  synchronized String next(long nanos) throws InterruptedException {
    long deadline = System.nanoTime() + nanos;
    while (lines.isEmpty() && !atEnd) {
      long millis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
      if (millis <= 0) {
        return null;
      }
      wait(millis);
    }
    notifyAll();
    return lines.pollFirst();
  }

  /** The latest line that nobody took, or an empty text. */
  synchronized String last() {
    return lines.isEmpty() ? "" : lines.getLast();
  }

  /** Whether the program can write no more lines, and none are left. */
  synchronized boolean isAtEnd() {
    return atEnd && lines.isEmpty();
  }

  /** Stops reading; lines that still wait are kept. */
  void stop() {
    thread.interrupt();
  }
}
