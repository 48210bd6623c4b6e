package io.gipfel.training;

import io.gipfel.core.IoReason;
import io.gipfel.core.WholeFile;
import io.gipfel.datasets.Checking;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.datasets.ShardWriter;
import io.gipfel.datasets.Window;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.network.Checkpoint;
import io.gipfel.training.run.Program;
import io.gipfel.training.run.RunDirectory;
import io.gipfel.training.run.RunException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a run begins with: a network that has learned nothing, or what another run left behind.
 *
 * <p>The newest games of the other run become generation 0 of this one, as many as this run's
 * window holds, so that they leave the window as new ones come. They keep their seeds and get new
 * ids, which no game of this run can have. A network of the same shape is taken over; one of
 * another shape learns from those games. A network without a run plays the first generation, and
 * the new one learns from its games.
 */
final class GenerationZero {

  /** Above the id of every game that a run makes. */
  private static final long FIRST_INHERITED_ID = 1L << 40;

  private final RunContext context;
  private final RunDirectory run;
  private final GenerationLearning learning;

  GenerationZero(RunContext context, GenerationLearning learning) {
    this.context = context;
    this.run = context.run();
    this.learning = learning;
  }

  /**
   * Makes what is not there yet.
   *
   * @throws RunException if the other run or network is not there or of no use
   */
  void begin() throws IOException {
    Checkpoint first = run.checkpoint(0);
    if (first.exists()) {
      return;
    }
    Path from = Path.of(context.config().from());
    if (Files.isRegularFile(from)) {
      keepTeacher(from);
    }
    if (context.config().from().isEmpty() || Files.isRegularFile(run.teacher())) {
      run.publishFolder(first.folder(), folder -> learning.create(new Checkpoint(folder)));
    } else {
      inherit(RunDirectory.at(from), first);
    }
  }

  private void keepTeacher(Path network) throws IOException {
    try {
      OnnxModel.load(network, context.game()).close();
      WholeFile.write(run.teacher(), Files.readAllBytes(network));
    } catch (IllegalArgumentException e) {
      throw new RunException(e.getMessage(), e);
    }
  }

  private void inherit(RunDirectory other, Checkpoint first) throws IOException {
    int last = other.newestGeneration().orElse(-1);
    if (last <= 0) {
      throw new RunException(
          other.root() + ": expected a run to begin with that has learned something, found none");
    }
    run.publishFolder(run.games(0), folder -> copyGames(other, last, folder));
    Checkpoint newest = other.checkpoint(last);
    run.publishFolder(first.folder(), folder -> publish(newest, new Checkpoint(folder)));
  }

  private void publish(Checkpoint newest, Checkpoint to) throws IOException {
    if (!learning.inherit(newest, to)) {
      learning.create(to);
      learning.learn(0, to, to);
    }
  }

  private void copyGames(RunDirectory other, int last, Path folder) throws IOException {
    List<GameRecord> games = newestGames(other, last);
    try (ShardWriter writer =
        new ShardWriter(folder.resolve("games-0000.shard"), provenance(other))) {
      for (int i = 0; i < games.size(); i++) {
        writer.write(games.get(i).withId(FIRST_INHERITED_ID + i));
      }
      writer.publish();
    }
  }

  private List<GameRecord> newestGames(RunDirectory other, int last) {
    Dataset dataset =
        new Dataset(
            other.games(),
            Checking.CHECKSUM,
            damaged -> context.listener().warned(damaged.reason()));
    Window window = new Window(dataset, context.config().learning().window());
    try {
      window.moveTo(last);
    } catch (IOException e) {
      throw new RunException(other.games() + ": cannot be read: " + IoReason.of(e), e);
    }
    String game = context.game().name();
    for (GameRecord record : window.games()) {
      if (!record.game().equals(game)) {
        throw new RunException(
            other.root() + ": expected games of " + game + ", found one of " + record.game());
      }
    }
    return window.games();
  }

  private Provenance provenance(RunDirectory other) {
    return new Provenance(
        context.game().name(),
        Provenance.RULES_VERSION,
        Program.version(),
        "networks of another run",
        Digests.ofConfig(context.config()),
        0,
        context.config().seed(),
        Map.of("from", String.valueOf(other.root().getFileName())));
  }
}
