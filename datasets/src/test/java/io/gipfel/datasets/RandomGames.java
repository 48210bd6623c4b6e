package io.gipfel.datasets;

import io.gipfel.core.Game;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Games of random legal actions, with made-up searches behind two plies of three. */
final class RandomGames {

  private RandomGames() {}

  static Provenance provenance(Game game, int generation) {
    return new Provenance(
        game.name(),
        Provenance.RULES_VERSION,
        "gipfel-test",
        "random",
        "",
        generation,
        7,
        Map.of("temperature", "1.0", "simulations", "16"));
  }

  static List<GameRecord> play(Game game, int count, long seed) {
    List<GameRecord> records = new ArrayList<>();
    for (int id = 0; id < count; id++) {
      records.add(playOne(game, id, seed + id));
    }
    return records;
  }

  private static GameRecord playOne(Game game, long id, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameRecorder recorder = new GameRecorder(game, game.newPosition(seed));
    while (!recorder.isOver()) {
      int[] legal = Positions.legalActions(game, recorder.position());
      int action = legal[random.nextInt(legal.length)];
      recorder.play(
          random.nextInt(3) == 0 ? PlyRecord.unsearched(action) : searched(action, legal, random));
    }
    return recorder.finish(id, seed);
  }

  private static PlyRecord searched(int action, int[] legal, SplittableRandom random) {
    int[] candidates = Arrays.stream(legal).filter(a -> random.nextInt(5) > 0).toArray();
    int[] visits = new int[candidates.length];
    int[] weights = new int[candidates.length];
    for (int i = 0; i < candidates.length; i++) {
      visits[i] = random.nextInt(3) == 0 ? random.nextInt(PlyRecord.MAX_VISITS + 1) : 0;
      weights[i] = random.nextInt(PlyRecord.MAX_WEIGHT) + 1;
    }
    boolean proven = random.nextInt(4) == 0;
    float value = proven ? random.nextInt(3) - 1 : (float) (2 * random.nextDouble() - 1);
    return new PlyRecord(
        action,
        candidates,
        visits,
        weights,
        value,
        candidates.length > 0 && random.nextBoolean(),
        proven);
  }
}
