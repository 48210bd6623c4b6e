package io.gipfel.datasets.importing;

import io.gipfel.datasets.GameRecord;
import io.gipfel.datasets.GameTag;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tags of a game as the headers of text files: {@code whiteRating} is {@code WhiteRating}. */
final class HeaderTags {

  /** In the order in which headers are written. */
  private static final List<String> WRITTEN =
      List.of(
          GameTag.WHITE,
          GameTag.BLACK,
          GameTag.WHITE_RATING,
          GameTag.BLACK_RATING,
          GameTag.WHITE_KIND,
          GameTag.BLACK_KIND,
          GameTag.YEAR,
          GameTag.RESULT);

  private static final Map<String, String> OTHER_NAMES =
      Map.of(
          "player1", GameTag.WHITE,
          "player2", GameTag.BLACK,
          "whiteelo", GameTag.WHITE_RATING,
          "blackelo", GameTag.BLACK_RATING,
          "date", GameTag.YEAR);

  private static final Pattern YEAR = Pattern.compile("(?<!\\d)(19|20)\\d\\d(?!\\d)");

  private HeaderTags() {}

  /** The tag that the header {@code key} stands for; empty if it stands for none. */
  static Optional<String> tagOf(String key) {
    String small = key.replaceAll("[ _-]", "").toLowerCase(Locale.ROOT);
    return WRITTEN.stream()
        .filter(tag -> tag.toLowerCase(Locale.ROOT).equals(small))
        .findFirst()
        .or(() -> Optional.ofNullable(OTHER_NAMES.get(small)));
  }

  /** Whether a header begins the game of two new players. */
  static boolean namesFirstPlayer(String key) {
    return tagOf(key).filter(GameTag.WHITE::equals).isPresent();
  }

  /** Adds what a header says, if it says anything that is kept. */
  static void put(Map<String, String> tags, String key, String value) {
    Optional<String> tag = tagOf(key);
    if (tag.isEmpty() || value.isBlank()) {
      return;
    }
    if (!tag.get().equals(GameTag.YEAR)) {
      tags.put(tag.get(), value.strip());
      return;
    }
    Matcher year = YEAR.matcher(value);
    if (year.find()) {
      tags.put(GameTag.YEAR, year.group());
    }
  }

  /** The headers of a game in order, by name: {@code White}, {@code Black} and so on. */
  static Map<String, String> of(GameRecord record) {
    Map<String, String> headers = new LinkedHashMap<>();
    for (String tag : WRITTEN) {
      String value = record.tags().get(tag);
      if (value != null) {
        headers.put(tag.substring(0, 1).toUpperCase(Locale.ROOT) + tag.substring(1), value);
      }
    }
    return headers;
  }
}
