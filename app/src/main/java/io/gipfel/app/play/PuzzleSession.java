package io.gipfel.app.play;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Palette;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.mcts.solve.BestPlay;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/**
 * Poses puzzles to a person, one after the other: judges each answer, and explains it by the line
 * that exact play takes from there. Ends with {@code quit}, the end of the input, or the last one.
 */
public final class PuzzleSession {

  /** What the explanation of an answer may cost. */
  private static final long NODES = 5_000_000;

  private static final int MEGABYTES = 32;
  private static final String HELP =
      """
      an action     answer, in the notation that 'moves' shows
      moves, m      what may be played
      board, b      show the board again
      solution, s   show the answer
      next, n       leave it and go on
      help, ?       this list
      quit, q       leave\
      """;

  private final Game game;
  private final List<Puzzle> puzzles;
  private final PrintWriter out;
  private final Palette palette;
  private final BestPlay bestPlay;
  private int number;
  private int solved;
  private boolean tried;

  /**
   * A session.
   *
   * @param puzzles all of {@code game}, in the order in which they are posed; at least one
   * @param colours whether the output shows the colours of a terminal
   */
  public PuzzleSession(Game game, List<Puzzle> puzzles, PrintWriter out, boolean colours) {
    this.game = game;
    this.puzzles = List.copyOf(puzzles);
    this.out = out;
    this.palette = colours ? AnsiPalette.COLOURS : Palette.PLAIN;
    this.bestPlay = new BestPlay(game, new SolverConfig(MEGABYTES), NODES);
  }

  /** Poses the puzzles until the person leaves or there are no more. */
  public void play(BufferedReader in) throws IOException {
    say("%s: %,d puzzles; 'help' lists the commands", game.name(), puzzles.size());
    pose();
    while (number < puzzles.size()) {
      out.print(puzzle().start().toMove().title() + "> ");
      out.flush();
      String line = in.readLine();
      if (line == null || line.strip().matches("quit|q")) {
        break;
      }
      obey(line.strip());
    }
    say("%d of %d solved at the first try", solved, number + (tried ? 1 : 0));
  }

  private Puzzle puzzle() {
    return puzzles.get(number);
  }

  private void pose() {
    if (number == puzzles.size()) {
      return;
    }
    tried = false;
    Puzzle puzzle = puzzle();
    say(
        "%nPuzzle %d, difficulty %d of %d: %s is to play and %s",
        number + 1,
        puzzle.difficulty(),
        Puzzle.HARDEST,
        puzzle.start().toMove().title(),
        puzzle.isWin() ? "win" : "draw");
    showBoard();
  }

  private void obey(String line) {
    switch (line.toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "moves", "m" -> showMoves();
      case "board", "b" -> showBoard();
      case "solution", "s" -> showSolution();
      case "next", "n" -> goOn();
      case "help", "?" -> out.println(HELP);
      default -> answer(line);
    }
  }

  private void goOn() {
    number++;
    tried = false;
    pose();
  }

  private void showSolution() {
    say("%s", explanation(puzzle().answerAction()));
    goOn();
  }

  private void answer(String text) {
    Position position = puzzle().start();
    try {
      int action = Positions.parseInAnyCase(game, position, text);
      int right = position.representative(puzzle().answerAction());
      if (position.representative(action) == right) {
        solved += tried ? 0 : 1;
        say("Right: %s", explanation(action));
        goOn();
      } else {
        tried = true;
        say("No: %s", explanation(action));
      }
    } catch (NotationException e) {
      say("%s ('help' lists the commands)", e.getMessage());
    }
  }

  /** What comes of {@code action} with best play of both. */
  private String explanation(int action) {
    Position position = puzzle().start();
    return bestPlay
        .after(position, action)
        .map(line -> Words.margin(line.marginForFirst()) + " after " + join(line.actions()))
        .orElseGet(() -> notation().formatAction(position, action) + " gives it away");
  }

  private static String join(List<String> actions) {
    return String.join(" ", actions);
  }

  private void showMoves() {
    say("%s", Words.legalActions(game, puzzle().start()));
  }

  private void showBoard() {
    out.println(notation().diagram(puzzle().start(), palette));
  }

  private Notation notation() {
    return game.notation();
  }

  private void say(String format, Object... values) {
    out.printf(Locale.ROOT, format + "%n", values);
    out.flush();
  }
}
