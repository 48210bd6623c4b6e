package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.datasets.puzzles.Puzzle;
import io.gipfel.mcts.solve.BestPlay;
import io.gipfel.mcts.solve.SolverConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * Puzzles: which there are, each of them by its number from 1, and what comes of an answer. The
 * solution is told to those alone who ask for it.
 */
final class PuzzleApi {

  /** What the explanation of an answer may cost. */
  private static final long NODES = 5_000_000;

  private static final SolverConfig MEMORY = new SolverConfig(32);

  private final Site site;
  private final Slots searches;

  /**
   * @param searches bounds how many answers are explained at the same time
   */
  PuzzleApi(Site site, Slots searches) {
    this.site = site;
    this.searches = searches;
  }

  /** What is known of each puzzle before it is seen, by which people choose. */
  void list(Exchange exchange) throws IOException {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode array = json.putArray("puzzles");
    puzzles(exchange).forEach(puzzle -> describe(array.addObject(), puzzle));
    exchange.answer(200, json);
  }

  /** One puzzle and its position, without the answer. */
  void puzzle(Exchange exchange) throws IOException {
    Puzzle puzzle = puzzleOf(exchange);
    ObjectNode json = PositionJson.of(line(puzzle, List.of()));
    describe(json, puzzle);
    exchange.answer(200, json.put("number", number(exchange)).put("win", puzzle.isWin()));
  }

  /** Whether the action of the query is right, and what comes of it. */
  void answer(Exchange exchange) throws IOException {
    Puzzle puzzle = puzzleOf(exchange);
    int action = action(puzzle, exchange.query("action"));
    searches.run(() -> exchange.answer(200, judgement(puzzle, action)));
  }

  /** The right action, and what comes of it. */
  void solution(Exchange exchange) throws IOException {
    Puzzle puzzle = puzzleOf(exchange);
    searches.run(() -> exchange.answer(200, judgement(puzzle, puzzle.answerAction())));
  }

  private List<Puzzle> puzzles(Exchange exchange) {
    String game = exchange.query("game");
    List<Puzzle> puzzles = site.puzzles(game);
    if (puzzles.isEmpty()) {
      throw WebException.notFound("no puzzles of '" + game + "'");
    }
    return puzzles;
  }

  private static int number(Exchange exchange) {
    return exchange.number("number");
  }

  private Puzzle puzzleOf(Exchange exchange) {
    List<Puzzle> puzzles = puzzles(exchange);
    int number = number(exchange);
    if (number < 1 || number > puzzles.size()) {
      throw WebException.notFound("puzzle " + number + ": expected 1 to " + puzzles.size());
    }
    return puzzles.get(number - 1);
  }

  /**
   * The id stays with the position when puzzles are added: pages remember by it what was solved.
   */
  private static void describe(ObjectNode json, Puzzle puzzle) {
    byte[] position = puzzle.position().getBytes(StandardCharsets.UTF_8);
    json.put("id", UUID.nameUUIDFromBytes(position).toString())
        .put("difficulty", puzzle.difficulty())
        .put("movesToCome", puzzle.movesToCome());
  }

  private static int action(Puzzle puzzle, String text) {
    try {
      return puzzle.rules().notation().parseAction(puzzle.start(), text);
    } catch (NotationException e) {
      throw WebException.badRequest(e.getMessage());
    }
  }

  /**
   * What comes of an action. Its margin is missing where the solver gave up: then nothing is known
   * but that it is wrong.
   */
  private static ObjectNode judgement(Puzzle puzzle, int action) {
    Game game = puzzle.rules();
    Position position = puzzle.start();
    boolean right =
        position.representative(action) == position.representative(puzzle.answerAction());
    Optional<BestPlay.Line> best = new BestPlay(game, MEMORY, NODES).after(position, action);
    String text = game.notation().formatAction(position, action);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("action", text).put("right", right).put("bestForMover", puzzle.marginForMover());
    if (right) {
      json.put("marginForMover", puzzle.marginForMover());
    } else {
      best.ifPresent(
          line -> json.put("marginForMover", line.marginForFirst() * position.toMove().sign()));
    }
    List<String> texts = best.map(BestPlay.Line::actions).orElse(List.of(text));
    PositionJson.steps(json.putArray("line"), line(puzzle, texts));
    return json;
  }

  private static GameLine line(Puzzle puzzle, List<String> actions) {
    return GameLine.parse(puzzle.game(), puzzle.position(), actions, 0);
  }
}
