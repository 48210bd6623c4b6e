package io.gipfel.training.network.dl4j;

import org.deeplearning4j.nn.workspace.ArrayType;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.api.shape.Shape;

/**
 * Copies between ND4J arrays and Java arrays, row-major.
 *
 * <p>Small loops over Java arrays are as fast as ND4J's broadcasts here, and can be read.
 */
final class Floats {

  private Floats() {}

  /** A copy of all elements of {@code array}. */
  static float[] copyOf(INDArray array) {
    return copyOf(array, new float[0]);
  }

  /** A copy of all elements of {@code array}, in {@code reused} if that is of the right length. */
  static float[] copyOf(INDArray array, float[] reused) {
    int length = (int) array.length();
    float[] copy = reused.length == length ? reused : new float[length];
    boolean inOrder = !array.isView() && Shape.hasDefaultStridesForShape(array);
    (inOrder ? array : array.dup('c')).data().asNioFloat().get(copy);
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

  /** A new array for {@code type}, filled from {@code values}. */
  static INDArray array(
      LayerWorkspaceMgr workspaces, ArrayType type, float[] values, long... shape) {
    INDArray array = workspaces.createUninitialized(type, DataType.FLOAT, shape, 'c');
    fill(array, values);
    return array;
  }
}
