package io.gipfel.training.network.dl4j;

import org.nd4j.linalg.api.ndarray.INDArray;

/**
 * Copies between ND4J arrays and Java arrays, row-major.
 *
 * <p>Small loops over Java arrays are as fast as ND4J's broadcasts here, and can be read.
 */
final class Floats {

  private Floats() {}

  /** A copy of all elements of {@code array}. */
  static float[] copyOf(INDArray array) {
    float[] copy = new float[(int) array.length()];
    array.dup('c').data().asNioFloat().get(copy);
    return copy;
  }

  /** Fills {@code array}, which is row-major and no view, from the front of {@code values}. */
  static void fill(INDArray array, float[] values) {
    fill(array, values, 0);
  }

  /** Fills {@code array}, which is row-major and no view, with {@code values} from {@code from}. */
  static void fill(INDArray array, float[] values, int from) {
    array.data().asNioFloat().put(values, from, (int) array.length());
  }
}
