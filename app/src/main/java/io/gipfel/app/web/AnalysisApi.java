package io.gipfel.app.web;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.mcts.Lockstep;
import io.gipfel.mcts.ProofConfig;
import io.gipfel.mcts.Search;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.SearchConfig.Algorithm;
import io.gipfel.mcts.SearchLimit;
import io.gipfel.mcts.eval.CachingEvaluator;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.mcts.eval.MarginEstimator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;

/**
 * Opinions about a position, deeper and deeper, as server-sent events.
 *
 * <p>Each search has four times the simulations of the one before and starts from the root again;
 * what the network said is remembered, so only the new part is dear. What is proven needs no more.
 */
final class AnalysisApi {

  private static final int[] SIMULATIONS = {50, 200, 800, 3_200, 12_800};
  private static final int LEAVES_IN_FLIGHT = 8;
  private static final int CACHE_MEGABYTES = 16;
  private static final long MOST_NANOS = 8_000_000_000L;
  private static final long PING_NANOS = 300_000_000L;

  private final Site site;
  private final Slots searches;

  /** The analysis under way of each client, which its next one ends. */
  private final Map<String, AtomicBoolean> running = new ConcurrentHashMap<>();

  AnalysisApi(Site site, Slots searches) {
    this.site = site;
    this.searches = searches;
  }

  void analyse(Exchange exchange) throws IOException {
    GameLine line = exchange.gameOfQuery();
    if (line.position().isTerminal()) {
      throw WebException.badRequest("the game is over");
    }
    String client = exchange.query("client");
    AtomicBoolean cancelled = new AtomicBoolean();
    AtomicBoolean previous = running.put(client, cancelled);
    if (previous != null) {
      previous.set(true);
    }
    try {
      searches.run(() -> analyse(line, new EventStream(exchange), cancelled));
    } finally {
      running.remove(client, cancelled);
    }
  }

  private void analyse(GameLine line, EventStream events, AtomicBoolean cancelled)
      throws IOException {
    Brain brain = site.brain(line.game());
    SearchConfig config =
        brain
            .search()
            .with(Algorithm.PUCT)
            .with(ProofConfig.defaults())
            .withLeavesInFlight(LEAVES_IN_FLIGHT);
    BooleanSupplier stop = new Stop(events, cancelled);
    try (Evaluator evaluator =
            new CachingEvaluator(
                brain.game(), brain.evaluators().apply(LEAVES_IN_FLIGHT), CACHE_MEGABYTES);
        MarginEstimator margins = brain.margins().get()) {
      Lockstep lockstep = new Lockstep(brain.game(), evaluator, LEAVES_IN_FLIGHT);
      Search search = new Search(brain.game(), config);
      boolean known = false;
      for (int i = 0; i < SIMULATIONS.length && !known && !stop.getAsBoolean(); i++) {
        SearchLimit limit = SearchLimit.simulations(SIMULATIONS[i]).orWhen(stop);
        search.start(line.position(), limit, new SplittableRandom(0), false);
        lockstep.runAll(List.of(search));
        known = search.result().bounds().isExact();
        if (!cancelled.get()) {
          ObjectNode opinion = new Opinion(line, search.result()).toJson(margins);
          events.send("opinion", opinion.put("brain", brain.title()));
        }
      }
    }
    if (!cancelled.get()) {
      events.send("done", JsonNodeFactory.instance.objectNode());
    }
  }

  /** Ends a search after a time, or when nobody wants to know any more. */
  private static final class Stop implements BooleanSupplier {

    private final EventStream events;
    private final AtomicBoolean cancelled;
    private final long start = System.nanoTime();
    private long lastPing = start;

    Stop(EventStream events, AtomicBoolean cancelled) {
      this.events = events;
      this.cancelled = cancelled;
    }

    @Override
    public boolean getAsBoolean() {
      long now = System.nanoTime();
      if (now - lastPing > PING_NANOS) {
        lastPing = now;
        ping();
      }
      return cancelled.get() || now - start > MOST_NANOS || Thread.currentThread().isInterrupted();
    }

    private void ping() {
      try {
        events.ping();
      } catch (IOException e) {
        cancelled.set(true);
      }
    }
  }
}
