package io.gipfel.app.bot;

import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.mcts.agent.AgentException;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.OngoingGame;
import io.gipfel.mcts.agent.Thinker.Watcher;
import io.gipfel.mcts.agent.Thought;
import io.gipfel.mcts.agent.Thought.Verdict;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** A search on a thread of its own, which tells what it thinks and ends with {@code bestmove}. */
final class UgiSearch {

  /** A certain win; the margin comes on top. */
  private static final int CERTAIN = 10_000;

  private final Bot bot;
  private final PrintWriter out;
  private volatile boolean stopped;

  /** False as soon as the answer is known, so that whoever hears it may go on at once. */
  private volatile boolean running;

  private boolean endless;
  private Thread thread = new Thread(() -> {});

  UgiSearch(Bot bot, PrintWriter out) {
    this.bot = bot;
    this.out = out;
  }

  /**
   * Begins to think.
   *
   * @param endless whether only a stop ends it
   */
  void start(OngoingGame game, AgentLimit limit, boolean endless) {
    this.endless = endless;
    stopped = false;
    running = true;
    thread = new Thread(() -> think(game, limit), "ugi search");
    thread.setDaemon(true);
    thread.start();
  }

  boolean isRunning() {
    return running;
  }

  /** Has it answer at once with what it has, and waits for that. */
  void stop() {
    stopped = true;
    join();
  }

  /** Lets it think to the end of its limit, if it has one. */
  void awaitEnd() {
    stopped |= endless;
    join();
  }

  private void join() {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void think(OngoingGame game, AgentLimit limit) {
    long start = System.nanoTime();
    Watcher watcher = new Watcher(() -> stopped, thought -> inform(game, thought, start));
    try {
      Thought thought = bot.thinker().think(game, limit, watcher);
      inform(game, thought, start);
      running = false;
      say("bestmove " + bot.game().notation().formatAction(game.position(), thought.action()));
    } catch (AgentException e) {
      fail(e.getMessage());
    } catch (RuntimeException | Error e) {
      fail("a fault of the program: " + e);
    }
  }

  private void fail(String message) {
    running = false;
    say("info string error: " + message);
  }

  private void say(String line) {
    out.println(line);
    out.flush();
  }

  private void inform(OngoingGame game, Thought thought, long start) {
    long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    StringBuilder line = new StringBuilder("info");
    if (thought.depth() > 0) {
      line.append(" depth ").append(thought.depth());
    }
    line.append(" time ").append(millis).append(" nodes ").append(thought.nodes());
    line.append(" nps ").append(thought.nodes() * 1000 / Math.max(1, millis));
    if (!(thought.verdict() instanceof Verdict.None)) {
      int sign = game.position().toMove().sign();
      line.append(" score cp ").append(sign * scoreForFirst(thought.verdict()));
    }
    line.append(" pv");
    Notation notation = bot.game().notation();
    Position position = Positions.copyOf(bot.game(), game.position());
    for (int action : thought.line()) {
      line.append(' ').append(notation.formatAction(position, action));
      position.play(action);
    }
    say(line.toString());
  }

  /**
   * An outcome in hundredths of a win, a heuristic value in its own unit, a certain result beyond
   * both.
   */
  private static long scoreForFirst(Verdict verdict) {
    if (verdict instanceof Verdict.Outcome outcome) {
      return Math.round(100 * outcome.forFirst());
    }
    if (verdict instanceof Verdict.Points points) {
      return points.forFirst();
    }
    return verdict instanceof Verdict.Proven proven
        ? (long) CERTAIN * proven.outcomeForFirst() + proven.marginForFirst()
        : 0;
  }
}
