package io.gipfel.training.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * One thread's part of a match: holds several games in flight and at each tick makes one action in
 * each, so that agents which batch are asked about all of them at once.
 */
final class ArenaWorker {

  private final MatchRun run;
  private final int gamesInFlight;
  private final BooleanSupplier interrupted;
  private final LongSupplier nanoClock;
  private final List<GameInFlight> inFlight = new ArrayList<>();
  private final List<GameInFlight> forA = new ArrayList<>();
  private final List<GameInFlight> forB = new ArrayList<>();

  ArenaWorker(
      MatchRun run, int gamesInFlight, BooleanSupplier interrupted, LongSupplier nanoClock) {
    this.run = run;
    this.gamesInFlight = gamesInFlight;
    this.interrupted = interrupted;
    this.nanoClock = nanoClock;
  }

  /** Plays games until none is left or the match is to stop. */
  void play() {
    try (Seat a = new Seat(run.match().a(), nanoClock);
        Seat b = new Seat(run.match().b(), nanoClock)) {
      int capacity = capacity(a, b);
      refill(capacity);
      while (!inFlight.isEmpty() && !isStopped()) {
        tick(a, b);
        refill(capacity);
      }
    }
  }

  private int capacity(Seat a, Seat b) {
    boolean oneAtATime =
        run.match().a().playsOneGameAtATime() || run.match().b().playsOneGameAtATime();
    return !oneAtATime && (a.batches() || b.batches()) ? gamesInFlight : 1;
  }

  private boolean isStopped() {
    return run.isStopped() || interrupted.getAsBoolean();
  }

  private void refill(int capacity) {
    while (inFlight.size() < capacity) {
      GameInFlight game = run.nextGame();
      if (game == null) {
        return;
      }
      inFlight.add(game);
    }
  }

  private void tick(Seat a, Seat b) {
    forA.clear();
    forB.clear();
    for (GameInFlight game : inFlight) {
      (game.aIsToMove() ? forA : forB).add(game);
    }
    a.play(forA, this::isStopped);
    b.play(forB, this::isStopped);
    for (GameInFlight game : inFlight) {
      if (game.isFinished()) {
        run.finished(game.played());
      }
    }
    inFlight.removeIf(GameInFlight::isFinished);
  }
}
