package org.nd4j.nativeblas;

/**
 * A shim that switches DL4J's oneDNN helpers on.
 *
 * <p>The helpers make training about five times as fast. Before using one, DL4J 1.0.0-M2.1 asks
 * whether oneDNN is allowed, by reflection on {@code org.nd4j.nativeblas.Nd4jCpu$Environment} (see
 * {@code BaseMKLDNNHelper.mklDnnEnabled}). M2 renamed that class to {@code
 * org.nd4j.linalg.cpu.nativecpu.bindings.Nd4jCpu$Environment} but left the old name in the look-up;
 * the look-up fails, the failure is swallowed, and every layer silently falls back to the slow
 * path. A class of the old name with the two methods asked for repairs it. Nothing else is named
 * {@code org.nd4j.nativeblas.Nd4jCpu} in M2.1, so nothing is shadowed. With a release that looks
 * the class up under its new name this file is without effect and can go; the test that the helper
 * is on then tells whether it was right to.
 */
public final class Nd4jCpu {

  private Nd4jCpu() {}

  /** What DL4J finds under the old name. Names and signatures are DL4J's. */
  public static final class Environment {

    private static final Environment INSTANCE = new Environment();

    private Environment() {}

    /** The only instance. */
    public static Environment getInstance() {
      return INSTANCE;
    }

    /** Whether DL4J may use oneDNN: always. */
    public boolean isUseMKLDNN() {
      return true;
    }
  }
}
