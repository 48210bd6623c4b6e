package io.gipfel.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.picture.Button;
import io.gipfel.core.picture.Change;
import io.gipfel.core.picture.Picture;
import io.gipfel.core.picture.Space;
import io.gipfel.core.picture.Svg;
import io.gipfel.core.picture.Token;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every drawing promises, tested along random games. A subclass names the games. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class DrawingContract {

  private static final int GAMES = 4;
  private static final long SEED = 20_260_102;

  /** The games that are tested. */
  protected abstract List<Game> games();

  /** All that can be chosen in a picture or by button. */
  private static Set<String> choices(Game game, Picture picture) {
    Set<String> ids = new HashSet<>();
    picture.spaces().stream().map(Space::id).forEach(ids::add);
    picture.tokens().stream().map(Token::target).forEach(ids::add);
    game.drawing().buttons().stream().map(Button::id).forEach(ids::add);
    ids.remove("");
    return ids;
  }

  @ParameterizedTest
  @MethodSource("games")
  void gesturesChooseWhatCanBeSeen(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          Set<String> choices = choices(game, game.drawing().picture(position));
          for (int action : Positions.legalActions(game, position)) {
            List<String> gesture = game.drawing().gesture(position, action);
            assertTrue(
                choices.containsAll(gesture),
                () -> game.notation().formatAction(position, action) + ": " + gesture);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void theLastChoiceTellsTheAction(Game game) {
    RandomGames.forEachPosition(
        game,
        GAMES,
        SEED,
        position -> {
          Map<List<String>, Integer> actions = new HashMap<>();
          Set<List<String>> beginnings = new HashSet<>();
          for (int action : Positions.legalActions(game, position)) {
            List<String> gesture = game.drawing().gesture(position, action);
            assertFalse(gesture.isEmpty());
            assertEquals(null, actions.put(gesture, action), () -> "twice: " + gesture);
            for (int length = 0; length < gesture.size(); length++) {
              beginnings.add(gesture.subList(0, length));
            }
          }
          actions.keySet().forEach(gesture -> assertFalse(beginnings.contains(gesture)));
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void spacesHaveIdsOfTheirOwnAndPlacesOfTheirOwn(Game game) {
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          List<Space> spaces = game.drawing().picture(position).spaces();
          for (int i = 0; i < spaces.size(); i++) {
            assertFalse(spaces.get(i).id().isEmpty());
            for (int j = 0; j < i; j++) {
              assertFalse(spaces.get(i).id().equals(spaces.get(j).id()), spaces.get(i).id());
              assertTrue(spaces.get(i).at().distance(spaces.get(j).at()) > 0.99);
            }
          }
        });
  }

  /** So that spaces stay under the pointer; pieces in hand may be gone with the phase. */
  @ParameterizedTest
  @MethodSource("games")
  void theBoardStaysInItsPlaceWithinAPhase(Game game) {
    Pattern box = Pattern.compile("viewBox=\"[^\"]*\"");
    Map<String, String> boxes = new HashMap<>();
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          Picture picture = game.drawing().picture(position);
          Matcher matcher = box.matcher(Svg.forPage(picture, Change.NONE));
          assertTrue(matcher.find());
          String phase = game.notation().phase(position);
          String before = boxes.putIfAbsent(phase, matcher.group());
          assertEquals(before == null ? matcher.group() : before, matcher.group(), phase);
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void thePlayerIsToldWhatToDo(Game game) {
    assertFalse(game.drawing().title().isBlank());
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          if (!position.isTerminal()) {
            assertFalse(game.drawing().prompt(position).isBlank());
          }
        });
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPictureIsWellFormed(Game game) {
    List<Picture> before = new ArrayList<>();
    RandomGames.forEachPosition(
        game,
        1,
        SEED,
        position -> {
          Picture picture = game.drawing().picture(position);
          Picture last = before.isEmpty() ? picture : before.get(before.size() - 1);
          before.add(picture);
          parse(Svg.file(picture, Change.between(last, picture, List.of())));
          parse(Svg.forPage(picture, Change.NONE));
        });
  }

  private static void parse(String xml) {
    try {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)));
    } catch (Exception e) {
      throw new AssertionError(xml, e);
    }
  }
}
