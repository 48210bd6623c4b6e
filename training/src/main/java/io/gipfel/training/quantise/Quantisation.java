package io.gipfel.training.quantise;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.WholeFile;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.mcts.eval.Precision;
import io.gipfel.mcts.precision.Fidelity;
import io.gipfel.training.network.onnx.OnnxGraph;
import io.gipfel.training.network.onnx.OnnxReader;
import io.gipfel.training.network.onnx.OnnxWriter;
import io.gipfel.training.network.onnx.Quantiser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Writes the 8-bit form of a published network and says how close it comes. The same file and
 * positions give the same bytes.
 */
public final class Quantisation {

  private final Path file;
  private final OnnxGraph graph;
  private final Game game;

  private Quantisation(Path file, OnnxGraph graph, Game game) {
    this.file = file;
    this.graph = graph;
    this.game = game;
  }

  /**
   * Begins with the float network in {@code file}.
   *
   * @throws IllegalArgumentException if there is none; the message names the file, what was found
   *     and what was expected
   * @throws IOException if it cannot be read
   */
  public static Quantisation of(Path file) throws IOException {
    try {
      OnnxGraph graph = OnnxReader.graph(Files.readAllBytes(file));
      if (graph.metadata().containsKey(OnnxModel.PRECISION_KEY)) {
        throw new IllegalArgumentException("expected a network in floats, found one in 8 bits");
      }
      String game = graph.metadata().get("game");
      if (game == null) {
        throw new IllegalArgumentException("expected a network that names its game, found another");
      }
      Quantisation quantisation = new Quantisation(file, graph, Games.byName(game));
      OnnxModel.load(file, quantisation.game).close();
      return quantisation;
    } catch (IllegalArgumentException e) {
      String prefix = e.getMessage().startsWith(file + ": ") ? "" : file + ": ";
      throw new IllegalArgumentException(prefix + e.getMessage(), e);
    }
  }

  /** The game that the network is for. */
  public Game game() {
    return game;
  }

  /**
   * Writes the 8-bit network to {@code to}, in one step.
   *
   * @return how close it comes on the positions held out
   */
  public Fidelity write(Path to, PositionSplit positions) throws IOException {
    OnnxGraph int8 = Quantiser.quantise(graph, planes(positions.calibration()));
    int8.describe(OnnxModel.PRECISION_KEY, Precision.INT8.toString());
    WholeFile.write(to, OnnxWriter.bytes(int8));
    return compare(to, positions);
  }

  /**
   * How close the network in {@code int8} comes to this one on the positions held out.
   *
   * @throws IllegalArgumentException if there is no network for the same game
   */
  public Fidelity compare(Path int8, PositionSplit positions) {
    try (OnnxModel floats = OnnxModel.load(file, game);
        OnnxModel bytes = OnnxModel.load(int8, game)) {
      return Fidelity.measure(floats, bytes, positions.heldOut());
    }
  }

  private float[] planes(List<Position> positions) {
    Encoder encoder = game.encoder();
    float[] planes = new float[positions.size() * encoder.inputSize()];
    for (int i = 0; i < positions.size(); i++) {
      encoder.encode(positions.get(i), planes, i * encoder.inputSize());
    }
    return planes;
  }
}
