package io.gipfel.datasets.importing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.RecordFormat;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.GameEnding;
import io.gipfel.datasets.GameRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The dialect, sentence by sentence. */
final class BoardspaceTextTest {

  private static final String[] COLUMNS = {"ABCDEFGHI", "ABCDEFGHIJ", "ABCDEFGHIJK"};

  @TempDir Path folder;

  /** Gestures in order: those of P0 as they are, those of P1 with a {@code !} in front. */
  private static String file(String header, List<String> gestures) {
    StringBuilder text = new StringBuilder(" (;\n" + header);
    int number = 0;
    for (String gesture : gestures) {
      boolean second = gesture.startsWith("!");
      text.append("; P").append(second ? 1 : 0).append('[').append(number++).append(' ');
      text.append(gesture.substring(second ? 1 : 0)).append("]\n");
    }
    return text + ";\nP0[time 0:01:22 ]\nP1[time 0:02:57 ]\n)\n";
  }

  /** The whole placement from a1 to k5, then {@code moves}. */
  private static List<String> placementAnd(String... moves) {
    List<String> gestures = new ArrayList<>(List.of("Start P0"));
    int turn = 0;
    for (int row = 1; row <= 5; row++) {
      String columns = row <= 3 ? COLUMNS[row - 1] : COLUMNS[2].substring(row - 3);
      for (int i = 0; i < columns.length(); i++) {
        String player = turn++ % 2 == 0 ? "" : "!";
        gestures.add(player + "dropb " + columns.charAt(i) + " " + row);
        gestures.add(player + "done");
      }
    }
    gestures.addAll(List.of(moves));
    return gestures;
  }

  private Imports read(String text) throws IOException {
    return Imports.of(RecordFormat.BOARDSPACE, folder, text);
  }

