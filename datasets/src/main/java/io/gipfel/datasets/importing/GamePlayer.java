package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.TurnNotation;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameRecorder;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.importing.ForeignGame.Turn;
import java.util.List;
import java.util.Optional;

/**
 * Plays a game from a file by the rules. An action that a record leaves out is supplied where it is
 * forced; that goes for passes and for what there is but one space for.
 */
final class GamePlayer {

  private final TurnNotation notation;
  private final GameRecorder recorder;
  private final int[] legal;

  GamePlayer(Game game, TurnNotation notation) {
    this.notation = notation;
    this.recorder = new GameRecorder(game, game.newPosition());
    this.legal = new int[game.maxLegalActions()];
  }

  /** How many plies were played. */
  int plies() {
    return recorder.plies();
  }

  /**
   * Plays a turn.
   *
   * @throws NotationException if it breaks the rules
   */
  void play(Turn turn) {
    supplyUntil(turn.player());
    for (int action : actions(turn)) {
      recorder.play(PlyRecord.unsearched(action));
    }
  }

  /** Plays what is forced until it is the turn of {@code player}, if that can be reached so. */
  private void supplyUntil(Optional<Player> player) {
    while (player.isPresent() && position().toMove() != player.get() && supplyForced()) {
      // Each step plays one.
    }
  }

  private Position position() {
    return recorder.position();
  }

  private int[] actions(Turn turn) {
    if (turn.player().isPresent() && turn.player().get() != position().toMove()) {
      throw position().isTerminal()
          ? new NotationException("play goes on after the end", "the game is over")
          : new NotationException(
              "a player moves in the other's turn",
              "expected a turn of " + position().toMove().title() + ", found one of the other");
    }
    try {
      return notation.parseTurn(position(), turn.words());
    } catch (NotationException first) {
      return actionsAfterForced(turn.words(), first);
    }
  }

  private int[] actionsAfterForced(List<String> words, NotationException first) {
    while (supplyForced()) {
      try {
        return notation.parseTurn(position(), words);
      } catch (NotationException another) {
        // What was wrong at first is what people should read.
      }
    }
    throw first;
  }

  private boolean supplyForced() {
    if (position().legalActions(legal) != 1) {
      return false;
    }
    recorder.play(PlyRecord.unsearched(legal[0]));
    return true;
  }

  /** The record of what was played, as number {@code id}. */
  GameRecord finish(ForeignGame foreign, long id) {
    Optional<Player> resigning =
        switch (foreign.end()) {
          case NONE -> Optional.empty();
          case MOVER_RESIGNS -> Optional.of(position().toMove());
          case FIRST_RESIGNS -> Optional.of(Player.FIRST);
          case SECOND_RESIGNS -> Optional.of(Player.SECOND);
        };
    if (foreign.end() != ForeignGame.End.MOVER_RESIGNS) {
      supplyUntil(resigning);
    }
    return recorder.stop(id, resigning, foreign.tags());
  }
}
