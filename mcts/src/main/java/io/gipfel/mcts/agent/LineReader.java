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
 * {@value #MAX_LINE} characters, and at most {@value #MAX_LINES} wait to be taken. Control
 * characters are read as spaces, since what a program says is shown in terminals.
 */
final class LineReader {

  /** What happens when nobody takes the lines. */
  enum Overflow {
    /** The program waits. */
    WAIT,
    /** The oldest line is dropped. */
    FORGET_OLDEST
  }

  private record Line(String text, long nanos) {}

  private static final int MAX_LINE = 200;
  private static final int MAX_LINES = 100;

  private final Overflow overflow;
  private final Deque<Line> lines = new ArrayDeque<>();
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
          line.append(Character.isISOControl(c) ? ' ' : (char) c);
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
    lines.addLast(new Line(line, System.nanoTime()));
    notifyAll();
  }

  /**
   * Takes the next line that is not blank, or null if none was there by {@code deadlineNanos} of
   * {@link System#nanoTime} or before the end. So a program that never stops talking is not heard
   * for ever, and one that was in time is heard however late one asks.
   */
  synchronized String next(long deadlineNanos) throws InterruptedException {
    while (lines.isEmpty() && !atEnd) {
      long millis = TimeUnit.NANOSECONDS.toMillis(deadlineNanos - System.nanoTime());
      if (millis <= 0) {
        return null;
      }
      wait(millis);
    }
    if (lines.isEmpty() || lines.getFirst().nanos() - deadlineNanos > 0) {
      return null;
    }
    notifyAll();
    return lines.removeFirst().text();
  }

  /** The latest line that nobody took, or an empty text. */
  synchronized String last() {
    return lines.isEmpty() ? "" : lines.getLast().text();
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
