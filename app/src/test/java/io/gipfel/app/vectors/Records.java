package io.gipfel.app.vectors;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.Notation;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;

/** Writes random games as vector files hold them. */
final class Records {

  private Records() {}

  static ObjectNode randomGame(Game game, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Notation notation = game.notation();
    Position position = notation.parsePosition("start");
    ObjectNode record = JsonNodeFactory.instance.objectNode();
    record.put("id", "random-" + seed).put("game", game.name()).put("kind", "full");
    record.putNull("setup");
    ArrayNode plies = record.putArray("plies");
    while (!position.isTerminal()) {
      int[] legal = Positions.legalActions(game, position);
      int action = legal[random.nextInt(legal.length)];
      ply(plies.addObject().put("n", plies.size() - 1), notation, position, legal)
          .put("move", notation.formatAction(position, action));
      position.play(action);
    }
    record.put("final_board", VectorRecord.write(notation, position).get(0));
    record.putArray("score").add(position.score(Player.FIRST)).add(position.score(Player.SECOND));
    String[] results = {"black", "draw", "white"};
    return record.put("result", results[1 + position.outcomeForFirst()]);
  }

  private static ObjectNode ply(ObjectNode ply, Notation notation, Position position, int[] legal) {
    List<String> fields = notation.fields();
    List<String> values = VectorRecord.write(notation, position);
    for (int i = 0; i < values.size(); i++) {
      ply.put(fields.get(i), values.get(i));
    }
    ply.put("phase", notation.phase(position)).put("count", legal.length);
    Arrays.stream(legal)
        .mapToObj(action -> notation.formatAction(position, action))
        .sorted()
        .forEach(ply.putArray("legal")::add);
    return ply;
  }
}
