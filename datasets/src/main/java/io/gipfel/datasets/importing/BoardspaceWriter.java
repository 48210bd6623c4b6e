package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.TurnNotation;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import java.util.Optional;

/** Writes one game as boardspace.net does. The first player is P0. */
final class BoardspaceWriter {

  private final Game game;
  private final GameRecord record;
  private final StringBuilder out;
  private int number;

  BoardspaceWriter(Game game, GameRecord record, StringBuilder out) {
    this.game = game;
    this.record = record;
    this.out = out;
  }

  void write(RecordFormat format) throws UnwritableException {
    WrittenTurns turns = WrittenTurns.of(game, record, format);
    header(turns.notation());
    gesture(Player.FIRST, "Start P0");
    for (WrittenTurns.Action action : turns.actions()) {
      action.words().forEach(word -> gesture(action.player(), word));
    }
    if (record.ending() == GameEnding.RESIGNED) {
      Player loser = record.outcomeForFirst() < 0 ? Player.FIRST : Player.SECOND;
      gesture(loser, "resign");
      gesture(loser, "done");
    }
    out.append(")\n");
  }

  private void header(TurnNotation notation) {
    out.append("(;\nGM[").append(notation.gameName()).append("]VV[1]\n");
    out.append("SU[").append(notation.gameName()).append("]\n");
    tag(GameTag.YEAR).ifPresent(year -> out.append("DT[").append(year).append("]\n"));
    tag(GameTag.RESULT).ifPresent(result -> out.append("RE[").append(result).append("]\n"));
    player("P0", GameTag.WHITE, GameTag.WHITE_RATING);
    player("P1", GameTag.BLACK, GameTag.BLACK_RATING);
  }

  private void player(String id, String nameTag, String ratingTag) {
    tag(nameTag).ifPresent(name -> out.append(id).append("[id \"" + name + "\"]\n"));
    tag(ratingTag).ifPresent(rating -> out.append(id).append("[ranking " + rating + "]\n"));
  }

  private Optional<String> tag(String name) {
    return Optional.ofNullable(record.tags().get(name))
        .map(value -> value.replace("\\", "\\\\").replace("]", "\\]"));
  }

  private void gesture(Player player, String gesture) {
    String id = player == Player.FIRST ? "P0" : "P1";
    out.append("; ").append(id).append('[').append(number++).append(' ');
    out.append(gesture).append("]\n");
  }
}
