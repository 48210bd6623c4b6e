package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the games of a match begin: {@code none} at the start of the game, {@code random:4-8} after
 * so many uniformly random legal actions, {@code setup} from a uniformly random setup.
 *
 * <p>Without openings, two agents that draw no random numbers play the same two games over and
 * over.
 *
 * @param randomSetup whether games start from the game's random setup
 * @param minActions fewest random actions
 * @param maxActions most random actions
 */
public record Openings(boolean randomSetup, int minActions, int maxActions) {

  /** Games begin at the start of the game. */
  public static final Openings NONE = new Openings(false, 0, 0);

  /** Games begin from a uniformly random setup. */
  public static final Openings SETUP = new Openings(true, 0, 0);

  private static final int SHORT_GAME_PLIES = 40;
  private static final Pattern RANDOM = Pattern.compile("random:(\\d{1,4})(?:-(\\d{1,4}))?");

  /** Checks the ranges. */
  public Openings {
    if (minActions < 0 || maxActions < minActions || (randomSetup && maxActions > 0)) {
      throw new IllegalArgumentException(
          "openings: expected a random setup or 0 <= minActions <= maxActions, found "
              + minActions
              + " and "
              + maxActions);
    }
  }

  /** From {@code minActions} to {@code maxActions} random actions, each number equally likely. */
  public static Openings randomActions(int minActions, int maxActions) {
    return new Openings(false, minActions, maxActions);
  }

  /**
   * The openings that suit {@code game} if nobody says otherwise: none where its start is random
   * itself, else a few random actions, fewer in a short game.
   */
  public static Openings defaultsFor(Game game) {
    if (game.newPosition(0).hash() != game.newPosition(1).hash()) {
      return NONE;
    }
    return game.maxPlies() < SHORT_GAME_PLIES ? randomActions(1, 2) : randomActions(4, 8);
  }

  /**
   * The openings that {@code text} names.
   *
   * @throws IllegalArgumentException if it names none
   */
  public static Openings parse(String text) {
    if (text.equals("none")) {
      return NONE;
    }
    if (text.equals("setup")) {
      return SETUP;
    }
    Matcher matcher = RANDOM.matcher(text);
    if (matcher.matches()) {
      int min = Integer.parseInt(matcher.group(1));
      int max = matcher.group(2) == null ? min : Integer.parseInt(matcher.group(2));
      if (min <= max) {
        return randomActions(min, max);
      }
    }
    throw new IllegalArgumentException(
        "opening '" + text + "': expected none, setup, random:N or random:MIN-MAX");
  }

  /**
   * The game that is played when {@code game} has these openings.
   *
   * @throws IllegalArgumentException if a random setup is asked of a game that has none
   */
  Game playedGame(Game game) {
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

  /**
   * Draws an opening. An action that would end the game is not made: the opening is then shorter.
   */
  Opening draw(Game playedGame, long seed) {
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

  /** The text that {@link #parse} reads. */
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
