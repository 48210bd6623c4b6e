package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Openings drawn at random: a uniformly random setup, or so many uniformly random legal actions.
 *
 * @param randomSetup whether games start from the game's random setup
 * @param minActions fewest random actions
 * @param maxActions most random actions
 */
record RandomOpenings(boolean randomSetup, int minActions, int maxActions) implements Openings {

  private static final int SHORT_GAME_PLIES = 40;
  private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,4})(?:-(\\d{1,4}))?");

  /** Checks the ranges. */
  RandomOpenings {
    if (minActions < 0 || maxActions < minActions || (randomSetup && maxActions > 0)) {
      throw new IllegalArgumentException(
          "openings: expected a random setup or 0 <= minActions <= maxActions, found "
              + minActions
              + " and "
              + maxActions);
    }
  }

  static Openings defaultsFor(Game game) {
    if (game.newPosition(0).hash() != game.newPosition(1).hash()) {
      return Openings.NONE;
    }
    return game.maxPlies() < SHORT_GAME_PLIES
        ? Openings.randomActions(1, 2)
        : Openings.randomActions(4, 8);
  }

  static Openings parse(String text) {
    if (text.equals("none")) {
      return Openings.NONE;
    }
    if (text.equals("setup")) {
      return Openings.SETUP;
    }
    Matcher matcher = RANDOM.matcher(text);
    if (matcher.matches()) {
      int min = Integer.parseInt(matcher.group(1));
      int max = matcher.group(2) == null ? min : Integer.parseInt(matcher.group(2));
      if (min <= max) {
        return Openings.randomActions(min, max);
      }
    }
    throw new IllegalArgumentException(
        "opening '" + text + "': expected none, setup, random:N or random:MIN-MAX");
  }

  @Override
  public Game playedGame(Game game) {
    if (!randomSetup) {
      return game;
    }
    return game.randomSetup()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "opening 'setup': "
                        + game.name()
                        + " has no other random setup; expected none or random:N"));
  }

  /** An action that would end the game is not made: the opening is then shorter. */
  @Override
  public Opening opening(Game playedGame, int pair, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position start = playedGame.newPosition(random.nextLong());
    int[] actions = new int[minActions + random.nextInt(maxActions - minActions + 1)];
    int[] legal = new int[playedGame.maxLegalActions()];
    Position position = playedGame.newPosition();
    position.copyFrom(start);
    for (int i = 0; i < actions.length; i++) {
      actions[i] = legal[random.nextInt(position.legalActions(legal))];
      position.play(actions[i]);
      if (position.isTerminal()) {
        return new Opening(start, Arrays.copyOf(actions, i));
      }
    }
    return new Opening(start, actions);
  }

  /** The text that {@link Openings#parse} reads. */
  @Override
  public String toString() {
    if (randomSetup) {
      return "setup";
    }
    if (maxActions == 0) {
      return "none";
    }
    return "random:" + minActions + (minActions == maxActions ? "" : "-" + maxActions);
  }
}
