package io.gipfel.app;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.NotationException;
import io.gipfel.core.Position;
import io.gipfel.datasets.Dataset;
import io.gipfel.datasets.GameStatistics.Outcomes;
import io.gipfel.datasets.PositionFinder;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** {@code gipfel inspect --find}: the games through a position, and what was played next. */
final class InspectFind {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int LISTED_GAMES = 20;

  private final Dataset games;
  private final Output output;

  InspectFind(Dataset games, Output output) {
    this.games = games;
    this.output = output;
  }

  void find(String text) throws IOException {
    List<Game> known = PositionFinder.gamesOf(games);
    if (known.isEmpty()) {
      throw new UserException("--find: expected games to search in: there are none");
    }
    PositionFinder.Found found = PositionFinder.find(games, position(known, text));
    if (output.isJson()) {
      output.print(JSON.valueToTree(found));
    } else {
      print(found);
    }
  }

  /** The position of the first game whose notation it is. */
  private static PositionFinder.Target position(List<Game> known, String text) {
    NotationException first = null;
    for (Game game : known) {
      try {
        Position position = game.notation().parsePosition(text);
        return new PositionFinder.Target(game, position);
      } catch (NotationException e) {
        first = first == null ? e : first;
      }
    }
    throw new UserException("--find: " + (first == null ? text : first.getMessage()), first);
  }

  private void print(PositionFinder.Found found) {
    output.printf(
        "%,d of %,d games: %s",
        found.passages().size(), found.searchedGames(), shares(found.outcomes()));
    if (found.passages().isEmpty()) {
      return;
    }
    output.printf("%n  next        games  White   draw  Black");
    for (PositionFinder.Continuation next : found.continuations()) {
      output.printf(
          "  %-8s  %,7d  %s",
          next.action().isEmpty() ? "(end)" : next.action(),
          next.games(),
          columns(next.outcomes()));
    }
    output.printf("%n    game   ply  next      result      players");
    for (PositionFinder.Passage game : found.passages().stream().limit(LISTED_GAMES).toList()) {
      output.printf(
          "  %6d  %4d  %-8s  %-10s  %s",
          game.id(), game.ply(), game.action(), game.result(), game.players());
    }
    if (found.passages().size() > LISTED_GAMES) {
      output.printf("  ... and %,d more", found.passages().size() - LISTED_GAMES);
    }
  }

  private static String shares(Outcomes outcomes) {
    if (outcomes.games() == 0) {
      return "none with a result";
    }
    return String.format(
        Locale.ROOT,
        "White won %.1f %%, Black %.1f %%, draws %.1f %%",
        100.0 * outcomes.firstWins() / outcomes.games(),
        100.0 * outcomes.secondWins() / outcomes.games(),
        100.0 * outcomes.draws() / outcomes.games());
  }

  private static String columns(Outcomes outcomes) {
    if (outcomes.games() == 0) {
      return "";
    }
    double share = 100.0 / outcomes.games();
    return String.format(
        Locale.ROOT,
        "%4.0f%%  %4.0f%%  %4.0f%%",
        share * outcomes.firstWins(),
        share * outcomes.draws(),
        share * outcomes.secondWins());
  }
}
