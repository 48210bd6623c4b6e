package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.TurnNotation;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.Replay;
import java.util.ArrayList;
import java.util.List;

/**
 * The actions of a recorded game in the words of a format.
 *
 * @param notation that wrote them
 * @param actions in order, those that the format leaves out included, without words; nothing shows
 *     that the last one was made, so it always has words
 * @param last who would move after the last one
 */
record WrittenTurns(TurnNotation notation, List<Action> actions, Player last) {

  /** One action. */
  record Action(Player player, List<String> words) {}

  static WrittenTurns of(Game game, GameRecord record, RecordFormat format)
      throws UnwritableException {
    TurnNotation notation =
        game.turnNotation(format)
            .orElseThrow(
                () ->
                    new UnwritableException(
                        "records of " + format.label() + " do not have the game " + game.name()));
    if (!record.start().equals("start")) {
      throw new UnwritableException(
          "records of " + format.label() + " have no room for the start " + record.start());
    }
    List<Action> actions = new ArrayList<>();
    Replay replay = new Replay(game, record);
    while (replay.hasNext()) {
      Position position = replay.position();
      Player mover = position.toMove();
      int action = replay.next().action();
      List<String> words = notation.formatAction(position, action);
      boolean isLast = replay.ply() == record.plies().size() - 1;
      actions.add(
          new Action(
              mover,
              isLast && words.isEmpty()
                  ? List.of(game.notation().formatAction(position, action))
                  : words));
      replay.advance();
    }
    return new WrittenTurns(notation, actions, replay.position().toMove());
  }
}
