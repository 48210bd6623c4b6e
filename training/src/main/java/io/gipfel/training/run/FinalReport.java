package io.gipfel.training.run;

import io.gipfel.training.run.Report.MatchReport;
import java.util.List;

/**
 * How strong a finished run became.
 *
 * @param generation of the final network
 * @param matches against each fixed opponent
 */
public record FinalReport(int generation, List<MatchReport> matches) {

  /** A report that owns its list. */
  public FinalReport {
    matches = List.copyOf(matches);
  }
}
