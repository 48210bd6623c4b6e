package io.gipfel.app.bench;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;

/** The processor time of this process, all its threads together. */
public final class CpuTime {

  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private CpuTime() {}

  /** Nanoseconds since the process began. */
  public static long nanos() {
    return SYSTEM.getProcessCpuTime();
  }
}
