package io.gipfel.core.games.tzaar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Position;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * The reference rules and the real ones agree, ply by ply, on random games of each setup. Every
 * other game prefers stackings to captures and passes at times, so that stacks become high and all
 * endings are met.
 */
class ReferenceTzaarTest {

  private static final int GAMES = 100;

  private final SplittableRandom random = new SplittableRandom(20_260_108);
  private final Map<String, Integer> endings = new HashMap<>();

  @Test
  void agreeOnRandomGames() {
    for (int i = 0; i < GAMES; i++) {
      playAlong(Tzaar.withFixedSetup(), i);
      playAlong(Tzaar.withRandomSetup(), i);
      playAlong(Tzaar.withPlacement(), i);
    }
    for (Ending ending : Ending.values()) {
      assertTrue(endings.getOrDefault(ending.word, 0) >= 10, endings.toString());
    }
  }

  private void playAlong(Game game, int number) {
    Notation notation = game.notation();
    Position position = game.newPosition(number);
    String start = notation.formatPosition(position);
    ReferenceTzaar reference =
        new ReferenceTzaar(start.endsWith("place") ? "" : start.replaceAll(" .*|/", ""));
    int[] legal = new int[game.maxLegalActions()];
    for (int count; (count = position.legalActions(legal)) > 0; ) {
      assertEquals(reference.text(), notation.formatPosition(position));
      String[] texts = new String[count];
      for (int i = 0; i < count; i++) {
        texts[i] = notation.formatAction(position, legal[i]);
      }
      List<String> sorted = Arrays.stream(texts).sorted().toList();
      assertEquals(reference.legalActions(), sorted, reference.text());
      int choice = choose(texts, number % 2 == 1);
      reference.play(texts[choice]);
      position.play(legal[choice]);
    }
    assertEquals(List.of(), reference.legalActions());
    assertEquals(reference.winner(), position.outcomeForFirst() > 0 ? "w" : "b");
    assertEquals(reference.reason(), notation.ending(position));
    endings.merge(reference.reason(), 1, Integer::sum);
  }

  private int choose(String[] texts, boolean calm) {
    int choice = random.nextInt(texts.length);
    for (int tries = calm ? random.nextInt(4) : 0; tries > 0; tries--) {
      if (texts[choice].indexOf('x') > 0) {
        choice = random.nextInt(texts.length);
      }
    }
    return calm && texts[texts.length - 1].equals("pass") && random.nextInt(5) == 0
        ? texts.length - 1
        : choice;
  }
}