  /** The actions of the only game in {@code text}. */
  private static String actions(GameRecord record) {
    Game game = Games.byName(record.game());
    Position position = game.newPosition();
    List<String> actions = new ArrayList<>();
    record
        .plies()
        .forEach(
            ply -> {
              actions.add(game.notation().formatAction(position, ply.action()));
              position.play(ply.action());
            });
    return String.join(" ", actions);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "dropb F 3, done, !DROPB a 1, !Done                                | f3 a1",
        "pick wr 0, dropb F 3, done, !pick br 1, !drop br 1, !pick br 1, !dropb A 1, !done | f3 a1",
        "dropb F 3, pickb F 3, dropb B 2, done                             | b2",
        "dropb F 3, dropb B 2, done                                        | b2",
        "dropb F 3, reset, dropb B 2, done                                 | b2",
        "dropb F 3, done, !dropb A 1                                       | f3",
      })
  void placements(String gestures, String expected) throws IOException {
    Imports imports = read(file("GM[Dvonn]", List.of(("Start P0, " + gestures).split(", "))));
    assertEquals(List.of(), imports.rejections);
    assertEquals(expected, actions(imports.games.get(0)));
    assertEquals(GameEnding.UNFINISHED, imports.games.get(0).ending());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move E 1 D 1, done                                     | e1d1",
        "pickb E 1, dropb D 1, done                             | e1d1",
        "pickb E 1, dropb D 1, pickb D 1, dropb F 1, done       | e1f1",
        "pickb E 1, dropb E 1, pickb G 1, dropb H 1, done       | g1h1",
        "pickb E 1, pickb E 1, dropb D 1, done                  | e1d1",
        "pickb E 1, dropb D 1, pickb D 1, pickb D 1, dropb F 1, done | e1f1",
        "pickb G 1, reset, pickb E 1, dropb D 1, done           | e1d1",
      })
  void moves(String gestures, String expected) throws IOException {
    Imports imports = read(file("GM[Dvonn]", placementAnd(gestures.split(", "))));
    assertEquals(List.of(), imports.rejections);
    String actions = actions(imports.games.get(0));
    assertEquals(expected, actions.substring(actions.lastIndexOf(' ') + 1));
  }

  /** Edits of a game by the site: what was popped or has no number never happened. */
  @Test
  void poppedGesturesNeverHappened() throws IOException {
    String text =
        "(; GM[Dvonn] ; P0[0 Start P0] ; P0[1 dropb C 5] ; P0[2 pickb C 5] ; P0[dropb C 5]"
            + " ; P-1[Pop P0\\[2 pickb C 5\\]] ; P-1[edit: P0\\[dropb C 5\\] deleted]"
            + " ; P0[3 done] )";
    assertEquals("c5", actions(read(text).games.get(0)));
  }

  @Test
  void resignationIsAToggle() throws IOException {
    List<String> once = List.of("dropb A 1", "done", "!resign", "!done");
    List<String> twice = List.of("dropb A 1", "done", "!resign", "!resign", "!dropb B 1", "!done");
    GameRecord resigned = read(file("GM[Dvonn]", once)).games.get(0);
    GameRecord played = read(file("GM[Dvonn]", twice)).games.get(0);
    assertEquals(GameEnding.RESIGNED, resigned.ending());
    assertEquals(1, resigned.outcomeForFirst());
    assertEquals("a1", actions(resigned));
    assertEquals(GameEnding.UNFINISHED, played.ending());
    assertEquals("a1 b1", actions(played));
  }

  @Test
  void headersInAnyOrderBecomeTags() throws IOException {
    String header =
        "P1[ranking 1484]P0[id \"white\"] P1[id \"Dumbot\"]\nDT[Thu Jul 10 11:14:16 PDT 2008]"
            + "RE[Partie gagn\u00e9e \\[par\\] white]SU[dvonn -17]GM[Dvonn] VV[1]\n";
    GameRecord game = read(file(header, List.of("dropb A 1", "done"))).games.get(0);
    Map<String, String> tags =
        Map.of(
            "white", "white",
            "whiteKind", "person",
            "black", "Dumbot",
            "blackKind", "program",
            "blackRating", "1484",
            "year", "2008",
            "result", "Partie gagn\u00e9e [par] white",
            "source", folder.resolve("games.txt").toString());
    assertEquals(tags, game.tags());
  }

  @Test
  void severalGamesInAFileAreNumberedOnEvenAfterOneIsRejected() throws IOException {
    String good = file("GM[Dvonn]", List.of("dropb A 1", "done"));
    String bad = file("GM[Dvonn]", List.of("dropb A 1", "done", "!dropb A 1", "!done"));
    Imports imports = read(good + bad + good);
    assertEquals(List.of(0L, 1L), imports.games.stream().map(GameRecord::id).toList());
    assertEquals(
        folder.resolve("games.txt")
            + " (line 8), ply 1: illegal action: line 12: action 'a1': a1 is occupied: expected"
            + " an empty space",
        imports.rejections.get(0).toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[Chess];P0[0 dropb A 1];P0[1 done])       | another game",
        "(;GM[Dvonn];P0[0 Start P0])                   | an empty game",
        "(;GM[Dvonn];P0[0 jump A 1];P0[1 done])        | an unknown gesture",
        "(;GM[Dvonn];P0[0 dropb A];P0[1 done])         | an unknown gesture",
        "(;GM[Dvonn];P0[0 dropb A 9];P0[1 done])       | illegal action",
        "(;GM[Dvonn];P1[0 dropb A 1];P1[1 done])       | a player moves in the other's turn",
        "(;GM[Dvonn];P0[0 dropb A 1];P0[1 done]        | malformed file",
        "(;GM[Dvonn];P0[0 dropb A 1                    | malformed file",
        "(;GM[Dvonn];P0 0 dropb A 1])                  | malformed file",
        "nothing                                       | malformed file",
      })
  void reasonsOfRejection(String text, String reason) throws IOException {
    Imports imports = read(text);
    assertEquals(0, imports.games.size());
    assertEquals(
        List.of(reason), imports.rejections.stream().map(Rejection::reason).toList(), text);
  }
}
