package io.gipfel.mcts.agent;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/**
 * A running external program. It ends with {@link #close}, or at the latest with this JVM; what it
 * has started itself ends with it. Serves one thread.
 */
final class EngineProcess implements EngineLines, AutoCloseable {

  private static final Duration GRACE = Duration.ofMillis(500);

  private final Process process;
  private final Writer input;
  private final LineReader output;
  private final LineReader errors;
  private final Thread endWithJvm;
  private long deadlineNanos;

  /**
   * Starts the program of {@code command}.
   *
   * @param command as typed in a shell
   * @throws AgentException if it cannot be started
   */
  EngineProcess(String command) {
    try {
      process = new ProcessBuilder(CommandLine.split(command)).start();
    } catch (IOException e) {
      throw new AgentException("cannot be started: " + e.getMessage(), e);
    }
    endWithJvm = new Thread(this::destroy, "end engine " + process.pid());
    try {
      Runtime.getRuntime().addShutdownHook(endWithJvm);
    } catch (IllegalStateException e) {
      destroy();
      throw new AgentException("cannot be started while the JVM is shutting down", e);
    }
    input =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    output = new LineReader(process.getInputStream(), LineReader.Overflow.WAIT);
    errors = new LineReader(process.getErrorStream(), LineReader.Overflow.FORGET_OLDEST);
  }

  /** Starts the clock for one answer, however many lines it takes. */
  void allow(Duration time) {
    deadlineNanos = System.nanoTime() + time.toNanos();
  }

  @Override
  public void send(String line) {
    try {
      input.write(line);
      input.write('\n');
      input.flush();
    } catch (IOException e) {
      throw new AgentException(ending(), e);
    }
  }

  @Override
  public String receive() {
    try {
      String line = output.next(deadlineNanos);
      if (line == null) {
        throw new AgentException(
            output.isAtEnd() ? ending() : "gave no answer in time" + lastError());
      }
      return line;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AgentException("interrupted while waiting for an answer", e);
    }
  }

  private String ending() {
    return (hasEnded(GRACE) ? "ended with exit code " + process.exitValue() : "closed its output")
        + lastError();
  }

  private String lastError() {
    String last = errors.last();
    return last.isEmpty() ? "" : "; its last words on standard error: '" + last + "'";
  }

  private boolean hasEnded(Duration patience) {
    try {
      return process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Says {@code farewell}, waits a moment for the program to end, and then ends it. */
  void close(String farewell) {
    try {
      send(farewell);
      input.close();
      hasEnded(GRACE);
    } catch (AgentException | IOException e) {
      // It has ended by itself, which is what the farewell was to bring about.
    } finally {
      close();
    }
  }

  /** Ends the program at once. */
  @Override
  public void close() {
    destroy();
    output.stop();
    errors.stop();
    try {
      Runtime.getRuntime().removeShutdownHook(endWithJvm);
    } catch (IllegalStateException e) {
      // The JVM is shutting down, and the hook at work.
    }
  }

  private void destroy() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  /** The process, for tests that ask whether it has ended. */
  ProcessHandle handle() {
    return process.toHandle();
  }
}
