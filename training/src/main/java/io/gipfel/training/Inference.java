package io.gipfel.training;

import io.gipfel.core.Game;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.mcts.precision.InferenceChoice;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.quantise.PositionSplit;
import io.gipfel.training.quantise.Quantisation;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/**
 * The networks of a run as it plays by them: in floats, or in 8-bit arithmetic, whose files it adds
 * to the checkpoints.
 */
final class Inference {

  private final RunContext context;
  private final Game game;
  private final RunDirectory run;

  Inference(RunContext context) {
    this.context = context;
    this.game = context.game();
    this.run = context.run();
  }

  /**
   * Decides between floats and bytes, unless the configuration says it or the run decided before.
   * Generation 0 is there.
   */
  void begin() throws IOException {
    Path kept = run.inference();
    if (context.config().inference() != Precision.AUTO) {
      return;
    }
    if (!Files.isRegularFile(kept)) {
      publish(0);
      try (OnnxModel floats = open(run.checkpoint(0).onnx());
          OnnxModel int8 = open(run.checkpoint(0).int8())) {
        InferenceChoice.measure(floats, int8).save(kept);
      }
    }
    context.listener().inferenceChosen(InferenceChoice.load(kept));
  }

  private Precision precision() throws IOException {
    Precision wanted = context.config().inference();
    return wanted == Precision.AUTO ? InferenceChoice.load(run.inference()).precision() : wanted;
  }

  /**
   * The file of the network that the run plays by after {@code generation}; at first the teacher,
   * if there is one. Where the run found bytes faster, a network that strays too far in them still
   * plays in floats.
   */
  Path file(int generation) throws IOException {
    if (generation == 0 && Files.isRegularFile(run.teacher())) {
      return run.teacher();
    }
    Checkpoint checkpoint = run.checkpoint(generation);
    return precision() == Precision.INT8 && isPlayable(publish(generation))
        ? checkpoint.int8()
        : checkpoint.onnx();
  }

  /** Whether a network is sound in bytes; one that the configuration demands is taken as it is. */
  private boolean isPlayable(Fidelity fidelity) {
    return context.config().inference() == Precision.INT8
        || InferenceChoice.isSound(fidelity.policyDivergence());
  }

  /**
   * The network that the run plays by after {@code generation}, to be closed by the caller.
   *
   * @throws RunException if its file is no network for the game
   */
  OnnxModel load(int generation) throws IOException {
    return open(file(generation));
  }

  private OnnxModel open(Path file) {
    try {
      return OnnxModel.load(file, game);
    } catch (IllegalArgumentException e) {
      throw new RunException(e.getMessage(), e);
    }
  }

  /**
   * Adds the 8-bit network to a checkpoint, unless it is there.
   *
   * @return how close it comes
   * @throws RunException if the checkpoint holds no float network
   */
  Fidelity publish(int generation) throws IOException {
    Path kept = run.checkpoint(generation).fidelity();
    return Files.isRegularFile(kept) ? Fidelity.load(kept) : quantise(generation);
  }

  private Fidelity quantise(int generation) throws IOException {
    Checkpoint checkpoint = run.checkpoint(generation);
    try {
      Fidelity fidelity =
          Quantisation.of(checkpoint.onnx()).write(checkpoint.int8(), positions(generation));
      fidelity.save(checkpoint.fidelity());
      warnIfUnsound(generation, fidelity);
      return fidelity;
    } catch (IllegalArgumentException e) {
      throw new RunException(e.getMessage(), e);
    }
  }

  private void warnIfUnsound(int generation, Fidelity fidelity) {
    if (!InferenceChoice.isSound(fidelity.policyDivergence())) {
      context
          .listener()
          .warned(
              String.format(
                  Locale.ROOT,
                  "generation %d: its 8-bit policy diverges by %.3f nats from the float one",
                  generation,
                  fidelity.policyDivergence()));
    }
  }

  /** Positions of the games that the network learned from last, or of random games. */
  private PositionSplit positions(int generation) throws IOException {
    Path folder = run.games(generation);
    Optional<PositionSplit> played = Optional.empty();
    if (Files.isDirectory(folder)) {
      Dataset games =
          new Dataset(
              folder, Checking.CHECKSUM, damaged -> context.listener().warned(damaged.reason()));
      played = PositionSplit.ofNewest(game, games);
    }
    long seed = Seeds.derive(context.config().seed(), Seeds.Kind.QUANTISATION, generation);
    return played.orElseGet(() -> PositionSplit.random(game, seed));
  }
}
