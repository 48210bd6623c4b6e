package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every notation does with text that nobody vouches for: it says in one line what is wrong, or
 * reads what can be played to its end. A subclass names the games.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class NotationContract {

  private static final int GAMES = 3;
  private static final int SPOILT_TEXTS = 600;
  private static final int SPOILT_ACTIONS = 8;
  private static final long SEED = 20_260_104;

  /** The games that are tested. */
  protected abstract List<Game> games();

  @ParameterizedTest
  @MethodSource("games")
  void spoiltPositionsAreRefusedOrPlayable(Game game) {
    List<String> texts = new ArrayList<>();
    RandomGames.forEachPosition(
        game, GAMES, SEED, position -> texts.add(game.notation().formatPosition(position)));
    SplittableRandom random = new SplittableRandom(SEED);
    SpoiltText spoiler = new SpoiltText(texts, random);
    int read = 0;
    for (int i = 0; i < SPOILT_TEXTS; i++) {
      String text = spoiler.next();
      Position position = readOrRefused(text, () -> game.notation().parsePosition(text));
      if (position != null) {
        read++;
        playToTheEnd(game, position, text, random);
      }
    }
    assertTrue(read > 0, "nothing was read");
    assertTrue(read < SPOILT_TEXTS, "nothing was refused");
  }

  @ParameterizedTest
  @MethodSource("games")
  void spoiltActionsAreRefusedOrLegal(Game game) {
    SplittableRandom random = new SplittableRandom(SEED);
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          List<String> texts = new ArrayList<>(List.of("pass"));
          int[] legal = Positions.legalActions(game, position);
          for (int i = 0; i < legal.length; i += RandomGames.stride(legal.length)) {
            texts.add(game.notation().formatAction(position, legal[i]));
          }
          SpoiltText spoiler = new SpoiltText(texts, random);
          for (int i = 0; i < SPOILT_ACTIONS; i++) {
            String text = spoiler.next();
            Integer action = readOrRefused(text, () -> game.notation().parseAction(position, text));
            assertTrue(action == null || Arrays.binarySearch(legal, action) >= 0, text);
          }
        });
  }

  /** What is read, or null if the text is refused in one line. */
  private static <T> T readOrRefused(String text, Supplier<T> reading) {
    try {
      return reading.get();
    } catch (NotationException e) {
      assertFalse(e.getMessage().isBlank(), text);
      assertEquals(1, e.getMessage().lines().count(), text);
      return null;
    } catch (RuntimeException | AssertionError e) {
      throw new AssertionError(text, e);
    }
  }

  private static void playToTheEnd(
      Game game, Position start, String text, SplittableRandom random) {
    Position position = Positions.copyOf(game, start);
    try {
      checkPicturesAndPlanes(game, position);
      int[] legal = checkedActions(game, position);
      while (legal.length > 0) {
        position.play(legal[random.nextInt(legal.length)]);
        legal = checkedActions(game, position);
      }
    } catch (RuntimeException | AssertionError e) {
      String here = game.notation().formatPosition(position);
      throw new AssertionError("from '" + text + "' came '" + here + "'", e);
    }
  }

  private static int[] checkedActions(Game game, Position position) {
    String text = game.notation().formatPosition(position);
    Position again = game.notation().parsePosition(text);
    assertEquals(text, game.notation().formatPosition(again));
    assertEquals(position.hash(), again.hash());
    assertTrue(position.ply() <= game.maxPlies());
    assertTrue(Math.abs(position.marginForFirst()) <= game.encoder().maxMargin());
    int[] legal = Positions.legalActions(game, position);
    assertEquals(position.isTerminal(), legal.length == 0);
    return legal;
  }

  private static void checkPicturesAndPlanes(Game game, Position position) {
    assertTrue(Math.abs(game.heuristic().valueForFirst(position)) <= 1_000_000);
    float[] planes = new float[game.encoder().inputSize()];
    game.encoder().encode(position, planes, 0);
    for (float value : planes) {
      assertTrue(Math.abs(value) <= 1);
    }
    assertFalse(game.notation().diagram(position).isBlank());
    assertNotNull(game.drawing().picture(position));
    assertTrue(position.isTerminal() || !game.drawing().prompt(position).isBlank());
  }
}
