package io.gipfel.core;

import java.util.List;
import java.util.Optional;

/**
 * The static facts of one game under one rule set.
 *
 * <p>An action is an int in {@code [0, actionCount)}: one atomic choice, with the same meaning in
 * every position. Instances are immutable and shared between threads.
 */
public interface Game {

  /** The name on the command line and in files, such as {@code dvonn}. */
  String name();

  /** How many actions the game has in all; every action is less than this. */
  int actionCount();

  /** An upper bound on how many actions are legal at once: the length of buffers for them. */
  int maxLegalActions();

  /** An upper bound on the plies of one game, passes included. */
  int maxPlies();

  /**
   * A new position at the start of a game.
   *
   * @param seed draws the setup where it is random; ignored where the start is fixed
   */
  Position newPosition(long seed);

  /** A new position at the start of a game; where the setup is random, the one of seed 0. */
  default Position newPosition() {
    return newPosition(0);
  }

  /**
   * This game from a random setup: {@code dvonn-random} for {@code dvonn}. The two share actions,
   * encoder, symmetries and notation. Empty where the rules know no such start, or this game has it
   * already.
   */
  default Optional<Game> randomSetup() {
    return Optional.empty();
  }

  /** Whether {@code name} is that of this game or of its {@link #randomSetup()}. */
  default boolean covers(String name) {
    return name.equals(name()) || randomSetup().map(Game::name).filter(name::equals).isPresent();
  }

  /** How networks see positions of this game. */
  Encoder encoder();

  /** The symmetries of the board, the identity first. */
  List<Symmetry> symmetries();

  /** How people write positions and actions. */
  Notation notation();

  /** How people see positions and choose actions. */
  Drawing drawing();

  /** How records of {@code format} write the turns of this game; empty where they have it not. */
  default Optional<TurnNotation> turnNotation(RecordFormat format) {
    return Optional.empty();
  }

  /** By which numbers people describe positions of this game. */
  default Features features() {
    return Features.NONE;
  }

  /** What a hand-written player knows about this game. */
  Heuristic heuristic();

  /** What the game knows about its own endings, for one thread to use; empty if nothing. */
  default Optional<Endgame> endgame() {
    return Optional.empty();
  }
}
