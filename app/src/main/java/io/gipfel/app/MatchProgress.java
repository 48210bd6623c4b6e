package io.gipfel.app;

import io.gipfel.training.arena.Match;
import io.gipfel.training.arena.MatchListener;
import io.gipfel.training.arena.PlayedGame;
import java.util.List;

/** Shows how far a match or ladder has come: a bar on a terminal, otherwise ten lines. */
final class MatchProgress implements MatchListener, AutoCloseable {

  private static final int LINES = 10;

  private final Output output;
  private final Progress bar;
  private final int total;
  private int finished;
  private int wins;
  private int draws;
  private int losses;

  /**
   * Begins at nothing.
   *
   * @param total games in all
   */
  MatchProgress(Output output, int total) {
    this.output = output;
    this.bar = Progress.start("games", total);
    this.total = total;
  }

  @Override
  public void matchStarted(Match match, List<PlayedGame> played) {
    wins = 0;
    draws = 0;
    losses = 0;
    played.forEach(this::count);
    if (!played.isEmpty()) {
      output.remark(
          "%s against %s: going on after %d games",
          match.a().name(), match.b().name(), played.size());
    }
  }

  @Override
  public void gameFinished(Match match, PlayedGame game) {
    count(game);
    boolean isDue = finished * LINES / total > (finished - 1) * LINES / total;
    if (isDue && !Terminal.isAttached()) {
      output.remark(
          "%d of %d games; %s against %s: +%d =%d -%d",
          finished, total, match.a().name(), match.b().name(), wins, draws, losses);
    }
  }

  private void count(PlayedGame game) {
    finished++;
    wins += game.outcomeForA() > 0 ? 1 : 0;
    draws += game.outcomeForA() == 0 ? 1 : 0;
    losses += game.outcomeForA() < 0 ? 1 : 0;
    bar.step();
  }

  @Override
  public void close() {
    bar.close();
  }
}
