package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.NetworkLayout;
import io.gipfel.training.network.TrainingBatch;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.nd4j.linalg.api.buffer.DataType;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.dataset.MultiDataSet;
import org.nd4j.linalg.factory.Nd4j;

/**
 * A DL4J graph with a thread of its own and arrays for its part of a batch.
 *
 * <p>All work on the graph happens on that thread: ND4J's workspaces belong to the thread that
 * opened them, and a graph used from many threads would leave some behind on each.
 */
final class Replica implements AutoCloseable {

  private final ComputationGraph graph;
  private final NetworkLayout layout;
  private final ExecutorService thread;
  private INDArray planes;
  private INDArray[] targets;

  Replica(ComputationGraph graph, NetworkLayout layout, String threadName) {
    this.graph = graph;
    this.layout = layout;
    this.thread = Executors.newSingleThreadExecutor(task -> daemon(task, threadName));
    allocate(1);
  }

  private static Thread daemon(Runnable task, String name) {
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    return thread;
  }

  /** The graph; only tasks of this replica may compute with it. */
  ComputationGraph graph() {
    return graph;
  }

  /** Does {@code task} on the replica's thread. */
  <T> Future<T> submit(Callable<T> task) {
    return thread.submit(task);
  }

  /**
   * Leaves the gradients of samples {@code from} to {@code from + size}, summed, in the graph.
   * Batch norm uses the statistics of these samples.
   *
   * @return the mean loss of each head
   */
  double[] gradients(TrainingBatch batch, int from, int size) {
    fill(batch, from, size);
    graph.setInputs(planes);
    graph.setLabels(targets);
    graph.computeGradientAndScore();
    return losses();
  }

  /** The mean loss of each head over samples {@code from} to {@code from + size}, for inference. */
  double[] evaluate(TrainingBatch batch, int from, int size) {
    fill(batch, from, size);
    graph.score(new MultiDataSet(new INDArray[] {planes}, targets), false);
    return losses();
  }

  /** What each head says in inference of {@code samples} inputs, row-major. */
  float[][] outputs(float[] inputs, int samples) {
    INDArray input = create(samples, layout.planes(), layout.height(), layout.width());
    Floats.fill(input, inputs);
    INDArray[] outputs = graph.output(input);
    float[][] rows = new float[outputs.length][];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = Floats.copyOf(outputs[i]);
    }
    return rows;
  }

  private double[] losses() {
    double[] losses = new double[Head.ALL.size()];
    for (int i = 0; i < losses.length; i++) {
      losses[i] = graph.getLayer(Head.ALL.get(i).vertex()).score();
    }
    return losses;
  }

  private void fill(TrainingBatch batch, int from, int size) {
    if (planes.size(0) != size) {
      allocate(size);
    }
    Floats.fill(planes, batch.planes, from * layout.inputSize());
    for (int i = 0; i < targets.length; i++) {
      Head head = Head.ALL.get(i);
      Floats.fill(targets[i], head.targets(batch), from * head.size(layout));
    }
  }

  private void allocate(int size) {
    planes = create(size, layout.planes(), layout.height(), layout.width());
    targets =
        Head.ALL.stream().map(head -> create(size, head.size(layout))).toArray(INDArray[]::new);
  }

  private static INDArray create(long... shape) {
    return Nd4j.create(DataType.FLOAT, shape);
  }

  /** Ends the thread, when it has done what it was given, and frees its workspaces. */
  @Override
  public void close() {
    thread.execute(() -> Nd4j.getWorkspaceManager().destroyAllWorkspacesForCurrentThread());
    thread.shutdown();
  }
}
