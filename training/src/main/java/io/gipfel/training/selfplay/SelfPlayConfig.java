package io.gipfel.training.selfplay;

import io.gipfel.core.Checks;

/**
 * How games are made.
 *
 * @param gamesPerGeneration games of one generation, at least 1
 * @param gamesPerShard games in one file, at least 1; a kill costs the games of files that are not
 *     complete
 * @param gamesInFlight games that each thread plays at once: the largest batch for the network, at
 *     least 1
 * @param simulations of a full search, whose policy is learned, at least 1 (which learns nothing
 *     but what the evaluator says)
 * @param cheapSimulations of the other searches (playout cap randomisation), at least 1
 * @param fullSearchShare share of plies with a full search, in (0, 1]
 * @param randomSetupShare share of games from a random setup, where the game has one, in [0, 1]
 * @param randomOpeningShare share of games that begin with random actions, in [0, 1]
 * @param randomOpeningPlies the most random actions such a game begins with, 0 or more
 * @param temperature exponent {@code 1/temperature} on visits of PUCT searches, 0 for the most
 *     visited; Gumbel searches explore by themselves and ignore it
 * @param temperaturePlies plies after which the temperature is 0
 * @param searchDecided whether a game goes on by search, as if nothing were proven, once its result
 *     is proven with its margin; otherwise it is played out by optimal actions
 * @param cacheMegabytes memory of each thread for evaluations it has seen, up to 8000, 0 for none
 * @param symmetry whether each position is evaluated through a symmetry of the board chosen by its
 *     hash
 * @param firstPlayouts random playouts a leaf that stand in for the network in generation 1, which
 *     has learned nothing yet; 0 for the untrained network
 * @param firstHeuristic whether the game's heuristic plays generation 1 instead, without searching
 */
public record SelfPlayConfig(
    int gamesPerGeneration,
    int gamesPerShard,
    int gamesInFlight,
    int simulations,
    int cheapSimulations,
    double fullSearchShare,
    double randomSetupShare,
    double randomOpeningShare,
    int randomOpeningPlies,
    double temperature,
    int temperaturePlies,
    boolean searchDecided,
    int cacheMegabytes,
    boolean symmetry,
    int firstPlayouts,
    boolean firstHeuristic) {

  /** Checks the ranges. */
  public SelfPlayConfig {
    Checks.atLeast("gamesPerGeneration", gamesPerGeneration, 1);
    Checks.atLeast("gamesPerShard", gamesPerShard, 1);
    Checks.atLeast("gamesInFlight", gamesInFlight, 1);
    Checks.atLeast("simulations", simulations, 1);
    Checks.atLeast("cheapSimulations", cheapSimulations, 1);
    Checks.share("fullSearchShare", fullSearchShare);
    Checks.above("fullSearchShare", fullSearchShare, 0);
    Checks.share("randomSetupShare", randomSetupShare);
    Checks.share("randomOpeningShare", randomOpeningShare);
    Checks.atLeast("randomOpeningPlies", randomOpeningPlies, 0);
    Checks.atLeast("temperature", temperature, 0);
    Checks.atLeast("temperaturePlies", temperaturePlies, 0);
    Checks.atLeast("cacheMegabytes", cacheMegabytes, 0);
    Checks.atMost("cacheMegabytes", cacheMegabytes, 8000);
    Checks.atLeast("firstPlayouts", firstPlayouts, 0);
  }

  /** The same where every ply is played, and learned, as the evaluator says, without a search. */
  public SelfPlayConfig withoutSearch() {
    return new SelfPlayConfig(
        gamesPerGeneration,
        gamesPerShard,
        gamesInFlight,
        1,
        1,
        1,
        randomSetupShare,
        randomOpeningShare,
        randomOpeningPlies,
        temperature,
        temperaturePlies,
        searchDecided,
        cacheMegabytes,
        symmetry,
        firstPlayouts,
        firstHeuristic);
  }
}
