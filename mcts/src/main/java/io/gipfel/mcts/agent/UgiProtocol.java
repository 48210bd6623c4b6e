package io.gipfel.mcts.agent;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.time.Duration;

/**
 * The Universal Game Interface, a relative of chess's UCI for any game. A program is told the whole
 * game each time it is asked, so it can be given any position and any opening; a position is
 * written in the game's notation.
 */
final class UgiProtocol implements EngineProtocol {

  static final String NAME = "ugi";
  static final AgentLimit DEFAULT_LIMIT = AgentLimit.millis(1_000);

  private static final String COMPLAINT = "info string error:";

  private final AgentLimit limit;

  /** Asks programs to think as long as {@code limit} says. */
  UgiProtocol(AgentLimit limit) {
    this.limit = limit;
  }

  @Override
  public Duration thinkingTime() {
    return limit.unit() == AgentLimit.Unit.TIME ? Duration.ofMillis(limit.amount()) : Duration.ZERO;
  }

  @Override
  public boolean keepsProgram() {
    return true;
  }

  @Override
  public Talk begin(OngoingGame game, boolean fresh) {
    return new UgiTalk(game, go(limit), fresh);
  }

  private static String go(AgentLimit limit) {
    return switch (limit.unit()) {
      case DEPTH -> "go depth " + limit.amount();
      case SIMULATIONS -> "go nodes " + limit.amount();
      case TIME -> "go movetime " + limit.amount();
      case BUDGET, CLOCK ->
          throw new IllegalArgumentException("expected a limit for one action, found " + limit);
    };
  }

  private static final class UgiTalk implements Talk {

    private final OngoingGame game;
    private final String go;
    private boolean fresh;
    private boolean begun;

    UgiTalk(OngoingGame game, String go, boolean fresh) {
      this.game = game;
      this.go = go;
      this.fresh = fresh;
    }

    @Override
    public int choose(EngineLines lines) {
      if (fresh) {
        lines.send("ugi");
        await("ugiok", lines);
        fresh = false;
      }
      if (!begun) {
        lines.send("uginewgame");
        lines.send("isready");
        await("readyok", lines);
        begun = true;
      }
      lines.send(position());
      lines.send("isready");
      await("readyok", lines);
      lines.send(go);
      String said = await("bestmove", lines);
      String[] words = said.split("\\s+", -1);
      try {
        Notation notation = game.game().notation();
        return notation.parseAction(game.position(), words.length < 2 ? "" : words[1]);
      } catch (NotationException e) {
        throw new AgentException(
            "said '" + said + "' at ply " + game.position().ply() + ": " + e.getMessage(), e);
      }
    }

    /** Passes over what the program says until a line begins with {@code word}. */
    private static String await(String word, EngineLines lines) {
      String line = lines.receive();
      while (!line.equals(word) && !line.startsWith(word + " ")) {
        if (line.startsWith(COMPLAINT)) {
          throw new AgentException("said '" + line + "' when " + word + " was expected");
        }
        line = lines.receive();
      }
      return line;
    }

    private String position() {
      Notation notation = game.game().notation();
      StringBuilder text = new StringBuilder("position ");
      text.append(
          Positions.isFixedStart(game.game(), game.start())
              ? "startpos"
              : "fen " + notation.formatPosition(game.start()));
      Position position = Positions.copyOf(game.game(), game.start());
      for (int i = 0; i < game.actionCount(); i++) {
        text.append(i == 0 ? " moves " : " ");
        text.append(notation.formatAction(position, game.action(i)));
        position.play(game.action(i));
      }
      return text.toString();
    }

    @Override
    public String farewell() {
      return "quit";
    }
  }
}
