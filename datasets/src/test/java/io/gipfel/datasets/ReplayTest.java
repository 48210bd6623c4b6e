package io.gipfel.datasets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import io.gipfel.core.games.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class ReplayTest {

  /** Plays {@code actions} of tic-tac-toe with {@code placements} a turn. */
  static GameRecord game(int placements, int... actions) {
    Game game = new TicTacToe(placements);
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    for (int action : actions) {
      recorder.play(PlyRecord.unsearched(action));
    }
    return recorder.finish(12, 34);
  }

  static List<Game> games() {
    return Games.all();
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordedGamesPassTheCheck(Game game) {
    for (GameRecord record : RandomGames.play(game, 100, 1)) {
      Replay.check(game, record);
    }
  }

  /** Fault: the outcome given to the wrong player in samples (suragnair#273). */
  @Test
  void everySampleOfTheWinnerIsWonAndOfTheLoserLost() {
    GameRecord whiteWins = game(2, 0, 3, 8, 7, 1, 2);
    Replay replay = new Replay(new TicTacToe(2), whiteWins);
    List<Integer> outcomes = new ArrayList<>();
    List<Player> movers = new ArrayList<>();
    for (; replay.hasNext(); replay.advance()) {
      outcomes.add(replay.outcomeForMover());
      movers.add(replay.position().toMove());
      assertEquals(replay.outcomeForMover(), replay.marginForMover());
    }
    Player w = Player.FIRST;
    Player b = Player.SECOND;
    assertEquals(List.of(w, w, b, b, w, w), movers);
    assertEquals(List.of(1, 1, -1, -1, 1, 1), outcomes);
  }

  /** Fault: draws dropped or 'unfinished' (suragnair#4, #61). */
  @ParameterizedTest
  @CsvSource({
    "1, 0 4 8 1 7 6 2 5 3, 0",
    "1, 0 3 1 4 2, 1",
    "1, 0 3 1 4 8 5, -1",
    "3, 0 1 8 2 4 6, -1",
    "2, 0 1 3 4 2, 1"
  })
  void outcomesOfSamples(int placements, String actions, int outcomeForFirst) {
    Game game = new TicTacToe(placements);
    GameRecord record =
        game(placements, Arrays.stream(actions.split(" ")).mapToInt(Integer::parseInt).toArray());
    assertEquals(outcomeForFirst, record.outcomeForFirst());
    Replay replay = new Replay(game, record);
    for (int ply = 0; ply < record.plies().size(); ply++) {
      replay.begin(new Sample(record, ply, 0));
      Player mover = ply / placements % 2 == 0 ? Player.FIRST : Player.SECOND;
      int expected = mover == Player.FIRST ? outcomeForFirst : -outcomeForFirst;
      assertEquals(expected, replay.outcomeForMover(), "ply " + ply);
      assertEquals(expected, record.outcomeFor(mover), "ply " + ply);
      assertEquals(expected, record.marginFor(mover), "ply " + ply);
    }
  }

  @Test
  void valuesAreThoseOfTheMover() {
    Game game = new TicTacToe(2);
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    for (int action : new int[] {0, 3, 8, 7, 1, 2}) {
      int[] none = {};
      recorder.play(new PlyRecord(action, none, none, none, 0.25f, false, false));
    }
    GameRecord record = recorder.finish(0, 0);
    float[] expected = {0.25f, 0.25f, -0.25f, -0.25f, 0.25f, 0.25f};
    for (int ply = 0; ply < expected.length; ply++) {
      Replay replay = new Replay(game, record);
      replay.advanceTo(ply);
      assertEquals(expected[ply], replay.valueForMover());
    }
  }

  @Test
  void walksThroughCheckedGamesMeetTheSamePositions() {
    Game game = new TicTacToe(2);
    GameRecord record = game(2, 0, 3, 8, 7, 1, 2);
    Replay checking = new Replay(game, record);
    Replay trusting = Replay.ofChecked(game, record);
    while (checking.hasNext()) {
      checking.advance();
      trusting.advance();
      assertEquals(checking.position().hash(), trusting.position().hash());
    }
    assertFalse(trusting.hasNext());
  }

  @Test
  void standardStartIsOneWord() {
    assertEquals("start", game(1, 0, 3, 1, 4, 2).start());
  }

  @Test
  void otherStartsAreWrittenOut() {
    Game game = new TicTacToe(1);
    GameRecorder recorder =
        new GameRecorder(game, game.notation().parsePosition("ww./bb./... w 1"));
    recorder.play(PlyRecord.unsearched(2));
    GameRecord record = recorder.finish(1, 2);
    assertEquals("ww./bb./... w 1", record.start());
    Replay.check(game, record);
    Replay replay = new Replay(game, record);
    replay.advance();
    assertFalse(replay.hasNext());
    assertEquals("www/bb./... b 1", game.notation().formatPosition(replay.position()));
  }

  @Test
  void recorderRefusesIllegalActionsAndUnfinishedGames() {
    Game game = new TicTacToe(1);
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    recorder.play(PlyRecord.unsearched(4));
    assertThrows(IllegalArgumentException.class, () -> recorder.play(PlyRecord.unsearched(4)));
    assertEquals(1, recorder.position().ply());
    assertThrows(IllegalStateException.class, () -> recorder.finish(0, 0));
  }

  private static String complaint(Game game, GameRecord record) {
    return assertThrows(ReplayException.class, () -> Replay.check(game, record)).getMessage();
  }

  private static GameRecord changed(GameRecord record, List<PlyRecord> plies, int outcome) {
    return new GameRecord(
        record.id(), record.seed(), record.game(), record.start(), plies, outcome, outcome);
  }

  @Test
  void checkNamesGameAndPly() {
    Game game = new TicTacToe(1);
    GameRecord won = game(1, 0, 3, 1, 4, 2);
    List<PlyRecord> plies = won.plies();
    int[] taken = {3};
    PlyRecord illegalCandidate = new PlyRecord(1, taken, taken, taken, 0, false, false);

    List<PlyRecord> longer = new ArrayList<>(plies);
    longer.add(PlyRecord.unsearched(8));
    List<PlyRecord> stray = new ArrayList<>(plies);
    stray.set(2, illegalCandidate);

    assertEquals(
        "tictactoe game 12, ply 5: action 8 is not legal: expected nothing, since the game is over",
        complaint(game, changed(won, longer, 1)));
    assertEquals(
        "tictactoe game 12, ply 4: expected the end of the game, found more to play",
        complaint(game, changed(won, plies.subList(0, 4), 1)));
    assertEquals(
        "tictactoe game 12, ply 5: outcome for the first player: expected 1, found 0",
        complaint(game, changed(won, plies, 0)));
    assertEquals(
        "tictactoe game 12, ply 2: candidate 3 is not legal: expected one of [1, 2, 4, 5, 6, 7, 8]",
        complaint(game, changed(won, stray, 1)));
    assertEquals(
        "tictactoe game 12, ply 0: expected a game of tictactoe-2",
        complaint(new TicTacToe(2), won));
  }

  private static GameRecord stopped(Optional<Player> resigning, int... actions) {
    Game game = new TicTacToe(1);
    GameRecorder recorder = new GameRecorder(game, game.newPosition());
    for (int action : actions) {
      recorder.play(PlyRecord.unsearched(action));
    }
    return recorder.stop(12, resigning, Map.of(GameTag.YEAR, "2008"));
  }

  @Test
  void stoppedGamesKeepHowTheyEnded() {
    GameRecord brokenOff = stopped(Optional.empty(), 0, 3, 1);
    GameRecord resigned = stopped(Optional.of(Player.FIRST), 0, 3, 1);
    GameRecord resignedAtOnce = stopped(Optional.of(Player.SECOND));
    GameRecord resignedTooLate = stopped(Optional.of(Player.FIRST), 0, 3, 1, 4, 2);

    assertEquals(GameEnding.UNFINISHED, brokenOff.ending());
    assertEquals(0, brokenOff.outcomeForFirst());
    assertEquals(GameEnding.RESIGNED, resigned.ending());
    assertEquals(-1, resigned.outcomeForFirst());
    assertEquals(1, resignedAtOnce.outcomeForFirst());
    assertEquals(GameEnding.FINISHED, resignedTooLate.ending());
    assertEquals(1, resignedTooLate.outcomeForFirst());
    assertEquals(Map.of("year", "2008"), brokenOff.tags());
    for (GameRecord record : List.of(brokenOff, resigned, resignedAtOnce, resignedTooLate)) {
      Replay.check(new TicTacToe(1), record);
    }
  }

  @ParameterizedTest
  @CsvSource({"FINISHED, 1, 4", "RESIGNED, 1, 5", "UNFINISHED, 0, 5"})
  void checkHoldsTheEndingToTheLastPosition(GameEnding ending, int outcome, int plies) {
    List<PlyRecord> all = game(1, 0, 3, 1, 4, 2).plies();
    GameRecord record =
        new GameRecord(
            1, 0, "tictactoe", "start", all.subList(0, plies), outcome, 0, ending, new TreeMap<>());
    complaint(new TicTacToe(1), record);
  }

  @ParameterizedTest
  @CsvSource({"FINISHED, 2", "RESIGNED, 0", "UNFINISHED, 1"})
  void impossibleOutcomesAreRefused(GameEnding ending, int outcome) {
    List<PlyRecord> plies = List.of(PlyRecord.unsearched(0));
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new GameRecord(1, 0, "tictactoe", "start", plies, outcome, 0, ending, new TreeMap<>()));
  }

  @Test
  void walkIsReusedForAnotherGame() {
    Game game = new TicTacToe(1);
    Replay replay = new Replay(game, game(1, 0, 3, 1, 4, 2));
    replay.advanceTo(4);
    GameRecord other = game(1, 8, 3, 7, 4, 6);
    replay.begin(other);
    assertEquals(0, replay.ply());
    assertEquals(9, Positions.legalActions(game, replay.position()).length);
    assertEquals(other, replay.record());
  }
}
