package io.gipfel.app.bot;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Positions;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thinker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;

/**
 * Speaks the line protocol of the CodeCup: {@code Start} for the player who begins, else the
 * opponent's action; it answers with its own; {@code Quit} ends. A line is one action of one
 * player, passes included, so a player who acts twice in a row writes two lines.
 *
 * <p>The referee takes every line of the output for an action, so what is wrong with a line that
 * cannot be acted on is told in one line on the error stream; nothing else changes.
 */
public final class CodeCupServer {

  private final Bot bot;
  private final PrintWriter out;
  private final PrintWriter err;
  private final OngoingGame game;

  /** The side it plays, once it knows. */
  private Player side;

  /**
   * A server of one game.
   *
   * @param err receives complaints
   * @throws IllegalArgumentException if the game has no fixed start, of which alone the protocol
   *     knows
   */
  public CodeCupServer(Bot bot, PrintWriter out, PrintWriter err) {
    if (!Positions.isFixedStart(bot.game(), bot.game().newPosition())) {
      throw new IllegalArgumentException(
          "protocol codecup: expected a game with a fixed start, found " + bot.game().name());
    }
    this.bot = bot;
    this.out = out;
    this.err = err;
    this.game = new OngoingGame(bot.game(), bot.game().newPosition(), 1);
  }

  /** Plays the game, until {@code Quit} or the end of the input. */
  public void serve(BufferedReader in) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      String said = line.strip();
      if (said.equalsIgnoreCase("Quit")) {
        return;
      }
      if (!said.isEmpty()) {
        obey(said);
      }
    }
  }

  private void obey(String said) {
    try {
      if (side == null && said.equalsIgnoreCase("Start")) {
        side = starter();
      } else {
        hear(said);
      }
      answer();
    } catch (NotationException | AgentException e) {
      err.println("error: " + e.getMessage());
      err.flush();
    }
  }

  private Player starter() {
    return game.start().toMove();
  }

  /** Plays the opponent's action; the first one tells that the opponent began. */
  private void hear(String said) {
    game.play(Positions.parseInAnyCase(bot.game(), game.position(), said));
    if (side == null) {
      side = starter().other();
    }
  }

  private void answer() {
    while (!game.isOver() && game.position().toMove() == side) {
      Thinker thinker = bot.thinker();
      int action = thinker.think(game, thinker.ownLimit(), Thinker.Watcher.NONE).action();
      String text = bot.game().notation().formatAction(game.position(), action);
      game.play(action);
      out.println(text.toUpperCase(Locale.ROOT));
      out.flush();
    }
  }
}
