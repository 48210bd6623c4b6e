package io.gipfel.app;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on the error stream while people watch; nothing otherwise. */
final class Progress implements AutoCloseable {

  /** Shows nothing. */
  static final Progress NONE = new Progress(null);

  private static final int UPDATE_MILLIS = 200;

  private final ProgressBar bar;

  private Progress(ProgressBar bar) {
    this.bar = bar;
  }

  /**
   * Shows the beginning of a task.
   *
   * @param total how many steps it has, or -1 if that is not known
   */
  static Progress start(String task, long total) {
    if (!Terminal.isAttached()) {
      return NONE;
    }
    return new Progress(
        new ProgressBarBuilder()
            .setTaskName(task)
            .setInitialMax(total)
            .setStyle(ProgressBarStyle.ASCII)
            .setUpdateIntervalMillis(UPDATE_MILLIS)
            .clearDisplayOnFinish()
            .build());
  }

  /** Shows that one more step is done. */
  void step() {
    if (bar != null) {
      bar.step();
    }
  }

  /** Shows that {@code done} steps are done in all, and a remark beside the bar. */
  void stepTo(long done, String remark) {
    if (bar != null) {
      bar.stepTo(done);
      bar.setExtraMessage(remark);
    }
  }

  /** Takes the bar away. */
  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
  }
}
