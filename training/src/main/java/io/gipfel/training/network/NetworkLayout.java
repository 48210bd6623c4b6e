package io.gipfel.training.network;

import io.gipfel.core.Encoder;
import io.gipfel.core.Game;
import java.util.List;

/**
 * What goes into and comes out of the networks of one game.
 *
 * @param game name of the game
 * @param planeNames names of the input planes, in order
 * @param height rows of a plane
 * @param width columns of a plane
 * @param policyPlanes policy planes, one logit a cell each
 * @param policyExtras policy logits that belong to no cell; they follow the planes
 */
public record NetworkLayout(
    String game,
    List<String> planeNames,
    int height,
    int width,
    int policyPlanes,
    int policyExtras) {

  /** A layout that owns its list of names. */
  public NetworkLayout {
    planeNames = List.copyOf(planeNames);
  }

  /** The layout that the encoder of {@code game} asks for. */
  public static NetworkLayout of(Game game) {
    Encoder encoder = game.encoder();
    return new NetworkLayout(
        game.name(),
        encoder.planeNames(),
        encoder.height(),
        encoder.width(),
        encoder.policyPlanes(),
        encoder.policyExtras());
  }

  /** Input planes. */
  public int planes() {
    return planeNames.size();
  }

  /** Cells of a plane. */
  public int cells() {
    return height * width;
  }

  /** Floats in one encoded position. */
  public int inputSize() {
    return planes() * cells();
  }

  /** Policy logits in all. */
  public int policySize() {
    return policyPlanes * cells() + policyExtras;
  }
}
