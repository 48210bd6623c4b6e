package io.gipfel.app.web;

import io.gipfel.core.Game;
import io.gipfel.datasets.puzzles.Puzzle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Everything that a page has to show.
 *
 * @param firstGame what is played first
 * @param brains says each time which networks there are now, the first for a game counting; a game
 *     without one is judged by random playouts
 * @param levels further opponents by the name of the game
 * @param datasets folders with games to replay, by what people call them
 * @param runs training runs to watch
 * @param puzzles of any games, to be posed
 */
public record Site(
    Game firstGame,
    Supplier<List<Brain>> brains,
    Map<String, List<Level>> levels,
    Map<String, Path> datasets,
    List<RunSource> runs,
    List<Puzzle> puzzles) {

  /** What judges positions of {@code game}: games that share actions share a network. */
  Brain brain(Game game) {
    return brains.get().stream()
        .filter(brain -> isFor(brain.game(), game))
        .findFirst()
        .orElseGet(() -> Brain.playouts(game));
  }

  private static boolean isFor(Game known, Game asked) {
    return known.covers(asked.name()) || asked.covers(known.name());
  }

  /** The puzzles of the game called {@code name}, in the order of their numbers. */
  List<Puzzle> puzzles(String name) {
    return puzzles.stream().filter(puzzle -> puzzle.game().equals(name)).toList();
  }

  /** The opponents in {@code game}. */
  List<Level> levels(Game game) {
    List<Level> all = new ArrayList<>(Level.all(brain(game)));
    all.addAll(levels.getOrDefault(game.name(), List.of()));
    return all;
  }
}
