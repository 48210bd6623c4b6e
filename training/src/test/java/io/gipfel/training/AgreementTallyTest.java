package io.gipfel.training;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.PlyRecord;
import io.gipfel.datasets.Provenance;
import io.gipfel.mcts.eval.Evaluator;
import io.gipfel.training.PositionSample.Picked;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Searches of one short game of tic-tac-toe, held against a policy that is written down. */
class AgreementTallyTest {

  private static final Provenance PROVENANCE =
      new Provenance("tictactoe", 1, "test", "test", "", 3, 0, Map.of());

  /** The cells 0, 3, 1, 4, 2: the first player has the upper row. */
  private static final int[] CELLS = {0, 3, 1, 4, 2};

  /** Thinks twice as much of the cell 1 as of any other. */
  private static final Evaluator LIKES_CELL_1 =
      batch -> {
        for (int slot = 0; slot < batch.size(); slot++) {
          Arrays.fill(batch.logits(), batch.logitOffset(slot), batch.logitOffset(slot) + 9, 0);
          batch.logits()[batch.logitOffset(slot) + 1] = (float) Math.log(2);
        }
      };

  /** At each ply a search that gives three quarters to {@code cells[0]}, the rest to the other. */
  private static GameRecord game(int[] cells) {
    List<PlyRecord> plies = new ArrayList<>();
    for (int action : CELLS) {
      boolean searched = plies.isEmpty() || plies.size() == 1;
      plies.add(
          searched
              ? new PlyRecord(
                  action, cells.clone(), new int[] {3, 1}, new int[] {3, 1}, 0, true, false)
              : PlyRecord.unsearched(action));
    }
    return new GameRecord(0, 0, "tictactoe", "start", plies, 1, 1);
  }

  private static SearchAgreement tally(List<Picked> plies) {
    AgreementTally tally = new AgreementTally();
    tally.add(LIKES_CELL_1, 3, plies);
    return tally.result();
  }

  @Test
  void divergenceIsThatOfLegalActions() {
    GameRecord record = game(new int[] {1, 2});
    SearchAgreement first = tally(List.of(new Picked(PROVENANCE, record, 0)));
    // Nine cells are free and weigh ten: the network has 0.2 and 0.1 where the search has 3/4, 1/4.
    double expected = 0.75 * Math.log(0.75 / 0.2) + 0.25 * Math.log(0.25 / 0.1);
    assertEquals(expected, first.all().policyDivergence(), 1e-6);
    assertEquals(1, first.all().sameBestAction());
    SearchAgreement second = tally(List.of(new Picked(PROVENANCE, record, 1)));
    // One cell is taken, so the others weigh nine.
    double later = 0.75 * Math.log(0.75 / (2 / 9.0)) + 0.25 * Math.log(0.25 / (1 / 9.0));
    assertEquals(later, second.all().policyDivergence(), 1e-6);
  }

  @Test
  void sharesAreMeansOverMoreThanABatch() {
    Picked same = new Picked(PROVENANCE, game(new int[] {1, 2}), 0);
    Picked other = new Picked(PROVENANCE, game(new int[] {5, 6}), 0);
    List<Picked> plies = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      plies.add(i % 4 == 0 ? other : same);
    }
    SearchAgreement found = tally(plies);
    assertEquals(100, found.all().positions());
    assertEquals(0.75, found.all().sameBestAction());
    assertEquals(List.of(new SearchAgreement.OfGeneration(3, found.all())), found.generations());
  }

  /** Only plies with a choice are drawn, never more than asked for, and each one once. */
  @Test
  void sampleIsOfPliesWithAChoice() {
    PositionSample all = new PositionSample(100);
    PositionSample some = new PositionSample(7);
    for (PositionSample sample : List.of(all, some)) {
      for (int i = 0; i < 10; i++) {
        sample.add(PROVENANCE, List.of(game(new int[] {1, 2})));
      }
    }
    List<Picked> everything = all.byProvenance().get(PROVENANCE);
    assertEquals(20, everything.size());
    assertEquals(10, everything.stream().filter(picked -> picked.ply() == 1).count());
    assertEquals(7, some.byProvenance().get(PROVENANCE).size());
  }

  @Test
  void nothingIsZero() {
    assertEquals(
        new SearchAgreement(new SearchAgreement.Share(0, 0, 0), List.of()),
        new AgreementTally().result());
  }
}
