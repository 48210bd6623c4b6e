package io.gipfel.app.vectors;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.games.Games;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Compares vector files with the rules. A file is JSON lines, perhaps compressed by gzip; a line is
 * a game with its {@code plies} or a position with its {@code perft} counts.
 *
 * <p>Every field counts but those that only say where a record comes from or how far it was checked
 * ({@code id}, {@code source}, {@code from}, {@code policy}, {@code verified_depth}, {@code
 * checked_depth}) and other counts than those of sequences ({@code removal_moves_at_last_ply},
 * {@code perft_without_losing_stacks}); a field that is not known is an error.
 */
public final class VectorVerifier {

  private static final Pattern OF_ONE_GAME = Pattern.compile("(?:.*[/\\\\])?([a-z]+)-[^/\\\\]*");

  private final long maxNodes;
  private final Runnable progress;

  /**
   * A verifier.
   *
   * @param maxNodes perft counts above this are left out
   * @param progress told after each line
   */
  public VectorVerifier(long maxNodes, Runnable progress) {
    this.maxNodes = maxNodes;
    this.progress = progress;
  }

  /**
   * Compares one file.
   *
   * @param findings receives what was compared and what differs, also of a file that turns out to
   *     be damaged further on
   * @throws VectorException if the file can't be read to its end or breaks the schema
   */
  public void verify(Path file, Findings findings) throws VectorException {
    try (JsonLines lines = new JsonLines(file)) {
      for (ObjectNode object = lines.next(); object != null; object = lines.next()) {
        verify(lines, object, findings);
        progress.run();
      }
      if (lines.line() == 0) {
        throw new VectorException(file + ": is empty, expected JSON lines");
      }
    }
  }

  private void verify(JsonLines lines, ObjectNode object, Findings findings)
      throws VectorException {
    Fields fields = new Fields(object, lines.where());
    VectorRecord record = new VectorRecord(lines, fields, game(fields, lines), findings);
    if (fields.has("plies")) {
      new GameCheck(record).run();
    } else if (fields.has("perft")) {
      new PerftCheck(record, maxNodes).run();
    } else {
      throw new VectorException(lines.where() + ": expected a field 'plies' or 'perft'");
    }
  }

  /**
   * Games under several rule sets are called by both, the standard one perhaps by the game alone. A
   * record that names no game is of the one that its file's name begins with: {@code
   * dvonn-perft.jsonl}.
   */
  private static Game game(Fields fields, JsonLines lines) throws VectorException {
    Matcher file = OF_ONE_GAME.matcher(lines.fileName());
    String name = file.matches() && !fields.mentions("game") ? file.group(1) : fields.text("game");
    String key = fields.has("set") ? "set" : "variant";
    if (!fields.has(key)) {
      return game(fields, "game", name);
    }
    String variant = fields.text(key);
    String both = name + "-" + variant;
    boolean named = Games.all().stream().anyMatch(game -> game.name().equals(both));
    return game(fields, key, named || !variant.equals("standard") ? both : name);
  }

  private static Game game(Fields fields, String field, String name) throws VectorException {
    try {
      return Games.byName(name);
    } catch (IllegalArgumentException e) {
      throw fields.invalid(field, e);
    }
  }
}
