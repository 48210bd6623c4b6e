package io.gipfel.mcts.agent;

import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Locale;

/**
 * The line protocol of the CodeCup, in which the judge relays each player's moves to the other:
 * {@code Start} to the player who begins, else the opponent's move; a program answers its own move;
 * {@code Quit} ends. Moves are upper case: {@code A1}, {@code A1B2}, {@code PASS}.
 *
 * <p>A line is one action of one player, passes included. Where a player acts twice in a row —
 * White places the 49th DVONN piece and then makes the first stacking move — nothing passes between
 * program and judge in between: it simply writes two lines, and its opponent reads two. (So does
 * PrimaDvonna, which won the CodeCup of 2011, in the logs and the arbiter published with it.) A
 * program may therefore have written the second line before it is asked for it.
 *
 * <p>The protocol knows only moves that were just made, so a program can play a game only from its
 * fixed start, and only if it chose every action of its side itself.
 */
final class CodeCupProtocol implements EngineProtocol {

  static final String NAME = "codecup";

  @Override
  public Talk begin(OngoingGame game, boolean fresh) {
    if (!Positions.isFixedStart(game.game(), game.start())) {
      throw new AgentException(
          "the CodeCup protocol cannot set up a position: expected a game of "
              + game.game().name()
              + " from its fixed start");
    }
    return new CodeCupTalk(game);
  }

  private static final class CodeCupTalk implements Talk {

    private static final int NONE = -1;

    private final OngoingGame game;
    private final Player side;

    /** The position as far as the program knows of the game, after {@code knownActions} actions. */
    private final Position known;

    private int knownActions;
    private int answer = NONE;

    CodeCupTalk(OngoingGame game) {
      this.game = game;
      this.side = game.position().toMove();
      this.known = Positions.copyOf(game.game(), game.start());
    }

    @Override
    public int choose(EngineLines lines) {
      if (answer != NONE && knownActions == game.actionCount()) {
        return answer;
      }
      if (answer == NONE && known.toMove() == side) {
        lines.send("Start");
      }
      while (knownActions < game.actionCount()) {
        tell(game.action(knownActions++), lines);
      }
      String said = lines.receive();
      try {
        answer = Positions.parseInAnyCase(game.game(), known, said);
        return answer;
      } catch (NotationException e) {
        throw new AgentException(
            "said '" + said + "' at ply " + known.ply() + ", no legal move: " + e.getMessage(), e);
      }
    }

    @Override
    public String farewell() {
      return "Quit";
    }

    /** Tells the program the opponent's action; its own it knows. */
    private void tell(int action, EngineLines lines) {
      String text = game.game().notation().formatAction(known, action).toUpperCase(Locale.ROOT);
      if (known.toMove() != side) {
        lines.send(text);
      } else if (action != answer) {
        throw new AgentException(
            "the CodeCup protocol cannot tell a program its own moves: "
                + text
                + " at ply "
                + known.ply()
                + " was not its choice");
      } else {
        answer = NONE;
      }
      known.play(action);
    }
  }
}
