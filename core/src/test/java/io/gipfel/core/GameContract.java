package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What every game promises, tested along random games. A subclass names the games; {@link
 * EncoderContract} and {@link AllocationContract} hold the rest.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameContract {

  private static final int GAMES = 12;
  private static final int ILLEGAL_ACTIONS = 50;
  private static final int ACTIONS_OF_IMAGES = 8;
  private static final long SEED = 20_260_101;

  /** The games that are tested. */
  protected abstract List<Game> games();

  /** The legal actions, or where there are many some, evenly spread and others at each ply. */
  private static int[] someActions(Game game, Position position) {
    int[] legal = Positions.legalActions(game, position);
    return someOf(legal, RandomGames.stride(legal.length), position);
  }

  private static int[] someOf(int[] legal, int step, Position position) {
    return IntStream.range(0, legal.length)
        .filter(i -> i % step == position.ply() % step)
        .map(i -> legal[i])
        .toArray();
  }

  /** Everything that the contract makes visible of a position. */
  private static String state(Game game, Position position) {
    return game.notation().formatPosition(position)
        + " ply "
        + position.ply()
        + " hash "
        + position.hash()
        + " "
        + Arrays.hashCode(Positions.legalActions(game, position));
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsAscendAndAreWithinBounds(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          int[] legal = Positions.legalActions(game, position);
          assertTrue(legal.length <= game.maxLegalActions());
          for (int i = 0; i < legal.length; i++) {
            assertTrue(legal[i] >= 0 && legal[i] < game.actionCount());
            assertTrue(i == 0 || legal[i - 1] < legal[i], () -> state(game, position));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void isTerminalIfAndOnlyIfNothingIsLegal(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position ->
            assertEquals(
                position.isTerminal(), Positions.legalActions(game, position).length == 0));
  }

  @ParameterizedTest
  @MethodSource("games")
  void representativesHaveTheSameResult(Game game) {
    Position next = game.newPosition();
    Position same = game.newPosition();
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          for (int action : someActions(game, position)) {
            int representative = position.representative(action);
            assertTrue(representative <= action);
            assertEquals(representative, position.representative(representative));
            if (representative != action) {
              next.copyFrom(position);
              next.play(action);
              same.copyFrom(position);
              same.play(representative);
              assertEquals(state(game, next), state(game, same));
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void pliesCountUpToTheirBound(Game game) {
    int startPly = game.newPosition().ply();
    int[] previous = {startPly};
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          int ply = position.ply();
          assertTrue(ply == startPly || ply == previous[0] + 1);
          assertTrue(ply <= game.maxPlies());
          previous[0] = ply;
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void marginIsTheDifferenceOfScoresAndOutcomeItsSign(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          int margin = position.marginForFirst();
          assertEquals(position.score(Player.FIRST) - position.score(Player.SECOND), margin);
          assertEquals(Integer.signum(margin), position.outcomeForFirst());
          assertTrue(Math.abs(margin) <= game.encoder().maxMargin());
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void copiesAreEqualAndIndependent(Game game) {
    Position copy = game.newPosition();
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          String before = state(game, position);
          copy.copyFrom(position);
          assertEquals(before, state(game, copy));
          if (!position.isTerminal()) {
            int[] legal = Positions.legalActions(game, copy);
            copy.play(legal[legal.length - 1]);
            assertNotEquals(before, state(game, copy));
          }
          assertEquals(before, state(game, position));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void startsDependOnTheSeedAlone(Game game) {
    for (long seed = 0; seed < 5; seed++) {
      assertEquals(state(game, game.newPosition(seed)), state(game, game.newPosition(seed)));
    }
    assertEquals(state(game, game.newPosition(0)), state(game, game.newPosition()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void hashFollowsTheStateAndNotThePathToIt(Game game) {
    Map<String, Long> hashes = new HashMap<>();
    int[] transpositions = {0};
    for (int plies = 0; plies < game.maxPlies(); plies += 3) {
      Position position = RandomGames.positionAfter(game, plies, SEED + plies);
      followFirstActions(game, position, 3, hashes, transpositions);
    }
    assertTrue(transpositions[0] > 0, "no transposition was met");
    assertEquals(hashes.size(), new HashSet<>(hashes.values()).size(), "two states share a hash");
  }

  /** Visits all sequences of the first four legal actions, {@code depth} plies deep. */
  private static void followFirstActions(
      Game game, Position position, int depth, Map<String, Long> hashes, int[] transpositions) {
    String text = game.notation().formatPosition(position);
    Long known = hashes.putIfAbsent(text, position.hash());
    if (known != null) {
      transpositions[0]++;
      assertEquals(known, position.hash(), text);
    }
    if (depth > 0) {
      for (int action : Arrays.stream(Positions.legalActions(game, position)).limit(4).toArray()) {
        Position next = Positions.copyOf(game, position);
        next.play(action);
        followFirstActions(game, next, depth - 1, hashes, transpositions);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void actionsAndTheirTextsRoundTrip(Game game) {
    Notation notation = game.notation();
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          Set<String> texts = new HashSet<>();
          for (int action : someActions(game, position)) {
            String text = notation.formatAction(position, action);
            assertTrue(texts.add(text), text);
            assertEquals(action, notation.parseAction(position, text), text);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void positionsAndTheirTextsRoundTrip(Game game) {
    Notation notation = game.notation();
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          String text = notation.formatPosition(position);
          Position parsed = notation.parsePosition(text);
          assertEquals(text, notation.formatPosition(parsed));
          assertEquals(position.hash(), parsed.hash(), text);
          assertEquals(position.toMove(), parsed.toMove(), text);
          assertArrayEquals(
              Positions.legalActions(game, position), Positions.legalActions(game, parsed), text);
          assertEquals(notation.fields().size(), text.split(" ", -1).length, text);
        });
    assertEquals(state(game, game.newPosition()), state(game, notation.parsePosition("start")));
  }

  @ParameterizedTest
  @MethodSource("games")
  void diagramsHaveSeveralLinesAndNoTrailingSpace(Game game) {
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          String diagram = game.notation().diagram(position);
          assertTrue(diagram.lines().count() > 1);
          assertFalse(diagram.endsWith("\n"));
          assertTrue(diagram.lines().noneMatch(line -> line.endsWith(" ")), diagram);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void checkedPlayRejectsWhatIsIllegalAndChangesNothing(Game game) {
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          Set<Integer> legal = new HashSet<>();
          Arrays.stream(Positions.legalActions(game, position)).forEach(legal::add);
          String before = state(game, position);
          int step = 1 + game.actionCount() / ILLEGAL_ACTIONS;
          int first = -1 - position.ply() % step;
          for (int action = first; action < game.actionCount() + step; action += step) {
            if (!legal.contains(action)) {
              int illegal = action;
              NotationException e =
                  assertThrows(
                      NotationException.class,
                      () -> Positions.playChecked(game, position, illegal));
              assertTrue(e.getMessage().length() < 300, e.getMessage());
            }
          }
          assertEquals(before, state(game, position));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void symmetriesAreDifferentAndStartWithTheIdentity(Game game) {
    Set<List<Integer>> permutations = new HashSet<>();
    for (Symmetry symmetry : game.symmetries()) {
      List<Integer> images = new ArrayList<>();
      IntStream.range(0, game.actionCount()).forEach(a -> images.add(symmetry.action(a)));
      assertTrue(permutations.add(images), symmetry.name());
    }
    Symmetry identity = game.symmetries().get(0);
    IntStream.range(0, game.actionCount()).forEach(a -> assertEquals(a, identity.action(a)));
    IntStream.range(0, game.encoder().cells()).forEach(c -> assertEquals(c, identity.cell(c)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void symmetriesCommuteWithLegalActionsAndPlay(Game game) {
    Position image = game.newPosition();
    Position next = game.newPosition();
    Position imageOfNext = game.newPosition();
    RandomGames.forEachPosition(
        game,
        3,
        SEED,
        position -> {
          int[] legal = Positions.legalActions(game, position);
          int[] actions = someOf(legal, 1 + legal.length / ACTIONS_OF_IMAGES, position);
          for (Symmetry symmetry : game.symmetries()) {
            image.copyFrom(position, symmetry);
            assertArrayEquals(
                Arrays.stream(legal).map(symmetry::action).sorted().toArray(),
                Positions.legalActions(game, image),
                symmetry.name());
            assertEquals(position.marginForFirst(), image.marginForFirst());
            assertEquals(
                game.heuristic().valueForFirst(position), game.heuristic().valueForFirst(image));
            for (int action : actions) {
              next.copyFrom(position);
              next.play(action);
              imageOfNext.copyFrom(next, symmetry);
              image.copyFrom(position, symmetry);
              image.play(symmetry.action(action));
              assertEquals(state(game, imageOfNext), state(game, image), symmetry.name());
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void heuristicStaysWithinItsRange(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> assertTrue(Math.abs(game.heuristic().valueForFirst(position)) <= 1_000_000));
  }
}
