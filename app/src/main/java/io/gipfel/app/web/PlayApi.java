package io.gipfel.app.web;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.agent.AgentException;
import java.io.IOException;

/** What there is, positions, and the moves of opponents. */
final class PlayApi {

  private final Site site;
  private final Slots searches;

  PlayApi(Site site, Slots searches) {
    this.site = site;
    this.searches = searches;
  }

  /** Games, opponents, datasets and runs. */
  void site(Exchange exchange) throws IOException {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("firstGame", site.firstGame().name());
    ArrayNode games = json.putArray("games");
    Games.all().forEach(game -> game(games.addObject(), game));
    site.datasets().keySet().forEach(json.putArray("datasets")::add);
    ArrayNode runs = json.putArray("runs");
    site.runs().forEach(run -> runs.add(run.name()));
    exchange.answer(200, json);
  }

  private void game(ObjectNode json, Game game) {
    Brain brain = site.brain(game);
    json.put("name", game.name()).put("title", game.drawing().title());
    json.put("brain", brain.title()).put("network", brain.isNetwork());
    json.put("puzzles", site.puzzles(game.name()).size());
    json.put("randomStart", game.randomSetup().isEmpty() && startsDiffer(game));
    ArrayNode levels = json.putArray("levels");
    for (Level level : site.levels(game)) {
      levels.addObject().put("id", level.id()).put("title", level.title());
    }
  }

  private static boolean startsDiffer(Game game) {
    return game.newPosition(1).hash() != game.newPosition(2).hash();
  }

  /** The position of the game in the body. */
  void position(Exchange exchange) throws IOException {
    exchange.answer(200, PositionJson.of(Exchange.game(exchange.body())));
  }

  /** What the opponent named in the body does next. */
  void move(Exchange exchange) throws IOException {
    JsonNode body = exchange.body();
    GameLine line = Exchange.game(body);
    Level level = level(line.game(), Exchange.text(body, "level"));
    if (line.position().isTerminal()) {
      throw WebException.badRequest("the game is over");
    }
    searches.run(() -> exchange.answer(200, move(line, level)));
  }

  private static ObjectNode move(GameLine line, Level level) {
    try (Agent agent = level.agents().get()) {
      int action = agent.choose(line.ongoing());
      String text = line.notation().formatAction(line.position(), action);
      return JsonNodeFactory.instance.objectNode().put("action", text);
    } catch (AgentException e) {
      throw new WebException(502, e.getMessage());
    }
  }

  private Level level(Game game, String id) {
    return site.levels(game).stream()
        .filter(level -> level.id().equals(id))
        .findFirst()
        .orElseThrow(() -> WebException.badRequest("no opponent '" + id + "' for " + game.name()));
  }
}
