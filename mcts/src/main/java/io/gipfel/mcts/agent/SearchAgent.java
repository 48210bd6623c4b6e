package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.mcts.Endgames;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.eval.Evaluator;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays by a tree search of a fixed number of simulations, without noise. Asked for the actions of
 * many games, it searches them in lockstep on one evaluator; each game gets the action that it
 * would get alone.
 */
public final class SearchAgent implements Agent {

  /**
   * How it searches.
   *
   * @param config settings of each search; with one leaf in flight, the play is the strongest
   * @param simulations simulations an action, at least 1
   * @param batchSize the most positions the evaluator is asked for at once, at least the leaves in
   *     flight
   */
  public record Settings(SearchConfig config, int simulations, int batchSize) {}

  private final String name;
  private final Game game;
  private final Evaluator evaluator;
  private final Settings settings;
  private final SearchLimit limit;
  private final Lockstep lockstep;
  private final Endgames endgames;

  /** One search a game of the largest number of games so far. */
  private final List<Search> searches = new ArrayList<>();

  /**
   * An agent for {@code game}.
   *
   * @param name a short name for tables
   * @param evaluator closed with the agent
   */
  public SearchAgent(String name, Game game, Evaluator evaluator, Settings settings) {
    this.name = name;
    this.game = game;
    this.evaluator = evaluator;
    this.settings = settings;
    this.limit = SearchLimit.simulations(settings.simulations());
    this.lockstep = new Lockstep(game, evaluator, settings.batchSize());
    this.endgames = new Endgames(game, settings.config().proofs());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean batches() {
    return true;
  }

  @Override
  public int choose(OngoingGame ongoing) {
    int[] action = new int[1];
    choose(List.of(ongoing), action);
    return action[0];
  }

  @Override
  public void choose(List<OngoingGame> games, int[] actions) {
    while (searches.size() < games.size()) {
      searches.add(new Search(game, settings.config(), endgames));
    }
    List<Search> running = searches.subList(0, games.size());
    for (int i = 0; i < games.size(); i++) {
      OngoingGame ongoing = games.get(i);
      running.get(i).start(ongoing.position(), limit, ongoing.random(), false);
    }
    lockstep.runAll(running);
    for (int i = 0; i < games.size(); i++) {
      actions[i] = running.get(i).result().best();
    }
  }

  @Override
  public void close() {
    evaluator.close();
  }
}
