package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;

/**
 * Walks through the positions of recorded games, one game at a time, and checks every action,
 * unless told that the games were checked before.
 *
 * <p>Who moves, and so what a sample is worth for the mover, is known only here: a turn may be
 * several plies of one player. Made once and used for many games; one thread at a time may use it.
 */
public final class Replay {

  private final Game game;
  private final int[] legal;
  private final boolean checked;
  private GameRecord record;
  private Position position;
  private int ply;

  /**
   * A walk that stands before the first ply of {@code record}.
   *
   * @throws ReplayException if that is no game of {@code game}, or its start is no position
   */
  public Replay(Game game, GameRecord record) {
    this(game, record, false);
  }

  private Replay(Game game, GameRecord record, boolean checked) {
    this.game = game;
    this.checked = checked;
    this.legal = new int[game.maxLegalActions()];
    this.record = record;
    this.position = startOf(record);
  }

  /**
   * A walk through games that {@link #check} has passed, as it has those of a dataset that is read
   * with {@link Checking#REPLAY}: it does not look for all legal actions at every ply.
   *
   * @throws ReplayException as the constructor does
   */
  public static Replay ofChecked(Game game, GameRecord record) {
    return new Replay(game, record, true);
  }

  private Position startOf(GameRecord next) {
    if (!game.covers(next.game())) {
      throw new ReplayException(next, 0, "expected a game of " + game.name());
    }
    try {
      return game.notation().parsePosition(next.start());
    } catch (NotationException e) {
      throw new ReplayException(next, 0, "start " + e.getMessage());
    }
  }

  /**
   * Goes to the start of another game.
   *
   * @throws ReplayException as the constructor does
   */
  public void begin(GameRecord next) {
    position = startOf(next);
    record = next;
    ply = 0;
  }

  /**
   * Goes to the position that {@code sample} was taken in; its symmetry is not applied.
   *
   * @throws ReplayException if the game breaks the rules before it
   */
  public void begin(Sample sample) {
    begin(sample.record());
    advanceTo(sample.ply());
  }

  /** The game record walked through. */
  public GameRecord record() {
    return record;
  }

  /** The position now. It is the walk's own, to be copied but not changed. */
  public Position position() {
    return position;
  }

  /** How many plies of the record were played to reach the position. */
  public int ply() {
    return ply;
  }

  /** Whether the record goes on from here. */
  public boolean hasNext() {
    return ply < record.plies().size();
  }

  /** What happens next. */
  public PlyRecord next() {
    return record.plies().get(ply);
  }

  /**
   * Plays the next action.
   *
   * @throws ReplayException if it is not legal; the walk then stays where it is
   */
  public void advance() {
    if (!checked) {
      checkLegal("action", record.action(ply), position.legalActions(legal));
    }
    play();
  }

  private void play() {
    position.play(record.action(ply));
    ply++;
  }

  /**
   * Plays on to ply {@code target} of the record, which does not lie behind.
   *
   * @throws ReplayException if an action on the way is not legal
   */
  public void advanceTo(int target) {
    while (ply < target) {
      advance();
    }
  }

  /** What the game brought the player to move here: +1 won, 0 drawn, -1 lost. */
  public int outcomeForMover() {
    return record.outcomeFor(position.toMove());
  }

  /** The final margin for the player to move here, in the game's unit. */
  public int marginForMover() {
    return record.marginFor(position.toMove());
  }

  /** What the search thought of this position, for the player to move, in [-1, 1]. */
  public float valueForMover() {
    return next().valueForFirst() * position.toMove().sign();
  }

  /**
   * Plays {@code record} through and checks all of it: every action and every candidate is legal, a
   * finished game ends with the last ply and no other ends at all, and outcome and margin are those
   * of the last position as far as its ending lets.
   *
   * @throws ReplayException if anything is not so
   */
  public static void check(Game game, GameRecord record) {
    Replay replay = new Replay(game, record);
    while (replay.hasNext()) {
      replay.checkNext();
      replay.play();
    }
    replay.checkEnd();
  }

  /** Holds the next candidates and action to the legal ones, which are found once for all. */
  private void checkNext() {
    int count = position.legalActions(legal);
    for (int candidate : next().candidates()) {
      checkLegal("candidate", candidate, count);
    }
    checkLegal("action", record.action(ply), count);
  }

  private void checkLegal(String what, int action, int legalCount) {
    if (Arrays.binarySearch(legal, 0, legalCount, action) < 0) {
      throw illegal(what, action, legalCount);
    }
  }

  private void checkEnd() {
    boolean finished = record.ending() == GameEnding.FINISHED;
    if (finished && !position.isTerminal()) {
      throw new ReplayException(record, ply, "expected the end of the game, found more to play");
    }
    if (!finished && position.isTerminal()) {
      throw new ReplayException(
          record, ply, "expected a game that is " + record.ending().label() + ", found its end");
    }
    if (finished) {
      expect("outcome", position.outcomeForFirst(), record.outcomeForFirst());
    }
    expect("margin", position.marginForFirst(), record.marginForFirst());
  }

  private void expect(String what, int expected, int found) {
    if (expected != found) {
      throw new ReplayException(
          record, ply, what + " for the first player: expected " + expected + ", found " + found);
    }
  }

  private ReplayException illegal(String what, int action, int legalCount) {
    String expected =
        legalCount == 0 ? "nothing, since the game is over" : Positions.oneOf(legal, legalCount);
    return new ReplayException(
        record, ply, what + " " + action + " is not legal: expected " + expected);
  }
}
