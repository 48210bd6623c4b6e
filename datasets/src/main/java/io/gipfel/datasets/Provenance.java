package io.gipfel.datasets;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where the games of a shard come from: everything needed to make them again, and nothing that
 * would differ if they were made again. In particular no clock and no machine.
 *
 * @param game name of the game
 * @param rulesVersion {@link #RULES_VERSION} of the program that made it
 * @param program name and version of the program that made it
 * @param player who played: the SHA-256 of a network's ONNX file in hex, or an agent's name
 * @param configDigest SHA-256 of the resolved config in hex; empty where there was none
 * @param generation of the run, from 0; 0 outside a run
 * @param seed that the games' seeds are derived from
 * @param facts further facts by name, in alphabetical order
 */
public record Provenance(
    String game,
    int rulesVersion,
    String program,
    String player,
    String configDigest,
    int generation,
    long seed,
    Map<String, String> facts) {

  /** Grows when a ruling changes what a recorded game means. */
  public static final int RULES_VERSION = 1;

  /** Owns a sorted copy of the facts; checks the generation. */
  public Provenance {
    facts = Collections.unmodifiableMap(new TreeMap<>(facts));
    if (generation < 0) {
      throw new IllegalArgumentException("generation: expected 0 or more, found " + generation);
    }
  }
}
