package io.gipfel.training.network.dl4j;

import io.gipfel.training.network.Losses;
import io.gipfel.training.network.NetworkConfig;
import io.gipfel.training.network.PolicyValueNetwork;
import io.gipfel.training.network.TrainingBatch;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.deeplearning4j.nn.gradient.DefaultGradient;
import org.deeplearning4j.nn.graph.ComputationGraph;
import org.deeplearning4j.nn.params.BatchNormalizationParamInitializer;
import org.deeplearning4j.nn.params.DefaultParamInitializer;
import org.deeplearning4j.nn.workspace.LayerWorkspaceMgr;
import org.nd4j.linalg.api.ndarray.INDArray;
import org.nd4j.linalg.factory.Nd4j;

/**
 * A network in DL4J that learns on several threads.
 *
 * <p>Every replica is a graph over the same parameter array. In a step each computes the gradients
 * of its part of the batch; they are averaged in a fixed order and the first replica's updater
 * makes one step of them, so the result depends on the number of replicas but never on timing. DL4J
 * treats the running statistics of batch norm as parameters whose "gradient" is the way to the
 * batch's statistics, so averaging serves them too.
 */
final class Dl4jNetwork implements PolicyValueNetwork {

  private final Description description;
  private final List<Replica> replicas;

  /** 1 for every parameter that is a weight, 0 for biases and all of batch norm. */
  private final INDArray weights;

  /** 1 for every running statistic, 0 for what is learned. */
  private final INDArray statistics;

  /** What to multiply the updater's steps by: the learning rate, and 1 for running statistics. */
  private final INDArray rates;

  /** What weight decay multiplies every parameter by, at the current learning rate. */
  private final INDArray shrinkage;

  private double learningRate = Double.NaN;

  Dl4jNetwork(ComputationGraph graph, Description description) {
    this.description = description;
    this.weights = marks(graph, Set.of(DefaultParamInitializer.WEIGHT_KEY));
    this.statistics =
        marks(
            graph,
            Set.of(
                BatchNormalizationParamInitializer.GLOBAL_MEAN,
                BatchNormalizationParamInitializer.GLOBAL_VAR));
    this.rates = statistics.dup();
    this.shrinkage = weights.dup();
    this.replicas = new ArrayList<>();
    for (int i = 0; i < description.fit().replicas(); i++) {
      replicas.add(
          new Replica(
              i == 0 ? graph : sharing(graph), description.layout(), "network-replica-" + i));
    }
  }

  /** 1 for every parameter whose name within its layer is one of {@code names}, else 0. */
  private static INDArray marks(ComputationGraph graph, Set<String> names) {
    ComputationGraph marks = new ComputationGraph(graph.getConfiguration().clone());
    marks.init(Nd4j.zeros(graph.params().dataType(), graph.params().shape()), false);
    marks
        .paramTable()
        .forEach(
            (name, parameter) -> {
              if (names.contains(name.substring(name.lastIndexOf('_') + 1))) {
                parameter.assign(1);
              }
            });
    return marks.params();
  }

  /** A second graph over the parameters of {@code graph}. */
  private static ComputationGraph sharing(ComputationGraph graph) {
    ComputationGraph twin = new ComputationGraph(graph.getConfiguration().clone());
    twin.init(graph.params(), false);
    return twin;
  }

  private Replica first() {
    return replicas.get(0);
  }

  /** The graph of the first replica. */
  ComputationGraph graph() {
    return first().graph();
  }

  @Override
  public NetworkConfig shape() {
    return description.config();
  }

  @Override
  public long parameterCount() {
    return graph().numParams();
  }

  @Override
  public Losses fit(TrainingBatch batch, double rate) {
    int part = batch.size / replicas.size();
    if (part * replicas.size() != batch.size) {
      throw new IllegalArgumentException(
          "batch size: expected a multiple of "
              + replicas.size()
              + " (one part a replica), found "
              + batch.size);
    }
    List<Callable<double[]>> tasks = new ArrayList<>();
    for (int i = 0; i < replicas.size(); i++) {
      Replica replica = replicas.get(i);
      int from = i * part;
      tasks.add(() -> replica.gradients(batch, from, part));
    }
    double[] losses = mean(onEach(tasks));
    onFirst(
        () -> {
          step(part, rate);
          return null;
        });
    return losses(losses, batch);
  }

