package io.gipfel.app.vectors;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Perft;
import io.gipfel.core.Position;
import java.util.List;

/** Counts action sequences from a recorded position and compares with its record. */
final class PerftCheck {

  private final VectorRecord record;
  private final long maxNodes;

  /** A check that leaves out counts above {@code maxNodes}. */
  PerftCheck(VectorRecord record, long maxNodes) {
    this.record = record;
    this.maxNodes = maxNodes;
  }

  /** Compares depth by depth, as far as the first that differs. */
  void run() throws VectorException {
    Fields fields = record.fields;
    fields.ignore(
        "from",
        "verified_depth",
        "checked_depth",
        "removal_moves_at_last_ply",
        "perft_without_losing_stacks");
    Position position = start();
    List<Long> counts = fields.integers("perft");
    fields.expectNoOthers();
    if (counts.isEmpty()) {
      throw fields.unexpected("perft", "at least one count", counts);
    }
    Perft perft = new Perft(record.game, counts.size());
    for (int depth = 1; depth <= counts.size(); depth++) {
      long expected = counts.get(depth - 1);
      if (expected > maxNodes) {
        record.findings.addPerftLeftOut();
        continue;
      }
      record.findings.addPerftCount();
      if (!record.compare(-1, "perft depth " + depth, expected, perft.count(position, depth))) {
        return;
      }
    }
  }

  /** A record with {@code moves} may call its position as it likes; others have one of a kind. */
  private Position start() throws VectorException {
    Fields fields = record.fields;
    if (fields.mentions("moves")) {
      fields.ignore("kind");
      Position position = played(fields.text("moves"));
      record.comparePosition(fields, -1, position);
      return position;
    }
    String kind = fields.mentions("kind") ? fields.text("kind") : "position";
    switch (kind) {
      case "setup" -> {
        Position position = record.parse("setup", fields.text("setup"));
        Notation notation = record.game.notation();
        String side = VectorRecord.write(notation, position).get(notation.fields().indexOf("side"));
        record.compare(-1, "side", fields.text("side"), side);
        return position;
      }
      case "position" -> {
        return record.parse("board", record.positionText(fields));
      }
      case "start" -> {
        Position position = record.parse("kind", kind);
        if (fields.mentions("board")) {
          record.comparePosition(fields, -1, position);
        }
        return position;
      }
      default -> throw fields.unexpected("kind", "setup, position or start", kind);
    }
  }

  /** The position after the actions from the start that {@code moves} names in turn. */
  private Position played(String moves) throws VectorException {
    Notation notation = record.game.notation();
    Position position = record.game.newPosition();
    for (String move : moves.isEmpty() ? new String[0] : moves.split(" ", -1)) {
      try {
        position.play(notation.parseAction(position, move));
      } catch (NotationException e) {
        throw record.fields.invalid("moves", e);
      }
    }
    return position;
  }
}
