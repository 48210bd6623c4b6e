package io.gipfel.app.vectors;

import io.gipfel.core.Feature;
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
    fields.ignore("source", "policy");
    Kind kind = Kind.of(fields);
    List<Fields> plies = fields.objects("plies");
    Position position = start(kind, plies);
    record.findings.addGame();
    int ply = 0;
    for (Fields plyFields : plies) {
      record.findings.addPly();
      if (!comparePly(plyFields, ply, position)) {
        return;
      }
      ply++;
    }
    compareEnd(kind, position);
    fields.expectNoOthers();
  }

  /** Where the game begins; of a setup that is just called random, the first ply tells. */
  private Position start(Kind kind, List<Fields> plies) throws VectorException {
    Fields fields = record.fields;
    String setup = fields.mentions("setup") ? fields.textOrNull("setup") : null;
    if (fields.mentions("kind") && (setup != null) != kind.hasSetup()) {
      throw fields.unexpected("setup", kind.hasSetup() ? "a position" : "null", setup);
    }
    if (setup != null && setup.equals("random") && !plies.isEmpty()) {
      return record.parse(BOARD, record.positionText(plies.get(0)));
    }
    return record.parse("setup", setup == null ? "start" : setup);
  }

  /** Compares one ply and makes its action; says whether everything agreed. */
  private boolean comparePly(Fields fields, int ply, Position position) throws VectorException {
    boolean agree = record.compare(ply, "n", fields.integer("n"), (long) ply);
    agree &= record.comparePosition(fields, ply, position);
    List<String> legal = legalTexts(position);
    if (fields.mentions("count")) {
      agree &= record.compare(ply, "count", fields.integer("count"), (long) legal.size());
    }
    if (fields.mentions("distinct")) {
      agree &= record.compare(ply, "distinct", fields.integer("distinct"), results(position));
    }
    agree &=
        fields.mentions("sha256")
            ? record.compare(ply, "sha256", fields.text("sha256"), Sha256.of(legal))
            : compareLegal(fields.texts("legal"), ply, legal);
    String key = fields.mentions("action") ? "action" : "move";
    String move = fields.text(key);
    String phase = fields.text("phase");
    fields.expectNoOthers();
    try {
      int action = notation.parseAction(position, move);
      agree &= record.compare(ply, "phase", phase, notation.phase(position, action));
      if (agree) {
        position.play(action);
      }
      return agree;
    } catch (NotationException e) {
      return record.compare(ply, key, move, "no legal action: " + e.getMessage());
    }
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
    compareFinalPosition(position);
    if (fields.mentions("score")) {
      List<Long> score =
          List.of((long) position.score(Player.FIRST), (long) position.score(Player.SECOND));
      record.compare(-1, "score", fields.integers("score"), score);
    }
    boolean over = kind.saysOver() ? fields.bool("over") : !kind.partial();
    record.compare(-1, "over", over, position.isTerminal());
    boolean bySide = fields.mentions("winner");
    String key = bySide ? "winner" : "result";
    String result = fields.isInteger(key) ? numbered(fields, key) : fields.textOrNull(key);
    if (position.isTerminal()) {
      record.compare(-1, key, result, bySide ? winner(position) : result(position));
    } else if (!kind.resigned()) {
      record.compare(-1, key, result, null);
    } else if (result == null || !result.matches("white|black")) {
      record.compare(-1, key, result, "white or black, since somebody resigned");
    }
    compareFeatures(position);
    if (fields.mentions("reason")) {
      String reason = fields.text("reason");
      String found = position.isTerminal() ? notation.ending(position) : "record ends";
      record.compare(-1, "reason", reason, found);
    }
  }

  /** A field with what each player has of something is compared with the features of its name. */
  private void compareFeatures(Position position) throws VectorException {
    List<String> names = record.game.features().list().stream().map(Feature::name).toList();
    int[] values = new int[names.size()];
    record.game.features().measure(position, values);
    for (int i = 0; i < values.length; i++) {
      String key = names.get(i).replaceFirst("^white_", "");
      int ofBlack = names.indexOf("black_" + key);
      if (ofBlack >= 0 && record.fields.mentions(key)) {
        List<Long> found = List.of((long) values[i], (long) values[ofBlack]);
        record.compare(-1, key, record.fields.integers(key), found);
      }
    }
  }

  /** Compares the board, and of the other fields those that the record has of the end. */
  private void compareFinalPosition(Position position) throws VectorException {
    List<String> names = notation.fields();
    List<String> values = VectorRecord.write(notation, position);
    for (int i = 0; i < names.size(); i++) {
      String key = "final_" + VectorRecord.key(names.get(i));
      if (names.get(i).equals(BOARD) || record.fields.mentions(key)) {
        String expected = VectorRecord.positionField(record.fields, key);
        record.compare(-1, key, expected, values.get(i));
      }
    }
  }

  private static String result(Position position) {
    return switch (position.outcomeForFirst()) {
      case 1 -> "white";
      case -1 -> "black";
      default -> "draw";
    };
  }

  private static String winner(Position position) {
    return switch (position.outcomeForFirst()) {
      case 1 -> "w";
      case -1 -> "b";
      default -> "draw";
    };
  }

  /** The winner whose number is at {@code key}; 0 is a draw. */
  private static String numbered(Fields fields, String key) throws VectorException {
    long winner = fields.integer(key);
    if (winner < 0 || winner > 2) {
      throw fields.unexpected(key, "0, 1 or 2", winner);
    }
    return List.of("draw", "w", "b").get((int) winner);
  }

  /** How many different positions the legal actions lead to. */
  private long results(Position position) {
    return Arrays.stream(Positions.legalActions(record.game, position))
        .mapToLong(
            action -> {
              Position next = Positions.copyOf(record.game, position);
              next.play(action);
              return next.hash();
            })
        .distinct()
        .count();
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
   * @param saysOver whether the record says that it is over
   * @param resigned whether it may end early with a winner
   * @param partial whether the record ends before the game
   */
  private record Kind(boolean hasSetup, boolean saysOver, boolean resigned, boolean partial) {

    static Kind of(Fields fields) throws VectorException {
      String kind = fields.mentions("kind") ? fields.text("kind") : "full";
      return switch (kind) {
        case "full" -> new Kind(false, false, false, false);
        case "phase2" -> new Kind(true, false, false, false);
        case "bot", "bot-partial" -> new Kind(false, true, false, false);
        case "human" -> new Kind(false, true, true, false);
        case "human-partial" -> new Kind(false, false, false, true);
        default ->
            throw fields.unexpected(
                "kind", "one of full, phase2, bot, bot-partial, human, human-partial", kind);
      };
    }
  }
}
