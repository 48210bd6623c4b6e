package io.gipfel.app.bot;

import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.OngoingGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;

/**
 * Speaks the Universal Game Interface: lines in, lines out, the search on a thread of its own.
 *
 * <p>A position is in the game's notation, and player 1 is White. A line that cannot be acted on
 * gets one line back, {@code info string error: ...}, and changes nothing. The interface has no
 * words for a game of its own start: where the setup is random, {@code startpos} is that of seed 0.
 */
public final class UgiServer {

  private static final String SEARCHING = "stop, isready or quit while it thinks";
  private static final String COMMANDS =
      "ugi, isready, setoption, uginewgame, position, go, stop, query or quit";

  private final Bot bot;
  private final PrintWriter out;
  private final UgiOptions options;
  private final UgiSearch search;
  private int newGames;
  private OngoingGame game;

  /** A server at the start of a game, which writes to {@code out}. */
  public UgiServer(Bot bot, PrintWriter out) {
    this.bot = bot;
    this.out = out;
    this.options = new UgiOptions(bot.thinker());
    this.search = new UgiSearch(bot, out);
    this.game = new OngoingGame(bot.game(), bot.game().newPosition(), 0);
  }

  /**
   * Answers until {@code quit}, which ends a search at once, or the end of the input, which lets
   * one come to its own end if it has any.
   */
  public void serve(BufferedReader in) throws IOException {
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      List<String> words = Arrays.stream(line.split("\\s+", -1)).filter(w -> !w.isEmpty()).toList();
      if (words.equals(List.of("quit"))) {
        search.stop();
        return;
      }
      if (!words.isEmpty()) {
        answer(words);
      }
    }
    search.awaitEnd();
  }

  private void answer(List<String> words) {
    try {
      obey(words.get(0), words.subList(1, words.size()));
    } catch (BadLineException | IllegalArgumentException e) {
      say("info string error: " + e.getMessage().replaceAll("\\s*\\R\\s*", " "));
    }
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }

  private void obey(String command, List<String> arguments) throws BadLineException {
    switch (command) {
      case "isready" -> say("readyok");
      case "stop" -> search.stop();
      default -> {
        if (search.isRunning()) {
          throw new BadLineException("expected " + SEARCHING + ", found '" + command + "'");
        }
        obeyAtRest(command, arguments);
      }
    }
  }

  private void obeyAtRest(String command, List<String> arguments) throws BadLineException {
    switch (command) {
      case "ugi" -> introduce();
      case "setoption" -> options.set(arguments);
      case "uginewgame" -> startNewGame();
      case "position" -> goOnTo(UgiPosition.read(bot.game(), arguments, options.seed(newGames)));
      case "go" -> go(arguments);
      case "query" -> say("response " + response(arguments));
      default -> throw new BadLineException("expected " + COMMANDS + ", found '" + command + "'");
    }
  }

  private void introduce() {
    say("id name " + bot.name());
    say("id author the authors of Gipfel");
    options.lines().forEach(this::say);
    say("ugiok");
  }

  private void startNewGame() {
    newGames++;
    game = new OngoingGame(bot.game(), bot.game().newPosition(), options.seed(newGames));
  }

  /**
   * Takes up the game that was told. Where it goes on from the present one it is the same game, in
   * which a thinker has its clock and its tree.
   */
  private void goOnTo(OngoingGame told) {
    if (!told.goesOnFrom(game)) {
      game = told;
    }
    for (int i = game.actionCount(); i < told.actionCount(); i++) {
      game.play(told.action(i));
    }
  }

  private void go(List<String> arguments) throws BadLineException {
    if (game.isOver()) {
      throw new BadLineException(
          "go: expected a position with legal actions, found a finished game");
    }
    AgentLimit limit = new UgiGo(bot, game.position(), options.limit()).limit(arguments);
    search.start(game, limit, arguments.contains("infinite"));
  }

  private String response(List<String> arguments) throws BadLineException {
    Position position = game.position();
    return switch (arguments.size() == 1 ? arguments.get(0) : "") {
      case "p1turn" -> String.valueOf(!position.isTerminal() && position.toMove() == Player.FIRST);
      case "gameover" -> String.valueOf(position.isTerminal());
      case "result" -> result(position);
      default -> throw new BadLineException("query: expected p1turn, gameover or result");
    };
  }

  private static String result(Position position) {
    if (!position.isTerminal()) {
      return "none";
    }
    return switch (position.outcomeForFirst()) {
      case 1 -> "p1win";
      case -1 -> "p2win";
      default -> "draw";
    };
  }
}
