package io.gipfel.mcts.bundle;

import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * The networks that come with the program, which {@code net:default} means. In an exported bot that
 * is its own; else the resource {@code gipfel/networks/GAME.onnx}, with {@code GAME-int8.onnx}
 * beside it. A game from a random setup plays by the network of the game that it is the random
 * setup of.
 */
public final class ShippedNetworks {

  /** What stands for the path of a network that is shipped. */
  public static final String DEFAULT = "default";

  private static final String FOLDER = "/gipfel/networks/";

  private ShippedNetworks() {}

  /** The network for {@code game}, if one is shipped. */
  public static Optional<StoredNetwork> find(Game game) {
    Optional<StoredNetwork> own =
        Bundle.own()
            .filter(bundle -> serves(bundle.card().game(), game))
            .map(bundle -> bundle.stored("this bot's network"));
    return own.isPresent()
        ? own
        : Games.all().stream()
            .map(Game::name)
            .filter(name -> serves(name, game))
            .flatMap(name -> stored(name).stream())
            .findFirst();
  }

  /** Whether a network for the game called {@code network} plays {@code game} too. */
  public static boolean serves(String network, Game game) {
    return Games.byName(network).covers(game.name());
  }

  private static Optional<StoredNetwork> stored(String game) {
    String name = FOLDER + game + ".onnx";
    return resource(name)
        .map(
            onnx ->
                new StoredNetwork(
                    name,
                    onnx,
                    resource(FOLDER + game + "-int8.onnx"),
                    Optional.of(SearchConfig.forPlay())));
  }

  private static Optional<byte[]> resource(String name) {
    try (InputStream in = ShippedNetworks.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The network for {@code game}.
   *
   * @throws IllegalArgumentException if none is shipped, with one line that says so
   */
  public static StoredNetwork get(Game game) {
    return find(game)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "no network for "
                        + game.name()
                        + " is shipped with this program: expected a run, a checkpoint, a bot or an"
                        + " ONNX file"));
  }
}
