package io.gipfel.training.arena;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.mcts.agent.OngoingGame;
import java.util.Arrays;

/** A game of a match that is not finished. Belongs to one thread. */
final class GameInFlight {

  private final int pair;
  private final boolean aIsFirst;
  private final int openingPlies;
  private final OngoingGame game;
  private final int[] legal;
  private TimeUsed timeA = TimeUsed.NONE;
  private TimeUsed timeB = TimeUsed.NONE;
  private PlayedGame played;

  /** Begins a game with the opening of its pair. */
  GameInFlight(MatchSettings settings, int pair, boolean aIsFirst) {
    Opening opening = settings.opening(pair);
    this.pair = pair;
    this.aIsFirst = aIsFirst;
    this.openingPlies = opening.plies();
    this.game = opening.begin(settings, settings.seedOfGame(pair, aIsFirst));
    this.legal = new int[game.game().maxLegalActions()];
  }

  OngoingGame game() {
    return game;
  }

  /** Whether A is to choose. */
  boolean aIsToMove() {
    return aIsFirst == (game.position().toMove() == Player.FIRST);
  }

  /** Adds to the time of the side to move. */
  void addTime(long nanos) {
    TimeUsed time = new TimeUsed(1, nanos);
    if (aIsToMove()) {
      timeA = timeA.plus(time);
    } else {
      timeB = timeB.plus(time);
    }
  }

  /** Makes the action that the side to move has chosen, or has it forfeit if that is illegal. */
  void play(int action) {
    int count = game.position().legalActions(legal);
    if (Arrays.binarySearch(legal, 0, count, action) < 0) {
      forfeit("action " + action + " is illegal at ply " + game.position().ply());
      return;
    }
    game.play(action);
    if (game.isOver()) {
      finish(GameEnd.of(game.position()));
    }
  }

  /** The side to move loses. */
  void forfeit(String reason) {
    finish(GameEnd.forfeitOf(game.position().toMove(), reason));
  }

  private void finish(GameEnd end) {
    Game rules = game.game();
    played =
        new PlayedGame(
            pair,
            aIsFirst,
            rules.notation().formatPosition(game.start()),
            openingPlies,
            Arrays.stream(game.actions()).boxed().toList(),
            end,
            timeA,
            timeB);
  }

  boolean isFinished() {
    return played != null;
  }

  /** The finished game. */
  PlayedGame played() {
    return played;
  }
}
