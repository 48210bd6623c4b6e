package io.gipfel.core;

import java.util.List;
import java.util.SplittableRandom;

/** Puts lists into a drawn order. */
public final class Shuffle {

  private Shuffle() {}

  /** Puts {@code list} into any order, each as likely as the others (Fisher and Yates). */
  public static <T> void shuffle(List<T> list, SplittableRandom random) {
    for (int i = list.size() - 1; i > 0; i--) {
      list.set(i, list.set(random.nextInt(i + 1), list.get(i)));
    }
  }
}
