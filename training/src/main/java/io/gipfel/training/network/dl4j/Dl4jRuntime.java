package io.gipfel.training.network.dl4j;

import java.util.Locale;
import org.bytedeco.openblas.global.openblas_full;
import org.deeplearning4j.nn.layers.HelperUtils;
import org.deeplearning4j.nn.layers.convolution.ConvolutionHelper;
import org.deeplearning4j.nn.layers.mkldnn.MKLDNNConvHelper;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.factory.Nd4j;
import org.nd4j.nativeblas.NativeOpsHolder;

/**
 * What DL4J runs on here. Without its oneDNN helpers, or with a BLAS that does not know the
 * processor, it works just the same and several times slower, so a run should say what it has.
 *
 * @param helper whether convolutions are computed by oneDNN
 * @param blas the BLAS library and the kind of processor it believes in
 * @param threads threads a single operation may use; 1 if {@code OMP_NUM_THREADS} was 1 when the
 *     JVM started
 */
public record Dl4jRuntime(boolean helper, String blas, int threads) {

  /** What runs on this machine. Loads the native libraries, if that has not been done. */
  public static Dl4jRuntime find() {
    String vendor = Nd4j.factory().blas().getBlasVendor().name().toLowerCase(Locale.ROOT);
    String core = openblas_full.openblas_get_corename().getString();
    int threads = NativeOpsHolder.getInstance().getDeviceNativeOps().ompGetMaxThreads();
    return new Dl4jRuntime(hasHelper(), vendor + " for " + core, threads);
  }

  /** Asks as DL4J's layers do. */
  private static boolean hasHelper() {
    return HelperUtils.createHelper(
            "",
            MKLDNNConvHelper.class.getName(),
            ConvolutionHelper.class,
            TowerConfiguration.STEM,
            DataType.FLOAT)
        != null;
  }

  /** One line for people. */
  public String describe() {
    return String.format(
        Locale.ROOT,
        "DL4J: oneDNN %s, BLAS %s, %d thread%s an operation",
        helper ? "on" : "off (training will be several times slower)",
        blas,
        threads,
        threads == 1 ? "" : "s");
  }
}
