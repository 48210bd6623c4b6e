package io.gipfel.core.games.zertz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.games.Games;
import io.gipfel.core.hex.HexDiagrams;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The reference rules and the real ones agree, ply by ply, on random games of each variant. A
 * quarter of them are uniformly random; the others shun captures, captures and free rings, or the
 * end, so that pools get empty, islands form and turns end without a removal.
 */
class ReferenceZertzTest {

  private static final int GAMES = 200;
  private static final int TRIES = 12;

  /** Fields of a position's text that the reference has, too. */
  private static final int FIELDS = 6;

  private final SplittableRandom random = new SplittableRandom(20_260_111);
  private final Map<String, Integer> seen = new TreeMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"standard", "blitz", "r48", "r61"})
  void agreesOnRandomGames(String variant) {
    Game game = Games.byName(variant.equals("standard") ? "zertz" : "zertz-" + variant);
    for (int i = 0; i < GAMES; i++) {
      playAlong(game, new ReferenceZertz(variant), i % 4);
    }
    for (String rare : List.of("choice in a chain", "claim", "no free ring", "own marble placed")) {
      assertTrue(seen.getOrDefault(rare, 0) >= GAMES / 20, () -> rare + " is rare: " + seen);
    }
  }

  private void playAlong(Game game, ReferenceZertz reference, int policy) {
    ZertzPosition position = (ZertzPosition) game.newPosition();
    ZertzPosition scratch = (ZertzPosition) game.newPosition();
    int[] legal = new int[game.maxLegalActions()];
    for (int count; (count = position.legalActions(legal)) > 0; ) {
      compare(game, reference, position);
      note("choice in a chain", position.phase() == Phase.CHAIN && count > 1);
      int action = choose(position, Arrays.copyOf(legal, count), scratch, policy);
      play(game, reference, position, action);
    }
    compare(game, reference, position);
    assertEquals(reference.reason(), game.notation().ending(position));
    note(reference.reason(), true);
  }

  private static void compare(Game game, ReferenceZertz reference, Position position) {
    String text = game.notation().formatPosition(position);
    assertEquals(
        reference.text(), String.join(" ", Arrays.copyOf(text.split(" ", -1), FIELDS)), text);
    assertEquals(reference.legalActions(), List.copyOf(HexDiagrams.legal(game, position)), text);
    assertEquals(reference.winner(), position.outcomeForFirst(), text);
  }

  /** The best of some actions by what the policy likes; the uniform policy 0 likes all. */
  private int choose(ZertzPosition position, int[] legal, ZertzPosition scratch, int policy) {
    int best = legal[random.nextInt(legal.length)];
    int bestValue = Integer.MIN_VALUE;
    for (int tries = policy == 0 ? 0 : TRIES; tries > 0; tries--) {
      int action = legal[random.nextInt(legal.length)];
      scratch.copyFrom(position);
      scratch.play(action);
      int value = value(scratch, policy);
      if (value > bestValue) {
        best = action;
        bestValue = value;
      }
    }
    return best;
  }

  private static int value(ZertzPosition after, int policy) {
    boolean shunned = policy < 3 && after.pieces().canJump(after.pieces().marbles());
    return (after.hasWinner() ? -1000 : 0)
        - (shunned ? 100 : 0)
        - (policy == 2 ? Long.bitCount(after.pieces().free()) : 0);
  }

  private void play(Game game, ReferenceZertz reference, ZertzPosition position, int action) {
    Phase phase = position.phase();
    boolean own = phase == Phase.PLACE && position.pool() == 0;
    int rings = Long.bitCount(position.pieces().rings());
    String text = game.notation().formatAction(position, action);
    reference.play(text);
    position.play(action);
    int lost = rings - Long.bitCount(position.pieces().rings());
    boolean placedAlone =
        phase == Phase.PLACE && position.phase() != Phase.REMOVE && !position.isTerminal();
    note("own marble placed", own);
    note("no free ring", placedAlone);
    note("claim", lost > (phase == Phase.REMOVE ? 1 : 0));
  }

  private void note(String what, boolean happened) {
    seen.merge(what, happened ? 1 : 0, Integer::sum);
  }
}
