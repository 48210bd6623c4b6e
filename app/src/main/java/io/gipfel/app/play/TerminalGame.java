package io.gipfel.app.play;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.mcts.agent.Thought;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/**
 * A game of a person against a thinker: the person types actions and a few commands, a line each.
 * Ends with {@code quit} or the end of the input; a game that is over can be taken back or begun
 * anew.
 */
public final class TerminalGame {

  private static final int HINTS = 3;
  private static final String HELP =
      """
      an action   play it, in the notation that 'moves' shows
      moves, m    what you may play
      hint, h     what the adviser would play
      who, w      who stands better
      undo, u     take back your last action and what followed it
      board, b    show the board again
      swap, s     change sides
      new, n      begin a new game
      help, ?     this list
      quit, q     leave\
      """;

  private final Setup setup;
  private final PrintWriter out;
  private final Palette palette;
  private Player side;
  private int newGames;
  private OngoingGame game;

  /**
   * Who plays what.
   *
   * @param game the game
   * @param opponent the person's opponent
   * @param adviser gives hints and says who stands better
   * @param side the person's
   * @param seed of random setups and of random choices
   * @param colours whether the output shows the colours of a terminal
   */
  public record Setup(
      Game game, Thinker opponent, Thinker adviser, Player side, long seed, boolean colours) {}

  /** A game at its start, told to {@code out}. */
  public TerminalGame(Setup setup, PrintWriter out) {
    this.setup = setup;
    this.out = out;
    this.palette = setup.colours() ? AnsiPalette.COLOURS : Palette.PLAIN;
    this.side = setup.side();
    startNewGame();
  }

  /** Plays until the person leaves. */
  public void play(BufferedReader in) throws IOException {
    say(
        "%s: you are %s against %s; 'help' lists the commands",
        setup.game().name(), side.title(), setup.opponent().name());
    showBoard();
    while (true) {
      answer();
      out.print(game.isOver() ? "over> " : game.position().toMove().title() + "> ");
      out.flush();
      String line = in.readLine();
      if (line == null || line.strip().matches("quit|q")) {
        return;
      }
      obey(line.strip());
    }
  }

  private void startNewGame() {
    long seed = setup.seed() + newGames++;
    game = new OngoingGame(setup.game(), setup.game().newPosition(seed), seed);
  }

  private void obey(String line) {
    switch (line.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "moves", "m" -> showMoves();
      case "hint", "h" -> hint();
      case "who", "w" -> who();
      case "undo", "u" -> undo();
      case "board", "b" -> showBoard();
      case "swap", "s" -> {
        side = side.other();
        say("you are %s", side.title());
      }
      case "new", "n" -> {
        startNewGame();
        showBoard();
      }
      case "help", "?" -> out.println(HELP);
      default -> playAction(line);
    }
  }

  private void playAction(String text) {
    try {
      game.play(Positions.parseInAnyCase(setup.game(), game.position(), text));
      afterAction();
    } catch (NotationException e) {
      say("%s ('help' lists the commands)", e.getMessage());
    }
  }

  /** Shows what has become of the board, unless the opponent is about to change it. */
  private void afterAction() {
    if (game.isOver()) {
      showBoard();
      say("%s", Words.result(game.position()));
    } else if (game.position().toMove() == side) {
      showBoard();
    }
  }

  /** The opponent's actions, if it is to move. */
  private void answer() {
    while (!game.isOver() && game.position().toMove() != side) {
      Thinker opponent = setup.opponent();
      Thought thought = opponent.think(game, opponent.ownLimit(), Thinker.Watcher.NONE);
      String action = notation().formatAction(game.position(), thought.action());
      String mover = game.position().toMove().title();
      boolean silent = thought.verdict() instanceof Thought.Verdict.None;
      String opinion = silent ? "" : "; " + Words.verdict(thought.verdict());
      say("%s plays %s%s", mover, action, opinion);
      game.play(thought.action());
      afterAction();
    }
  }

  private void undo() {
    int last = game.actionCount() - 1;
    while (last >= 0 && moverAt(last) != side) {
      last--;
    }
    if (last < 0) {
      say("you have played nothing that could be taken back");
      return;
    }
    goBackTo(last);
    showBoard();
  }

  private Player moverAt(int action) {
    Position position = Positions.copyOf(setup.game(), game.start());
    for (int i = 0; i < action; i++) {
      position.play(game.action(i));
    }
    return position.toMove();
  }

  private void goBackTo(int actions) {
    OngoingGame back = new OngoingGame(setup.game(), game.start(), setup.seed() + newGames);
    for (int i = 0; i < actions; i++) {
      back.play(game.action(i));
    }
    game = back;
  }

  private void hint() {
    if (game.isOver()) {
      say("the game is over");
      return;
    }
    Thought thought = advice();
    for (Thought.Candidate candidate : thought.candidates().stream().limit(HINTS).toList()) {
      say(
          "  %-6s %3.0f %% of its attention; %s",
          notation().formatAction(game.position(), candidate.action()),
          100 * candidate.share(),
          Words.verdict(candidate.verdict()));
    }
    say("%s expects %s", setup.adviser().name(), course(thought.line()));
  }

  private void who() {
    if (game.isOver()) {
      say("%s", Words.result(game.position()));
    } else {
      say("%s says: %s", setup.adviser().name(), Words.verdict(advice().verdict()));
    }
  }

  private Thought advice() {
    Thinker adviser = setup.adviser();
    return adviser.think(game, adviser.ownLimit(), Thinker.Watcher.NONE);
  }

  private String course(List<Integer> line) {
    Position position = Positions.copyOf(setup.game(), game.position());
    StringBuilder text = new StringBuilder();
    for (int action : line) {
      text.append(text.isEmpty() ? "" : " ").append(notation().formatAction(position, action));
      position.play(action);
    }
    return text.toString();
  }

  private void showMoves() {
    say("%s", Words.legalActions(setup.game(), game.position()));
  }

  private void showBoard() {
    out.println(notation().diagram(game.position(), palette));
  }

  private Notation notation() {
    return setup.game().notation();
  }

  private void say(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }
}
