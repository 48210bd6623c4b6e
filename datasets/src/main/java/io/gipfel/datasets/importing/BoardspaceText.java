package io.gipfel.datasets.importing;

import io.gipfel.core.Game;
import io.gipfel.core.RecordFormat;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Files of boardspace.net: a dialect of SGF, with a node for every gesture of a player. */
final class BoardspaceText implements RecordText {

  @Override
  public List<String> suffixes() {
    return List.of(".sgf");
  }

  @Override
  public Charset charset() {
    return StandardCharsets.ISO_8859_1;
  }

  @Override
  public void read(String text, Visitor visitor) throws IOException {
    SgfParser parser = new SgfParser(text);
    boolean found = false;
    while (parser.hasNext()) {
      String place = "line " + parser.line();
      found = true;
      try {
        BoardspaceGame game = new BoardspaceGame();
        parser.next().forEach(game::add);
        visitor.visit(game.finish(place));
      } catch (RecordTextException e) {
        visitor.reject(place, e);
      }
    }
    if (!found) {
      visitor.reject("line 1", new RecordTextException(1, "a game that begins with '('", "none"));
    }
  }

  @Override
  public void write(Game game, GameRecord record, StringBuilder out) throws UnwritableException {
    new BoardspaceWriter(game, record, out).write(RecordFormat.BOARDSPACE);
  }
}
