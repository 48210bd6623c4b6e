package io.gipfel.app.vectors;

import io.gipfel.core.Notation;
import io.gipfel.core.NotationException;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Replays a recorded game and compares everything that its record says. */
final class GameCheck {

  private static final String BOARD = "board";

  private final VectorRecord record;
  private final Notation notation;

  GameCheck(VectorRecord record) {
    this.record = record;
    this.notation = record.game.notation();
  }

  /** Compares the whole game, or as far as the first ply that differs. */
  void run() throws VectorException {
    Fields fields = record.fields;
    fields.ignore("source");
    Kind kind = Kind.of(fields);
    String setup = fields.textOrNull("setup");
    if ((setup != null) != kind.hasSetup()) {
      throw fields.unexpected("setup", kind.hasSetup() ? "a position" : "null", setup);
    }
    Position position = record.parse("setup", setup == null ? "start" : setup);
    record.findings.addGame();
    int ply = 0;
    for (Fields plyFields : fields.objects("plies")) {
      record.findings.addPly();
      if (!comparePly(plyFields, ply, position)) {
        return;
      }
      ply++;
    }
    compareEnd(kind, position);
    fields.expectNoOthers();
  }

  /** Compares one ply and makes its action; says whether everything agreed. */
  private boolean comparePly(Fields fields, int ply, Position position) throws VectorException {
    boolean agree = record.compare(ply, "n", fields.integer("n"), (long) ply);
    agree &= comparePosition(fields, ply, position);
    agree &= record.compare(ply, "phase", fields.text("phase"), notation.phase(position));
    List<String> legal = legalTexts(position);
    agree &= record.compare(ply, "count", fields.integer("count"), (long) legal.size());
    agree &= compareLegal(fields.texts("legal"), ply, legal);
    String move = fields.text("move");
    fields.expectNoOthers();
    try {
      int action = notation.parseAction(position, move);
      if (agree) {
        position.play(action);
      }
      return agree;
    } catch (NotationException e) {
      return record.compare(ply, "move", move, "no legal action: " + e.getMessage());
    }
  }

  private boolean comparePosition(Fields fields, int ply, Position position)
      throws VectorException {
    List<String> names = notation.fields();
    List<String> values = VectorRecord.write(notation, position);
    boolean agree = true;
    for (int i = 0; i < names.size(); i++) {
      String expected = VectorRecord.positionField(fields, names.get(i));
      agree &= record.compare(ply, names.get(i), expected, values.get(i));
    }
    return agree;
  }

  /** Long lists are compared by what they don't share. */
  private boolean compareLegal(List<String> expected, int ply, List<String> found) {
    if (expected.equals(found)) {
      return true;
    }
    List<String> onlyExpected = new ArrayList<>(expected);
    onlyExpected.removeAll(found);
    List<String> onlyFound = new ArrayList<>(found);
    onlyFound.removeAll(expected);
    boolean sameSet = onlyExpected.isEmpty() && onlyFound.isEmpty();
    return record.compare(
        ply,
        sameSet ? "order or number of legal" : "legal (those of one side only)",
        sameSet ? expected : onlyExpected,
        sameSet ? found : onlyFound);
  }

  private void compareEnd(Kind kind, Position position) throws VectorException {
    Fields fields = record.fields;
    String board = VectorRecord.write(notation, position).get(notation.fields().indexOf(BOARD));
    record.compare(-1, "final_board", fields.text("final_board"), board);
    List<Long> score =
        List.of((long) position.score(Player.FIRST), (long) position.score(Player.SECOND));
    record.compare(-1, "score", fields.integers("score"), score);
    boolean over = !kind.saysOver() || fields.bool("over");
    record.compare(-1, "over", over, position.isTerminal());
    String result = fields.textOrNull("result");
    if (position.isTerminal()) {
      record.compare(-1, "result", result, resultOf(position));
    } else if (!kind.resigned()) {
      record.compare(-1, "result", result, null);
    } else if (result == null || !result.matches("white|black")) {
      record.compare(-1, "result", result, "white or black, since somebody resigned");
    }
  }

  private static String resultOf(Position position) {
    return switch (position.outcomeForFirst()) {
      case 1 -> "white";
      case -1 -> "black";
      default -> "draw";
    };
  }

  private List<String> legalTexts(Position position) {
    return Arrays.stream(Positions.legalActions(record.game, position))
        .mapToObj(action -> notation.formatAction(position, action))
        .sorted()
        .toList();
  }

  /**
   * Where a game comes from.
   *
   * @param hasSetup whether it starts from a setup of its own
   * @param saysOver whether the record says that it is over; other games always are
   * @param resigned whether it may end early with a winner
   */
  private record Kind(boolean hasSetup, boolean saysOver, boolean resigned) {

    static Kind of(Fields fields) throws VectorException {
      String kind = fields.text("kind");
      return switch (kind) {
        case "full" -> new Kind(false, false, false);
        case "phase2" -> new Kind(true, false, false);
        case "bot", "bot-partial" -> new Kind(false, true, false);
        case "human" -> new Kind(false, true, true);
        default ->
            throw fields.unexpected("kind", "one of full, phase2, bot, bot-partial, human", kind);
      };
    }
  }
}
