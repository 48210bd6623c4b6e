package io.gipfel.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Texts of one kind as slips, other programs and ill will spoil them. */
final class SpoiltText {

  private static final Pattern NUMBER = Pattern.compile("[0-9]+");
  private static final List<String> NUMBERS =
      List.of(
          "0", "1", "2", "3", "5", "-1", "007", "99", "255", "256", "2147483648", "9".repeat(30));

  /** Digits that are not those of ASCII, letters outside it, and what means something elsewhere. */
  private static final String ODD = " /.,;:-+@#*%'\"\\AZwb09é٣²–";

  private final List<String> texts;
  private final SplittableRandom random;

  SpoiltText(List<String> texts, SplittableRandom random) {
    this.texts = List.copyOf(texts);
    this.random = random;
  }

  /** One of the texts, spoilt one to three times. */
  String next() {
    String text = one(texts);
    for (int times = 1 + random.nextInt(3); times > 0; times--) {
      text = spoilt(text);
    }
    return text;
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  private String spoilt(String text) {
    return switch (random.nextInt(5)) {
      case 0, 1 -> character(text);
      case 2 -> number(text);
      case 3 -> part(text, " ");
      default -> part(text, one(List.of("/", ",", "-", ";", ":")));
    };
  }

  /** Drops, doubles, exchanges or replaces a character. */
  private String character(String text) {
    if (text.isEmpty()) {
      return String.valueOf(ODD.charAt(random.nextInt(ODD.length())));
    }
    int at = random.nextInt(text.length());
    String before = text.substring(0, at);
    String after = text.substring(at + 1);
    char here = text.charAt(at);
    char other = text.charAt(random.nextInt(text.length()));
    return switch (random.nextInt(5)) {
      case 0 -> before + after;
      case 1 -> before + here + here + after;
      case 2 -> after.isEmpty() ? text : before + after.charAt(0) + here + after.substring(1);
      case 3 -> before + other + after;
      default -> before + ODD.charAt(random.nextInt(ODD.length())) + after;
    };
  }

  private String number(String text) {
    List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
    if (numbers.isEmpty()) {
      return character(text);
    }
    MatchResult number = one(numbers);
    return text.substring(0, number.start()) + one(NUMBERS) + text.substring(number.end());
  }

  /** Drops, empties or doubles a part, or puts one of another text in its place. */
  private String part(String text, String separator) {
    List<String> parts = parts(text, separator);
    int at = random.nextInt(parts.size());
    List<String> others = parts(one(texts), separator);
    switch (random.nextInt(6)) {
      case 0 -> parts.remove(at);
      case 1 -> parts.set(at, "");
      case 2 -> parts.add(at, parts.get(at));
      case 3 -> parts.set(at, parts.get(random.nextInt(parts.size())));
      default -> parts.set(at, others.get(Math.min(at, others.size() - 1)));
    }
    return String.join(separator, parts);
  }

  private static List<String> parts(String text, String separator) {
    return new ArrayList<>(Arrays.asList(text.split(Pattern.quote(separator), -1)));
  }
}
