package io.gipfel.app.bench;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import io.gipfel.core.RandomPositions;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.SearchResult;
import io.gipfel.mcts.eval.HashEvaluator;
import java.util.List;

/**
 * What a game's rules, encoder and searches do, as numbers that are the same on every machine: they
 * change exactly when behaviour does, so that a change meant to be for speed alone can show it.
 *
 * @param rules from action counts and random games
 * @param encoder from the planes and policy places of random positions
 * @param search from visits and policy targets of both searches over {@link HashEvaluator}
 */
public record Signature(long rules, long encoder, long search) {

  private static final long SEED = 1;
  private static final int PERFT_DEPTH = 3;

  /** Where that many actions are legal at once, counts go one ply less deep. */
  private static final int MANY = 1_000;

  private static final int GAMES = 2_000;
  private static final int POSITIONS = 64;
  private static final int SIMULATIONS = 200;

  /** The signature of {@code game}; takes about a second. */
  public static Signature of(Game game) {
    List<Position> positions = RandomPositions.of(game, POSITIONS, SEED);
    return new Signature(rules(game), encoder(game, positions), search(game, positions));
  }

  /** All of it in one number, in 16 hexadecimal digits. */
  public String hex() {
    return hex(new Fingerprint().add(rules).add(encoder).add(search).value());
  }

  private static String hex(long value) {
    return String.format("%016x", value);
  }

  private static long rules(Game game) {
    Fingerprint fingerprint = new Fingerprint();
    int depth = perftDepth(game);
    fingerprint.add(new Perft(game, depth).count(game.newPosition(SEED), depth));
    addGames(fingerprint, game);
    game.randomSetup().ifPresent(random -> addGames(fingerprint, random));
    return fingerprint.value();
  }

  /** How deep sequences are counted, so that it takes about a second at most. */
  static int perftDepth(Game game) {
    return game.maxLegalActions() < MANY ? PERFT_DEPTH : PERFT_DEPTH - 1;
  }

  private static void addGames(Fingerprint fingerprint, Game game) {
    Playouts playouts = new Playouts(game, SEED);
    for (int i = 0; i < GAMES; i++) {
      Position end = playouts.next();
      fingerprint.add(playouts.plies()).add(end.marginForFirst()).add(end.outcomeForFirst());
    }
  }

  private static long encoder(Game game, List<Position> positions) {
    Encoder encoder = game.encoder();
    Fingerprint fingerprint = new Fingerprint();
    float[] planes = new float[encoder.inputSize()];
    for (Position position : positions) {
      encoder.encode(position, planes, 0);
      for (float plane : planes) {
        fingerprint.add(Float.floatToIntBits(plane));
      }
    }
    for (int action = 0; action < game.actionCount(); action++) {
      fingerprint.add(encoder.policyIndex(action));
    }
    return fingerprint.value();
  }

  private static long search(Game game, List<Position> positions) {
    Fingerprint fingerprint = new Fingerprint();
    for (Algorithm algorithm : Algorithm.values()) {
      SearchConfig config = SearchConfig.defaults().with(algorithm);
      Searches searches =
          new Searches(game, config, new HashEvaluator(SEED), positions, SIMULATIONS);
      searches.run();
      for (SearchResult result : searches.results()) {
        add(fingerprint, result);
      }
    }
    return fingerprint.value();
  }

  private static void add(Fingerprint fingerprint, SearchResult result) {
    for (int i = 0; i < result.actions().length; i++) {
      fingerprint.add(result.actions()[i]).add(result.visits()[i]);
      fingerprint.add(Float.floatToIntBits(result.policyTarget()[i]));
    }
    fingerprint.add(result.best()).add(Float.floatToIntBits(result.valueForFirst()));
  }

  /** The whole and its parts. */
  @Override
  public String toString() {
    return String.format(
        "%s (rules %s, encoder %s, search %s)", hex(), hex(rules), hex(encoder), hex(search));
  }
}
