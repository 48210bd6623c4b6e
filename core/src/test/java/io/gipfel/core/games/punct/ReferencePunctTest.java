package io.gipfel.core.games.punct;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The reference rules and the real ones agree, ply by ply, on random games. Of three games, one is
 * uniformly random, one seeks high levels, and one seeks connections. The number of games can be
 * set: 1,000 of each rule set take some minutes.
 */
class ReferencePunctTest {

  private static final int GAMES = Integer.getInteger("punct.games", 9);

  private final SplittableRandom random = new SplittableRandom(20_260_110);

  private int highest;
  private int connections;
  private int bridges;

  @Test
  void agreesOnStandardGames() {
    agree(Punct.standard(), true);
  }

  @Test
  void agreesOnBasicGames() {
    agree(Punct.basic(), false);
  }

  private void agree(Game game, boolean standard) {
    for (int i = 0; i < GAMES; i++) {
      playAlong(game, new ReferencePunct(standard), i % 3);
    }
    assertTrue(highest >= 3 && connections > 0 && bridges > 0, highest + " " + connections);
  }

  private void playAlong(Game game, ReferencePunct reference, int policy) {
    Position position = game.newPosition();
    while (true) {
      String text = game.notation().formatPosition(position);
      assertEquals(reference.text(), text);
      int[] legal = Positions.legalActions(game, position);
      List<String> texts =
          Arrays.stream(legal)
              .mapToObj(action -> game.notation().formatAction(position, action))
              .sorted()
              .collect(Collectors.toList());
      assertEquals(reference.legalActions(), texts, text);
      if (legal.length == 0) {
        List<String> winners = List.of("b", "draw", "w");
        assertEquals(reference.winner(), winners.get(1 + position.outcomeForFirst()), text);
        assertEquals(reference.reason(), game.notation().ending(position));
        connections += reference.reason().equals("connection") ? 1 : 0;
        return;
      }
      int action = choose(game, position, legal, policy);
      note((PunctPosition) position, action);
      reference.play(game.notation().formatAction(position, action));
      position.play(action);
    }
  }

  /** Of some random actions the one that a policy likes best. */
  private int choose(Game game, Position position, int[] legal, int policy) {
    int best = legal[random.nextInt(legal.length)];
    int bestValue = Integer.MIN_VALUE;
    for (int tries = policy == 0 ? 0 : 30; tries > 0; tries--) {
      int action = legal[random.nextInt(legal.length)];
      Position next = Positions.copyOf(game, position);
      next.play(action);
      int value =
          policy == 1
              ? ((PunctPosition) next).pieces().height(Places.punct(PunctActions.place(action)))
              : position.toMove().sign() * game.heuristic().valueForFirst(next);
      if (value > bestValue) {
        best = action;
        bestValue = value;
      }
    }
    return best;
  }

  private void note(PunctPosition position, int action) {
    if (PunctActions.isMove(action)) {
      int slot = position.pieces().top(PunctActions.from(action));
      int place = PunctActions.place(action);
      int level = position.pieces().landingOf(slot, place, position.rules());
      highest = Math.max(highest, level);
      for (int dot = 0; dot < Places.DOTS; dot++) {
        int below = position.pieces().top(Places.cell(place, dot));
        bridges += below != slot && position.pieces().level(below) < level - 1 ? 1 : 0;
      }
    }
  }
}
