package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every encoder promises, tested along random games. A subclass names the games. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class EncoderContract {

  private static final int GAMES = 6;

  /** Some planes are about what happens in one game of ten. */
  private static final int GAMES_FOR_PLANES = 60;

  private static final long SEED = 20_260_102;

  /** The games that are tested. */
  protected abstract List<Game> games();

  private static float[] encode(Game game, Position position) {
    float[] planes = new float[game.encoder().inputSize()];
    game.encoder().encode(position, planes, 0);
    return planes;
  }

  private static byte[] owners(Game game, Position position) {
    byte[] owners = new byte[game.encoder().cells()];
    game.encoder().owners(position, owners);
    return owners;
  }

  @ParameterizedTest
  @MethodSource("games")
  void planeNamesDiffer(Game game) {
    List<String> names = game.encoder().planeNames();
    assertEquals(names.size(), new HashSet<>(names).size());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyFloatIsWrittenAndNoneBeyond(Game game) {
    int size = game.encoder().inputSize();
    int offset = 7;
    float[] out = new float[size + 2 * offset];
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          Arrays.fill(out, Float.NaN);
          game.encoder().encode(position, out, offset);
          for (int i = 0; i < out.length; i++) {
            if (i < offset || i >= offset + size) {
              assertTrue(Float.isNaN(out[i]), "wrote beyond the planes");
            } else {
              // Not a number fails as well.
              assertTrue(Math.abs(out[i]) <= 1, "float " + (i - offset) + " is " + out[i]);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPlaneSaysSomething(Game game) {
    Encoder encoder = game.encoder();
    boolean[] used = new boolean[encoder.planes()];
    games().stream()
        .filter(other -> other.encoder() == encoder)
        .forEach(other -> noteUse(other, used));
    for (int plane = 0; plane < used.length; plane++) {
      assertTrue(used[plane], encoder.planeNames().get(plane));
    }
  }

  /** Games from other starts may share an encoder, and what one never uses is for another. */
  private static void noteUse(Game game, boolean[] used) {
    int cells = game.encoder().cells();
    RandomGames.forEachPosition(
        game,
        GAMES_FOR_PLANES,
        SEED,
        position -> {
          float[] planes = encode(game, position);
          for (int i = 0; i < planes.length; i++) {
            used[i / cells] |= planes[i] != 0;
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsHavePlacesOfTheirOwnUnlessTheyShare(Game game) {
    Encoder encoder = game.encoder();
    Set<Integer> places = new HashSet<>();
    for (int action = 0; action < game.actionCount(); action++) {
      int place = encoder.policyIndex(action);
      assertTrue(place >= 0 && place < encoder.policySize());
      assertTrue(places.add(place) || encoder.sharesPlaces(), "action " + action);
    }
    assertEquals(encoder.sharesPlaces(), places.size() < game.actionCount());
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsThatShareAPlaceDoSoInEveryImage(Game game) {
    Encoder encoder = game.encoder();
    for (Symmetry symmetry : game.symmetries()) {
      int[] images = new int[encoder.policySize()];
      Arrays.fill(images, -1);
      for (int action = 0; action < game.actionCount(); action++) {
        int place = encoder.policyIndex(action);
        int image = encoder.policyIndex(symmetry.action(action));
        assertTrue(images[place] == -1 || images[place] == image, symmetry.name());
        images[place] = image;
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void symmetriesCommuteWithPlanesAndOwners(Game game) {
    int cells = game.encoder().cells();
    Position image = game.newPosition();
    RandomGames.forEachPosition(
        game,
        2,
        SEED,
        position -> {
          float[] planes = encode(game, position);
          byte[] owners = owners(game, position);
          for (Symmetry symmetry : game.symmetries()) {
            image.copyFrom(position, symmetry);
            float[] imagePlanes = encode(game, image);
            byte[] imageOwners = owners(game, image);
            for (int i = 0; i < planes.length; i++) {
              int imageIndex = i / cells * cells + symmetry.cell(i % cells);
              assertEquals(planes[i], imagePlanes[imageIndex], symmetry.name());
            }
            for (int cell = 0; cell < cells; cell++) {
              assertEquals(owners[cell], imageOwners[symmetry.cell(cell)], symmetry.name());
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void symmetriesCommuteWithPolicyPlaces(Game game) {
    Encoder encoder = game.encoder();
    int planar = encoder.policyPlanes() * encoder.cells();
    for (Symmetry symmetry : game.symmetries()) {
      for (int action = 0; action < game.actionCount(); action++) {
        int index = encoder.policyIndex(action);
        int image = encoder.policyIndex(symmetry.action(action));
        assertEquals(index < planar, image < planar);
        if (index < planar) {
          assertEquals(symmetry.cell(index % encoder.cells()), image % encoder.cells());
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void ownersAreWrittenForEveryCell(Game game) {
    byte[] owners = new byte[game.encoder().cells()];
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          Arrays.fill(owners, (byte) 99);
          game.encoder().owners(position, owners);
          for (byte owner : owners) {
            assertTrue(owner >= -1 && owner <= 1);
          }
        });
  }
}
