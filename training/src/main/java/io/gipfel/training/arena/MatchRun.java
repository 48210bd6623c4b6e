package io.gipfel.training.arena;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** The state of a match that is being played, shared by the arena's threads. */
final class MatchRun {

  private final Match match;
  private final StopRule stopRule;
  private final MatchLog log;
  private final MatchListener listener;
  private final PlayedGame[] games;
  private int nextNumber;
  private int leadingPairs;
  private Pentanomial leading = Pentanomial.EMPTY;
  private boolean decided;
  private volatile boolean stopped;

  MatchRun(Match match, StopRule stopRule, MatchLog log, MatchListener listener) {
    this.match = match;
    this.stopRule = stopRule;
    this.log = log;
    this.listener = listener;
    this.games = new PlayedGame[2 * match.settings().pairs()];
  }

  Match match() {
    return match;
  }

  /** Takes over the games that the log has already. */
  synchronized void resume() {
    List<PlayedGame> played =
        log.played().stream().filter(game -> game.number() < games.length).toList();
    for (PlayedGame game : played) {
      games[game.number()] = game;
    }
    advance();
    listener.matchStarted(match, played);
  }

  /** The next game to be played, or null if all have been handed out. */
  synchronized GameInFlight nextGame() {
    while (nextNumber < games.length && games[nextNumber] != null) {
      nextNumber++;
    }
    if (nextNumber == games.length) {
      return null;
    }
    int number = nextNumber++;
    return new GameInFlight(match.settings(), number / 2, number % 2 == 0);
  }

  /** How many games are left to be handed out. */
  synchronized int gamesLeft() {
    return (int) Arrays.stream(games, nextNumber, games.length).filter(Objects::isNull).count();
  }

  synchronized void finished(PlayedGame game) {
    log.append(game);
    games[game.number()] = game;
    listener.gameFinished(match, game);
    advance();
  }

  /** Asks the stop rule about each pair that now has no unfinished pair before it. */
  private void advance() {
    while (!decided && 2 * leadingPairs < games.length) {
      PlayedGame one = games[2 * leadingPairs];
      PlayedGame other = games[2 * leadingPairs + 1];
      if (one == null || other == null) {
        return;
      }
      leading = leading.plus(MatchResult.halfPoints(one, other));
      leadingPairs++;
      decided = stopRule.isEnough(leading);
      stopped |= decided;
    }
  }

  /** Makes every thread stop. */
  void stop() {
    stopped = true;
  }

  /** Whether the match is decided or a thread has failed. */
  boolean isStopped() {
    return stopped;
  }

  /**
   * The result so far; if the stop rule has ended the match, that of the pairs it was asked about.
   */
  synchronized MatchResult result() {
    int counted = decided ? 2 * leadingPairs : games.length;
    return new MatchResult(Arrays.stream(games, 0, counted).filter(Objects::nonNull).toList());
  }
}
