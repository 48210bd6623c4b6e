package io.gipfel.benchmarks;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.solve.Solver;
import io.gipfel.mcts.solve.SolverConfig;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Proofs a second of one ending of a game. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SolverBenchmark {

  private static final String DVONN_ENDING =
      ".,w1,b5,w1,.,.,.,.,./w1,w2,w5,r,.,b6*,.,.,.,./.,.,.,b2*,b2,.,.,.,.,.,."
          + "/.,w2,w1,w2,w1,w1,.,.,.,./w1,.,.,w1,.,w1,.,.,. w stack";

  private static final int TABLE_MEGABYTES = 16;

  /** The game. */
  @Param({"dvonn", "tictactoe"})
  public String game;

  private Solver solver;
  private Position position;

  /** Sets the position up. */
  @Setup
  public void start() {
    Game solved = Games.byName(game);
    solver = new Solver(solved, new SolverConfig(TABLE_MEGABYTES));
    position = solved.notation().parsePosition(game.equals("dvonn") ? DVONN_ENDING : "start");
  }

  /** One proof; its margin keeps the compiler from leaving it out. */
  @Benchmark
  public int margin() {
    solver.solve(position, Long.MAX_VALUE);
    return solver.lowerForFirst();
  }
}
