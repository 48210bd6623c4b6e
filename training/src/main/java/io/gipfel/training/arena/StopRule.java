package io.gipfel.training.arena;

/**
 * Says when a match has played enough.
 *
 * <p>It is asked after each pair in the order of their numbers, not in the order in which they end:
 * so the answer depends neither on threads nor on short games ending sooner than long ones.
 */
@FunctionalInterface
public interface StopRule {

  /** Plays all pairs. */
  StopRule NEVER = pairs -> false;

  /** Whether a match that has come to {@code pairs} ends here. */
  boolean isEnough(Pentanomial pairs);
}
