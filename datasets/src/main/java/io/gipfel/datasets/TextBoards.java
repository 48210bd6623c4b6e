package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/** A recorded game as a person would follow it: board, action, board, action... */
public final class TextBoards {

  private TextBoards() {}

  /**
   * Writes {@code record} as text, with a board for every ply.
   *
   * @param out receives it, complete lines only
   * @throws IOException if {@code out} fails
   * @throws ReplayException if the game breaks the rules; the plies before have been written
   */
  public static void write(Game game, GameRecord record, Appendable out) throws IOException {
    out.append(
        String.format(
            Locale.ROOT,
            "%s game %d, seed %d, %d plies: %s\n\n",
            record.game(),
            record.id(),
            record.seed(),
            record.plies().size(),
            result(record)));
    if (!record.tags().isEmpty()) {
      for (Map.Entry<String, String> tag : record.tags().entrySet()) {
        out.append(tag.getKey()).append(": ").append(tag.getValue()).append('\n');
      }
      out.append('\n');
    }
    Replay replay = new Replay(game, record);
    board(game.notation(), replay.position(), out);
    while (replay.hasNext()) {
      String action = action(game.notation(), replay);
      replay.advance();
      out.append(action).append('\n');
      board(game.notation(), replay.position(), out);
    }
  }

  private static void board(Notation notation, Position position, Appendable out)
      throws IOException {
    out.append(notation.diagram(position).indent(2)).append('\n');
  }

  private static String result(GameRecord record) {
    if (!record.isDecided()) {
      return "unfinished";
    }
    if (record.outcomeForFirst() == 0) {
      return "a draw";
    }
    Player winner = record.outcomeForFirst() > 0 ? Player.FIRST : Player.SECOND;
    if (record.ending() == GameEnding.RESIGNED) {
      return winner.title() + " wins, " + winner.other().title() + " resigned";
    }
    return String.format(
        Locale.ROOT, "%s wins, margin %d", winner.title(), record.marginFor(winner));
  }

  private static String action(Notation notation, Replay replay) {
    PlyRecord ply = replay.next();
    StringBuilder line =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "%3d  %s %s",
                replay.ply() + 1,
                replay.position().toMove().title(),
                notation.formatAction(replay.position(), ply.action())));
    if (ply.searched()) {
      line.append(
          String.format(
              Locale.ROOT,
              ply.proven() ? "  proven %+.0f for White" : "  value %+.2f for White",
              ply.valueForFirst()));
    }
    int i = Arrays.binarySearch(ply.candidates(), ply.action());
    if (i >= 0) {
      int visits = Arrays.stream(ply.visits()).sum();
      line.append(String.format(Locale.ROOT, "  %d of %d visits", ply.visits()[i], visits));
      if (ply.target()) {
        double weights = Arrays.stream(ply.weights()).sum();
        line.append(
            String.format(Locale.ROOT, "  policy %.0f %%", 100 * ply.weights()[i] / weights));
      }
    }
    return line.toString();
  }
}
