package io.gipfel.app;

import java.util.concurrent.CountDownLatch;

/**
 * Ctrl-C as a question that a long command asks now and then. The JVM stays alive until the command
 * has put its things in order and closes this.
 */
final class Interruption implements AutoCloseable {

  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::raise, "interruption");
  private volatile boolean raised;

  private Interruption() {}

  /** From now on, Ctrl-C (or a request to terminate) raises the interruption. */
  static Interruption listen() {
    Interruption interruption = new Interruption();
    Runtime.getRuntime().addShutdownHook(interruption.hook);
    return interruption;
  }

  private void raise() {
    raised = true;
    try {
      closed.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Whether the command should stop. */
  boolean isRaised() {
    return raised;
  }

  /** Lets the JVM go. */
  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The JVM is shutting down: the hook has run.
    }
  }
}
