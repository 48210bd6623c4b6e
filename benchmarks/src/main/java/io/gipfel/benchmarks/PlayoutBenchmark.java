package io.gipfel.benchmarks;

import io.gipfel.app.bench.Playouts;
import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random games a second; {@code dvonn-random} are stacking playouts, setup included. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class PlayoutBenchmark {

  /** The game. */
  @Param({
    "dvonn-random",
    "dvonn",
    "gipf-basic",
    "gipf-standard",
    "gipf-tournament",
    "tzaar",
    "tzaar-random",
    "tzaar-placed",
    "yinsh",
    "yinsh-blitz",
    "zertz",
    "punct",
    "punct-basic"
  })
  public String game;

  private Playouts playouts;

  /** Begins the same games again. */
  @Setup
  public void start() {
    Game played = Games.byName(game);
    playouts = new Playouts(played, 1);
  }

  /** One game; its end keeps the compiler from leaving it out. */
  @Benchmark
  public Position game() {
    return playouts.next();
  }
}
