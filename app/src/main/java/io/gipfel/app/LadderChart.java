package io.gipfel.app;

import io.gipfel.core.WholeFile;
import io.gipfel.training.arena.CrossTable;
import io.gipfel.training.arena.Interval;
import io.gipfel.training.arena.LadderReport;
import io.gipfel.training.arena.Ratings;
import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.style.Styler.ChartTheme;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** A ladder as a picture: the agents by rating, each with its 95 % interval. */
final class LadderChart {

  private static final int WIDTH_AN_AGENT = 110;
  private static final int MARGIN = 170;
  private static final int HEIGHT = 560;
  private static final int LONGEST_NAME = 40;
  private static final Color INK = new Color(0x1f4e79);

  private LadderChart() {}

  /**
   * Checks, before a ladder is played for it, that {@code file} has the name of a picture.
   *
   * @throws IllegalArgumentException if not
   */
  static void check(Path file) {
    format(file);
    WholeFile.check(file);
  }

  private static String format(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (name.endsWith(".svg") || name.endsWith(".png")) {
      return name.substring(name.length() - 3);
    }
    throw new IllegalArgumentException(file + ": expected a name that ends in .svg or .png");
  }

  /** Draws the ladder to {@code file}. */
  static void write(Path file, CrossTable table, Ratings ratings) throws IOException {
    CategoryChart chart = chart(table, ratings);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    if (format(file).equals("svg")) {
      VectorGraphicsEncoder.saveVectorGraphic(chart, bytes, VectorGraphicsFormat.SVG);
    } else {
      BitmapEncoder.saveBitmap(chart, bytes, BitmapFormat.PNG);
    }
    WholeFile.write(file, bytes.toByteArray());
  }

  private static CategoryChart chart(CrossTable table, Ratings ratings) {
    List<String> names = new ArrayList<>();
    List<Double> elos = new ArrayList<>();
    List<Double> errors = new ArrayList<>();
    for (int agent : LadderReport.byRating(table, ratings)) {
      Interval interval = ratings.elo95(agent);
      names.add(names.size() + 1 + ". " + shortened(table.names().get(agent)));
      elos.add(ratings.elo(agent));
      errors.add((interval.high() - interval.low()) / 2);
    }
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(MARGIN + WIDTH_AN_AGENT * table.size())
            .height(HEIGHT)
            .theme(ChartTheme.XChart)
            .title("Elo with 95 % intervals")
            .yAxisTitle("Elo")
            .build();
    style(chart);
    CategorySeries series = chart.addSeries("Elo", names, elos, errors);
    series.setMarker(SeriesMarkers.CIRCLE).setMarkerColor(INK);
    series.setLineColor(INK);
    return chart;
  }

  private static void style(CategoryChart chart) {
    chart
        .getStyler()
        .setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter)
        .setXAxisLabelRotation(30)
        .setPlotGridVerticalLinesVisible(false)
        .setErrorBarsColor(INK)
        .setLegendVisible(false)
        .setChartBackgroundColor(Color.WHITE)
        .setChartTitleBoxVisible(false)
        .setChartTitleFont(new Font(Font.SANS_SERIF, Font.BOLD, 15));
  }

  /** The end of a long name tells more than its beginning, which is a path or a command. */
  private static String shortened(String name) {
    return name.length() <= LONGEST_NAME
        ? name
        : "..." + name.substring(name.length() - LONGEST_NAME + 3);
  }
}
