package io.gipfel.training.run;

import java.util.Map;
import java.util.TreeMap;

/**
 * What a run was begun by and on.
 *
 * @param program version of Gipfel
 * @param java version of the JVM
 * @param system operating system and architecture
 * @param cores processors that the JVM sees
 * @param threads threads that self-play and matches use
 * @param runtime the line that says what computes the network
 */
public record About(
    String program, String java, String system, int cores, int threads, String runtime) {

  /** This program on this machine. */
  public static About here(int threads, String runtime) {
    return new About(
        Program.version(),
        System.getProperty("java.vm.name") + " " + System.getProperty("java.version"),
        System.getProperty("os.name") + " " + System.getProperty("os.arch"),
        Runtime.getRuntime().availableProcessors(),
        threads,
        runtime);
  }

  /** The same as lines for a log, in alphabetical order. */
  public Map<String, String> lines() {
    Map<String, String> lines = new TreeMap<>();
    lines.put("program", program);
    lines.put("java", java);
    lines.put("machine", system + ", " + cores + " cores, " + threads + " threads");
    lines.put("network", runtime);
    return lines;
  }
}
