package io.gipfel.mcts.eval;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OnnxValue;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A network read from an ONNX file and ready to run. Any number of {@link OnnxEvaluator}s on any
 * threads may share it.
 *
 * <p>ONNX Runtime is told to compute on the caller's thread alone: parallelism is over games, and
 * with one thread its outputs do not depend on how positions are batched.
 */
public final class OnnxModel implements AutoCloseable {

  /** The name of the input: planes of a batch, {@code [N, planes, height, width]}. */
  public static final String INPUT = "planes";

  /** The name of the policy: logits, {@code [N, policySize]}. */
  public static final String POLICY = "policy";

  /** The name of the value: probabilities of win, draw and loss for the mover, {@code [N, 3]}. */
  public static final String VALUE = "value";

  /**
   * The name of the margin, where the network has one: expected margin for the mover, in units of
   * the largest, {@code [N, 1]}.
   */
  public static final String MARGIN = "margin";

  /** The metadata key of the names of the input planes, a line each. */
  public static final String PLANES_KEY = "planes";

  /** The metadata key of the {@link Precision}; a file without it computes in floats. */
  public static final String PRECISION_KEY = "precision";

  private static final Set<String> NOTHING_MORE = Set.of();

  private final OrtEnvironment environment;
  private final OrtSession session;
  private final Game game;

  private OnnxModel(OrtEnvironment environment, OrtSession session, Game game) {
    this.environment = environment;
    this.session = session;
    this.game = game;
  }

  /**
   * Reads the network for {@code game} in {@code file}.
   *
   * @throws IllegalArgumentException if there is none; the message names the file, what was found
   *     and what was expected
   */
  public static OnnxModel load(Path file, Game game) {
    return load(file.toString(), read(file), game);
  }

  /**
   * Reads the network for {@code game} in {@code onnx}, the bytes of an ONNX file.
   *
   * @param name where they are from, for messages
   * @throws IllegalArgumentException if they are none; the message says what was found and what was
   *     expected
   */
  public static OnnxModel load(String name, byte[] onnx, Game game) {
    try {
      OrtSession session = session(onnx);
      return checked(new OnnxModel(OrtEnvironment.getEnvironment(), session, game), name);
    } catch (OrtException e) {
      throw noNetwork(name, e);
    }
  }

  /**
   * What {@code onnx}, the bytes of an ONNX file, says about itself, by key.
   *
   * @param name where they are from, for messages
   * @throws IllegalArgumentException if they are none
   */
  public static Map<String, String> metadata(String name, byte[] onnx) {
    try (OrtSession session = session(onnx)) {
      return session.getMetadata().getCustomMetadata();
    } catch (OrtException e) {
      throw noNetwork(name, e);
    }
  }

  private static OrtSession session(byte[] onnx) throws OrtException {
    OrtEnvironment environment = OrtEnvironment.getEnvironment();
    try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
      environment.setTelemetry(false);
      options.setIntraOpNumThreads(1);
      options.setInterOpNumThreads(1);
      options.setOptimizationLevel(OrtSession.SessionOptions.OptLevel.ALL_OPT);
      options.addConfigEntry("session.intra_op.allow_spinning", "0");
      return environment.createSession(onnx, options);
    }
  }

  private static IllegalArgumentException noNetwork(String name, OrtException e) {
    String reason = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    return new IllegalArgumentException(
        name + ": expected an ONNX network, found something else (" + reason + ")", e);
  }

  /** The model if it is a network for its game; if not, it is closed, whatever is wrong. */
  private static OnnxModel checked(OnnxModel model, String name) throws OrtException {
    try {
      String fault = model.fault();
      if (fault != null) {
        throw new IllegalArgumentException(
            name + ": expected a network for " + model.game.name() + ", found " + fault);
      }
      return model;
    } catch (OrtException | RuntimeException e) {
      model.close();
      throw e;
    }
  }

  private static byte[] read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new IllegalArgumentException(file + ": expected an ONNX file, found no such file");
    }
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(file + ": can't be read: " + e.getMessage(), e);
    }
  }

  /** What keeps this from being a network for the game, or null. */
  private String fault() throws OrtException {
    Encoder encoder = game.encoder();
    long[] input = {-1, encoder.planes(), encoder.height(), encoder.width()};
    String fault = fault("input", INPUT, session.getInputInfo(), input);
    if (fault == null) {
      fault = fault("output", POLICY, session.getOutputInfo(), -1, encoder.policySize());
    }
    if (fault == null) {
      fault = fault("output", VALUE, session.getOutputInfo(), -1, 3);
    }
    return fault == null ? planesFault(encoder) : fault;
  }

  private static String fault(
      String kind, String name, Map<String, NodeInfo> ports, long... expected) {
    if (!ports.containsKey(name)) {
      return "no " + kind + " '" + name + "'";
    }
    long[] shape =
        ports.get(name).getInfo() instanceof TensorInfo tensor ? tensor.getShape() : new long[0];
    return Arrays.equals(shape, expected)
        ? null
        : String.format(
            Locale.ROOT,
            "%s '%s' of shape %s instead of %s",
            kind,
            name,
            Arrays.toString(shape),
            Arrays.toString(expected));
  }

  private String planesFault(Encoder encoder) throws OrtException {
    String names = session.getMetadata().getCustomMetadata().get(PLANES_KEY);
    if (names == null) {
      return "no names of its input planes";
    }
    List<String> found = names.lines().toList();
    for (int i = 0; i < encoder.planes(); i++) {
      String expected = encoder.planeNames().get(i);
      if (found.size() != encoder.planes() || !found.get(i).equals(expected)) {
        return String.format(
            Locale.ROOT,
            "input plane %d '%s' instead of '%s'",
            i,
            i < found.size() ? found.get(i) : "nothing",
            expected);
      }
    }
    return null;
  }

  /** The game that the network is for. */
  public Game game() {
    return game;
  }

  /** What the file says about itself, by key. */
  public Map<String, String> metadata() {
    try {
      return session.getMetadata().getCustomMetadata();
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }

  /** Whether it computes in floats or in 8-bit integers. */
  public Precision precision() {
    String precision = metadata().get(PRECISION_KEY);
    return precision == null ? Precision.FLOAT : Precision.parse(precision);
  }

  /** Whether the network also tells the margin to be expected. */
  public boolean hasMargin() {
    try {
      return fault("output", MARGIN, session.getOutputInfo(), -1, 1) == null;
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }

  OrtEnvironment environment() {
    return environment;
  }

  /** Computes {@code outputs}, which say where their values go, from {@code inputs}. */
  void run(Map<String, OnnxTensor> inputs, Map<String, OnnxValue> outputs) {
    try {
      session.run(inputs, NOTHING_MORE, outputs).close();
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }

  /** Frees the network. No evaluator may use it any more. */
  @Override
  public void close() {
    try {
      session.close();
    } catch (OrtException e) {
      throw new IllegalStateException("ONNX Runtime: " + e.getMessage(), e);
    }
  }
}