  /** One step along the averaged gradients, each a sum over {@code part} samples. */
  private void step(int part, double rate) {
    if (rate != learningRate) {
      setLearningRate(rate);
    }
    INDArray gradients = graph().getFlattenedGradients();
    for (Replica other : replicas.subList(1, replicas.size())) {
      gradients.addi(other.graph().getFlattenedGradients());
    }
    gradients.divi(replicas.size());
    int steps = graph().getConfiguration().getIterationCount();
    graph()
        .getUpdater()
        .update(new WholeGradient(gradients), steps, 0, part, LayerWorkspaceMgr.noWorkspaces());
    INDArray parameters = graph().params();
    parameters.muli(shrinkage).subi(gradients.reshape(parameters.shape()).muli(rates));
    graph().getConfiguration().setIterationCount(steps + 1);
  }

  private void setLearningRate(double rate) {
    rates.assign(statistics).muli(1 - rate).addi(rate);
    shrinkage.assign(weights).muli(-rate * description.fit().optimiser().weightDecay()).addi(1);
    learningRate = rate;
  }

  @Override
  public Losses evaluate(TrainingBatch batch) {
    return losses(onFirst(() -> first().evaluate(batch, 0, batch.size)), batch);
  }

  private static double[] mean(List<double[]> parts) {
    double[] mean = new double[parts.get(0).length];
    for (double[] part : parts) {
      for (int i = 0; i < mean.length; i++) {
        mean[i] += part[i] / parts.size();
      }
    }
    return mean;
  }

  private static Losses losses(double[] mean, TrainingBatch batch) {
    double samples = batch.size;
    return new Losses(
        mean[0] * samples / Math.max(1, rowsWithTarget(batch.policy, batch.size)),
        mean[1],
        mean[2],
        mean[3],
        mean[4] * samples / Math.max(1, rowsWithTarget(batch.nextPolicy, batch.size)));
  }

  private static int rowsWithTarget(float[] targets, int rows) {
    int width = targets.length / rows;
    int count = 0;
    for (int row = 0; row < rows; row++) {
      int i = row * width;
      while (i < (row + 1) * width && !(targets[i] > 0)) {
        i++;
      }
      count += i < (row + 1) * width ? 1 : 0;
    }
    return count;
  }

  @Override
  public float[] parameters() {
    return onFirst(() -> Floats.copyOf(graph().params()));
  }

  @Override
  public void setParameters(float[] parameters) {
    if (parameters.length != parameterCount()) {
      throw new IllegalArgumentException(
          "parameters: expected " + parameterCount() + ", found " + parameters.length);
    }
    onFirst(
        () -> {
          Floats.fill(graph().params(), parameters);
          return null;
        });
  }

  @Override
  public void save(Path file) throws IOException {
    writing(
        () -> {
          Archive.write(graph(), description, file);
          return null;
        });
  }

  @Override
  public void writeOnnx(Path file) throws IOException {
    writing(
        () -> {
          OnnxPublisher.publish(first(), description, file);
          return null;
        });
  }

  private void writing(Callable<Void> task) throws IOException {
    try {
      onFirst(task);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private <T> T onFirst(Callable<T> task) {
    return onEach(List.of(task)).get(0);
  }

  /** Does one task on each of the first replicas at once, and waits for all. */
  private <T> List<T> onEach(List<Callable<T>> tasks) {
    List<Future<T>> futures = new ArrayList<>();
    for (int i = 0; i < tasks.size(); i++) {
      futures.add(replicas.get(i).submit(tasks.get(i)));
    }
    List<T> results = new ArrayList<>();
    for (Future<T> future : futures) {
      results.add(await(future));
    }
    return results;
  }

  private static <T> T await(Future<T> future) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          return future.get();
        } catch (InterruptedException e) {
          interrupted = true;
        } catch (ExecutionException e) {
          throw unchecked(e.getCause());
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static RuntimeException unchecked(Throwable cause) {
    if (cause instanceof IOException io) {
      return new UncheckedIOException(io);
    }
    return cause instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(cause);
  }

  @Override
  public void close() {
    for (Replica replica : replicas) {
      replica.close();
    }
  }

  /**
   * All gradients in one array. DL4J's updater takes a shorter way if this is the very array that
   * it knows; what a graph hands out itself is always a new view of it.
   */
  private static final class WholeGradient extends DefaultGradient {

    private static final long serialVersionUID = 1;

    private final transient INDArray gradients;

    WholeGradient(INDArray gradients) {
      this.gradients = gradients;
    }

    @Override
    public INDArray gradient() {
      return gradients;
    }
  }
}
