package io.gipfel.app.web;

import java.io.IOException;
import java.util.List;

/** A training run to watch, read from its files again and again. */
public interface RunSource {

  /** What people call it, unique among the runs of a page. */
  String name();

  /**
   * How it stands now.
   *
   * @throws IOException if its files cannot be read
   */
  Snapshot read() throws IOException;

  /**
   * A run at one moment.
   *
   * @param game name of the game
   * @param state what it is doing, in words
   * @param running whether somebody is working on it
   * @param progress share of the whole run that is done, in [0, 1]
   * @param figures single numbers in words
   * @param charts how things developed
   */
  record Snapshot(
      String game,
      String state,
      boolean running,
      double progress,
      List<Figure> figures,
      List<Chart> charts) {}

  /** A number with its name, as people read them. */
  record Figure(String name, String value) {}

  /**
   * Lines over generations.
   *
   * @param unit of the values; may be empty
   */
  record Chart(String title, String unit, List<Series> series) {}

  /** One line of a chart. */
  record Series(String name, List<Value> values) {}

  /**
   * A value of a series.
   *
   * @param x where it stands, such as the generation
   * @param y null where it has no finite value
   * @param low lower end of its interval, null where it has none
   * @param high upper end
   */
  record Value(double x, Double y, Double low, Double high) {}
}
