package io.gipfel.mcts.agent;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How long an agent may think: about one action, written {@code depth=4}, {@code sims=64} or {@code
 * time=100ms}, or in a whole game, written {@code budget=30s} or {@code clock=60s+1s}.
 *
 * @param unit what is counted
 * @param amount how many of it, at least 1; of time, milliseconds
 * @param increment milliseconds that each action adds to a clock; 0 for all other units
 */
public record AgentLimit(Unit unit, long amount, long increment) {

  /** What a limit counts. */
  public enum Unit {
    /** Plies of a tree that is searched completely. */
    DEPTH("depth", 1_000),
    /** Simulations of a tree search. */
    SIMULATIONS("sims", 1_000_000_000),
    /** Milliseconds an action. */
    TIME("time", 86_400_000),
    /** Milliseconds for all actions of a game together, as in the CodeCup. */
    BUDGET("budget", 86_400_000),
    /** Milliseconds on a clock to which each action adds some. */
    CLOCK("clock", 86_400_000);

    private boolean isTime() {
      return compareTo(TIME) >= 0;
    }

    private final String key;
    private final long most;

    Unit(String key, long most) {
      this.key = key;
      this.most = most;
    }

    /** The word for it in agent texts. */
    public String key() {
      return key;
    }
  }

  /** A day: as long as a limit can be. */
  public static final AgentLimit LONGEST = new AgentLimit(Unit.TIME, Unit.TIME.most);

  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,12}");
  private static final Pattern DURATION = Pattern.compile("([0-9]{1,12})(ms|s|m)");
  private static final long MILLIS_A_SECOND = 1_000;
  private static final long MILLIS_A_MINUTE = 60_000;

  /** Checks the range. */
  public AgentLimit {
    if (amount < 1 || amount > unit.most) {
      throw new IllegalArgumentException(
          unit.key
              + ": expected 1 to "
              + unit.most
              + (unit.isTime() ? " ms" : "")
              + ", found "
              + amount);
    }
    if (increment < 0 || increment > (unit == Unit.CLOCK ? unit.most : 0)) {
      throw new IllegalArgumentException(
          unit.key + ": expected an increment of 0 to a day on a clock alone, found " + increment);
    }
  }

  /** A limit without an increment. */
  public AgentLimit(Unit unit, long amount) {
    this(unit, amount, 0);
  }

  /** A limit of {@code plies}. */
  public static AgentLimit depth(int plies) {
    return new AgentLimit(Unit.DEPTH, plies);
  }

  /** A limit of {@code count} simulations. */
  public static AgentLimit simulations(int count) {
    return new AgentLimit(Unit.SIMULATIONS, count);
  }

  /** A limit of {@code millis} milliseconds. */
  public static AgentLimit millis(long millis) {
    return new AgentLimit(Unit.TIME, millis);
  }

  /**
   * The limit that {@code text}, such as {@code time=1s}, gives.
   *
   * @param units what it may count
   * @throws IllegalArgumentException if it gives none, with what was expected
   */
  public static AgentLimit parse(String text, Set<Unit> units) {
    int equals = text.indexOf('=');
    String key = equals < 0 ? text : text.substring(0, equals);
    for (Unit unit : units) {
      if (unit.key().equals(key)) {
        return parse(unit, equals < 0 ? "" : text.substring(equals + 1));
      }
    }
    String expected =
        units.stream()
            .sorted()
            .map(unit -> unit.key() + "=...")
            .collect(Collectors.joining(" or "));
    throw new IllegalArgumentException(
        text.isEmpty()
            ? "expected " + expected + " behind a colon"
            : "unknown option '" + text + "': expected " + expected);
  }

  /**
   * The limit of {@code unit} that {@code value}, the text behind the {@code =}, gives.
   *
   * @throws IllegalArgumentException if it gives none, with what was expected
   */
  public static AgentLimit parse(Unit unit, String value) {
    if (unit == Unit.CLOCK) {
      int plus = value.indexOf('+');
      long increment = plus < 0 ? 0 : parseMillis(unit, value.substring(plus + 1));
      return new AgentLimit(
          unit, parseMillis(unit, plus < 0 ? value : value.substring(0, plus)), increment);
    }
    return new AgentLimit(unit, unit.isTime() ? parseMillis(unit, value) : parseCount(unit, value));
  }

  private static long parseCount(Unit unit, String value) {
    if (!NUMBER.matcher(value).matches()) {
      throw new IllegalArgumentException(
          unit.key + ": expected a whole number, found '" + value + "'");
    }
    return Long.parseLong(value);
  }

  private static long parseMillis(Unit unit, String value) {
    Matcher matcher = DURATION.matcher(value);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          unit.key + ": expected a duration such as 100ms, 1s or 2m, found '" + value + "'");
    }
    long number = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> number;
      case "s" -> number * MILLIS_A_SECOND;
      default -> number * MILLIS_A_MINUTE;
    };
  }

  /** Whether it is kept by a clock, so that what is chosen depends on the machine. */
  public boolean isTimed() {
    return unit.isTime();
  }

  /** Whether it is for all actions of a game together. */
  boolean isForWholeGame() {
    return unit == Unit.BUDGET || unit == Unit.CLOCK;
  }

  /** A limit of time in nanoseconds. */
  long nanos() {
    return amount * 1_000_000;
  }

  /** The text that parses to this limit; of several, the shortest. */
  @Override
  public String toString() {
    return unit.key
        + "="
        + (unit.isTime() ? formatMillis(amount) : amount)
        + (increment > 0 ? "+" + formatMillis(increment) : "");
  }

  private static String formatMillis(long millis) {
    if (millis % MILLIS_A_MINUTE == 0) {
      return millis / MILLIS_A_MINUTE + "m";
    }
    return millis % MILLIS_A_SECOND == 0 ? millis / MILLIS_A_SECOND + "s" : millis + "ms";
  }
}
