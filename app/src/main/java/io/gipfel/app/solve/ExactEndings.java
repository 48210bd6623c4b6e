package io.gipfel.app.solve;

import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Draws endings of recorded games in which there is a choice and all actions can be judged. */
public final class ExactEndings {

  /** An ending, and what its first position is worth. */
  public record Judged(Ending ending, JudgedPosition position) {}

  private final Endings endings;
  private final Iterator<Ending> drawn;
  private final PositionJudge judge;
  private final int[] legal;
  private int unsolved;

  /**
   * A draw without repetition.
   *
   * @param least the fewest moves to come
   * @param most the most moves to come
   */
  public ExactEndings(Endings endings, int least, int most, PositionJudge judge) {
    this.endings = endings;
    this.drawn = endings.between(least, most).iterator();
    this.judge = judge;
    this.legal = new int[endings.game().maxLegalActions()];
  }

  /** The next {@code count} of them; fewer if there are no more, or at once if {@code stop}. */
  public List<Judged> next(int count, BooleanSupplier stop) {
    List<Judged> found = new ArrayList<>();
    while (found.size() < count && drawn.hasNext() && !stop.getAsBoolean()) {
      Ending ending = drawn.next();
      Position position = endings.position(ending);
      if (Positions.representatives(position, legal) > 1) {
        Optional<JudgedPosition> judged = judge.judge(position);
        judged.ifPresent(j -> found.add(new Judged(ending, j)));
        unsolved += judged.isPresent() ? 0 : 1;
      }
    }
    return found;
  }

  /** How many drawn positions with a choice were beyond the judge. */
  public int unsolved() {
    return unsolved;
  }
}
