package io.gipfel.datasets.importing;

import io.gipfel.core.Player;
import io.gipfel.datasets.GameTag;
import io.gipfel.datasets.importing.ForeignGame.End;
import io.gipfel.datasets.importing.ForeignGame.Turn;
import io.gipfel.datasets.importing.SgfParser.Property;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Gathers a game from the properties of a Boardspace file. Players are P0 and P1; a property of
 * theirs is a fact ({@code id}, {@code ranking}, {@code time}) or a numbered gesture. Gestures
 * without a number were undone at once and never happened; so were those that a {@code Pop} takes
 * back. A turn ends with {@code done}.
 */
final class BoardspaceGame {

  private static final Pattern PLAYER = Pattern.compile("P([01])");
  private static final Pattern GESTURE = Pattern.compile("(\\d+) (.+)");
  private static final Pattern FACT = Pattern.compile("(id|ranking) (.*)");
  private static final Pattern YEAR = Pattern.compile("\\b(19|20)\\d\\d\\b");

  private final Map<String, String> tags = new TreeMap<>();
  private final String[] names = new String[2];
  private final String[] ratings = new String[2];
  private final List<RawTurn> turns = new ArrayList<>();
  private final List<String> gestures = new ArrayList<>();
  private String gameName = "";
  private int firstPlayer;
  private boolean resigning;
  private int resigned = -1;

  /** A turn of the player with the number {@code player}, whose colour is not known yet. */
  private record RawTurn(int player, List<String> words, int line) {}

  void add(Property property) {
    Matcher player = PLAYER.matcher(property.name());
    if (player.matches()) {
      addOf(Integer.parseInt(player.group(1)), property);
    } else if (property.name().equals("P-1") && property.value().startsWith("Pop")) {
      takeBack();
    } else {
      addHeader(property);
    }
  }

  private void addHeader(Property property) {
    String value = property.value();
    switch (property.name()) {
      case "GM" -> gameName = gameName.isEmpty() ? value : gameName;
      case "SU" -> gameName = value.split(" ", 2)[0];
      case "RE" -> {
        if (!value.isEmpty()) {
          tags.put(GameTag.RESULT, value);
        }
      }
      case "DT" -> {
        Matcher year = YEAR.matcher(value);
        if (year.find()) {
          tags.put(GameTag.YEAR, year.group());
        }
      }
      default -> {
        // Versions, names of games and comments.
      }
    }
  }

  private void addOf(int player, Property property) {
    Matcher fact = FACT.matcher(property.value());
    Matcher gesture = GESTURE.matcher(property.value());
    if (fact.matches()) {
      String value = fact.group(2).replaceAll("^\"|\"$", "");
      (fact.group(1).equals("id") ? names : ratings)[player] = value;
    } else if (gesture.matches() && resigned < 0) {
      gesture(player, gesture.group(2), property.line());
    }
  }

  private void gesture(int player, String gesture, int line) {
    switch (gesture.toLowerCase(Locale.ROOT).split(" ", 2)[0]) {
      case "start" -> firstPlayer = gesture.endsWith("1") ? 1 : 0;
      case "edit" -> gestures.clear();
      case "reset" -> {
        gestures.clear();
        resigning = false;
      }
      case "resign" -> resigning = !resigning;
      case "done" -> {
        if (resigning) {
          resigned = player;
        } else {
          turns.add(new RawTurn(player, List.copyOf(gestures), line));
        }
        gestures.clear();
      }
      default -> gestures.add(gesture);
    }
  }

  private void takeBack() {
    if (!gestures.isEmpty()) {
      gestures.remove(gestures.size() - 1);
    }
  }

  ForeignGame finish(String place) {
    putPlayer(firstPlayer, GameTag.WHITE, GameTag.WHITE_KIND, GameTag.WHITE_RATING);
    putPlayer(1 - firstPlayer, GameTag.BLACK, GameTag.BLACK_KIND, GameTag.BLACK_RATING);
    List<Turn> played =
        turns.stream()
            .map(turn -> new Turn(Optional.of(colour(turn.player)), turn.words, turn.line))
            .toList();
    End end = End.NONE;
    if (resigned >= 0) {
      end = colour(resigned) == Player.FIRST ? End.FIRST_RESIGNS : End.SECOND_RESIGNS;
    }
    return new ForeignGame(place, gameName, tags, played, end);
  }

  private Player colour(int player) {
    return player == firstPlayer ? Player.FIRST : Player.SECOND;
  }

  private void putPlayer(int player, String nameTag, String kindTag, String ratingTag) {
    if (names[player] != null) {
      tags.put(nameTag, names[player]);
      // Robots of this site are called so, and people may not.
      boolean robot = names[player].toLowerCase(Locale.ROOT).endsWith("bot");
      tags.put(kindTag, robot ? GameTag.PROGRAM : GameTag.PERSON);
    }
    if (ratings[player] != null) {
      tags.put(ratingTag, ratings[player]);
    }
  }
}
