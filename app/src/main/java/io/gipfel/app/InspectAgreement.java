package io.gipfel.app;

import io.gipfel.core.games.Games;
import io.gipfel.mcts.bundle.StoredNetwork;
import io.gipfel.mcts.eval.OnnxModel;
import io.gipfel.training.NetworksOfRun;
import io.gipfel.training.PositionSample;
import io.gipfel.training.SearchAgreement;
import io.gipfel.training.SearchAgreement.OfGeneration;
import io.gipfel.training.SearchAgreement.Share;
import io.gipfel.training.arena.NetworkFiles;
import io.gipfel.training.run.RunDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The part of {@code gipfel inspect} that holds searches against the network behind them. */
final class InspectAgreement {

  @Option(
      names = "--network",
      paramLabel = "PATH",
      description =
          "Hold the recorded searches against this network: a run, a checkpoint, a bot, an ONNX"
              + " file or 'default'. In a run, it is by default the one that played.")
  private String network;

  @Option(
      names = "--sample",
      paramLabel = "N",
      defaultValue = "512",
      description = "On so many positions; 0: not at all (default: ${DEFAULT-VALUE}).")
  private int size;

  /** Whether a network was asked for. */
  boolean isAskedFor() {
    return network != null;
  }

  /** A sample to be filled, of the size that people want. */
  PositionSample newSample() {
    if (size < 0) {
      throw new UserException("--sample: expected 0 or more, found " + size);
    }
    return new PositionSample(size);
  }

  /**
   * What {@code sample} of the games at {@code path} comes to; empty if no network is known that
   * could have played them.
   */
  Optional<SearchAgreement> of(Path path, PositionSample sample) throws IOException {
    Optional<SearchAgreement.NetworkSource> networks = networks(path);
    if (size == 0 || networks.isEmpty()) {
      return Optional.empty();
    }
    SearchAgreement found;
    try {
      found = SearchAgreement.measure(sample, networks.get());
    } catch (IllegalArgumentException e) {
      throw new UserException("network: " + e.getMessage(), e);
    }
    if (found.all().positions() == 0 && network != null) {
      throw new UserException("--network: expected positions with a search, found none");
    }
    return Optional.of(found).filter(agreement -> agreement.all().positions() > 0);
  }

  private Optional<SearchAgreement.NetworkSource> networks(Path path) {
    if (network == null) {
      return RunDirectory.containing(path).map(NetworksOfRun::new);
    }
    return Optional.of(
        provenance -> {
          StoredNetwork stored = NetworkFiles.read(network, Games.byName(provenance.game()));
          return Optional.of(
              OnnxModel.load(stored.name(), stored.onnx(), Games.byName(provenance.game())));
        });
  }

  /** Lines for people; the last has no newline. */
  static String text(SearchAgreement agreement) {
    StringBuilder text = new StringBuilder();
    Share all = agreement.all();
    text.append(
        String.format(
            Locale.ROOT,
            "%n  search and network    positions  same choice  divergence%n"
                + "  all                 %,11d  %9.1f %%  %5.3f nats",
            all.positions(),
            100 * all.sameBestAction(),
            all.policyDivergence()));
    for (OfGeneration part : agreement.generations()) {
      text.append(
          String.format(
              Locale.ROOT,
              "%n  generation %4d     %,11d  %9.1f %%  %5.3f nats",
              part.generation(),
              part.share().positions(),
              100 * part.share().sameBestAction(),
              part.share().policyDivergence()));
    }
    return text.toString();
  }
}
