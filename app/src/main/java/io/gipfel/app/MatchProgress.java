package io.gipfel.app;

import io.gipfel.training.arena.Match;
import io.gipfel.training.arena.MatchListener;
import io.gipfel.training.arena.MatchText;
import io.gipfel.training.arena.Pentanomial;
import io.gipfel.training.arena.PlayedGame;
import io.gipfel.training.arena.Sprt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Shows how far a match or ladder has come: a bar on a terminal, otherwise ten lines, and with a
 * test one each time that the games have doubled; what the test says moves along.
 */
final class MatchProgress implements MatchListener, AutoCloseable {

  private static final int LINES = 10;
  private static final int FIRST_OF_A_TEST = 8;

  private final Output output;
  private final Progress bar;
  private final int total;
  private final Optional<Sprt> sprt;
  private final Map<Integer, PlayedGame> withoutTwin = new HashMap<>();
  private Pentanomial pairs = Pentanomial.EMPTY;
  private int finished;
  private int wins;
  private int draws;
  private int losses;

  /**
   * Begins at nothing.
   *
   * @param total games in all
   * @param sprt what decides the match, if it is decided by a test
   */
  MatchProgress(Output output, int total, Optional<Sprt> sprt) {
    this.output = output;
    this.bar = Progress.start("games", total);
    this.total = total;
    this.sprt = sprt;
  }

  @Override
  public void matchStarted(Match match, List<PlayedGame> played) {
    wins = 0;
    draws = 0;
    losses = 0;
    pairs = Pentanomial.EMPTY;
    withoutTwin.clear();
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
    if (isDue() && !Terminal.isAttached()) {
      output.remark(
          "%d of %d games; %s against %s: +%d =%d -%d%s",
          finished,
          total,
          match.a().name(),
          match.b().name(),
          wins,
          draws,
          losses,
          sprt.map(test -> "; " + MatchText.ratio(test, pairs)).orElse(""));
    }
  }

  private boolean isDue() {
    boolean doubled =
        sprt.isPresent() && finished >= FIRST_OF_A_TEST && Integer.bitCount(finished) == 1;
    return doubled || finished * LINES / total > (finished - 1) * LINES / total;
  }

  private void count(PlayedGame game) {
    finished++;
    wins += game.outcomeForA() > 0 ? 1 : 0;
    draws += game.outcomeForA() == 0 ? 1 : 0;
    losses += game.outcomeForA() < 0 ? 1 : 0;
    PlayedGame twin = withoutTwin.remove(game.pair());
    if (twin == null) {
      withoutTwin.put(game.pair(), game);
    } else {
      pairs = pairs.plus(2 + game.outcomeForA() + twin.outcomeForA());
    }
    bar.stepTo(finished, sprt.map(test -> MatchText.ratio(test, pairs)).orElse(""));
  }

  @Override
  public void close() {
    bar.close();
  }
}
