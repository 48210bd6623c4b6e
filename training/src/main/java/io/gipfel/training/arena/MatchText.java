package io.gipfel.training.arena;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Results in words, for people. */
public final class MatchText {

  private MatchText() {}

  /** The result of {@code match} in a few lines, without a trailing newline. */
  public static String of(Match match, MatchResult result) {
    Tally tally = result.tally();
    String text =
        format(
            """
            %s against %s: %d games of %s, openings %s
            score %s  %s
            Elo %s
            pairs with 0, 1/2, 1, 1 1/2, 2 points: %s
            as first player %.3f, as second %.3f; mean margin %+.2f; %d distinct games
            time a choice: %.2f ms against %.2f ms\
            """,
            match.a().name(),
            match.b().name(),
            tally.games(),
            match.settings().game().name(),
            match.settings().openings(),
            score(result),
            tally,
            elo(result.elo(), result.elo95()),
            result.pairs(),
            result.tallyAsFirst().score(),
            result.tallyAsSecond().score(),
            result.meanMargin(),
            result.distinctGames(),
            result.timeA().millisPerChoice(),
            result.timeB().millisPerChoice());
    return text + forfeits(match, result.forfeits());
  }

  /** The score with its interval, such as {@code 0.610 [0.561, 0.657]}. */
  public static String score(MatchResult result) {
    Interval interval = result.score95();
    return format("%.3f [%.3f, %.3f]", result.score(), interval.low(), interval.high());
  }

  /** An Elo difference with its interval, such as {@code +78 [+50, +107]}. */
  public static String elo(double elo, Interval interval) {
    return format("%s [%s, %s]", points(elo), points(interval.low()), points(interval.high()));
  }

  private static String points(double elo) {
    if (Double.isInfinite(elo)) {
      return elo > 0 ? "+inf" : "-inf";
    }
    return format("%+d", Math.round(elo));
  }

  private static String forfeits(Match match, List<PlayedGame> games) {
    return games.stream()
        .map(
            game ->
                format(
                    "%npair %d, %s first: %s forfeits: %s",
                    game.pair(),
                    (game.aIsFirst() ? match.a() : match.b()).name(),
                    (game.outcomeForA() < 0 ? match.a() : match.b()).name(),
                    game.end().forfeit().orElseThrow()))
        .collect(Collectors.joining());
  }

  /** What {@code sprt} says of {@code pairs}, in one line. */
  public static String sprt(Sprt sprt, Pentanomial pairs) {
    String verdict =
        switch (sprt.verdict(pairs)) {
          case H0 -> "H0 accepted";
          case H1 -> "H1 accepted";
          case UNDECIDED -> "undecided";
        };
    return format(
        "SPRT of Elo %s against %s: %s, %s",
        points(sprt.elo0()), points(sprt.elo1()), verdict, ratio(sprt, pairs));
  }

  /** Where {@code pairs} stand between the bounds of {@code sprt}. */
  public static String ratio(Sprt sprt, Pentanomial pairs) {
    return format(
        "log-likelihood ratio %.2f between %.2f and %.2f",
        sprt.logLikelihoodRatio(pairs), sprt.lowerBound(), sprt.upperBound());
  }

  private static String format(String format, Object... arguments) {
    return String.format(Locale.ROOT, format, arguments);
  }
}
