package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A program that speaks UGI and misbehaves on demand: it plays the first legal action, until at the
 * given ply it does what it was told to. Its standard error is what it was asked.
 */
final class FakeUgiEngine {

  private FakeUgiEngine() {}

  /** Arguments: game, behaviour, the ply at which it sets in. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Game game = Games.byName(args[0]);
    Position position = game.newPosition();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      List<String> words = Arrays.asList(line.split(" ", -1));
      switch (words.get(0)) {
        case "ugi" -> System.out.println("id name fake\nid author nobody\nugiok");
        case "isready" -> System.out.println("readyok");
        case "position" -> {
          int moves = words.indexOf("moves");
          List<String> start = moves < 0 ? words : words.subList(0, moves);
          position =
              start.get(1).equals("startpos")
                  ? game.newPosition()
                  : game.notation().parsePosition(String.join(" ", start.subList(2, start.size())));
          for (int i = moves + 1; moves > 0 && i < words.size(); i++) {
            position.play(game.notation().parseAction(position, words.get(i)));
          }
        }
        case "go" -> {
          if (position.ply() >= Integer.parseInt(args[2])) {
            misbehave(args[1], line);
          }
          int action = Positions.legalActions(game, position)[0];
          System.out.println("info nodes 1 pv " + game.notation().formatAction(position, action));
          System.out.println("bestmove " + game.notation().formatAction(position, action));
        }
        case "quit" -> {
          return;
        }
        default -> {}
      }
    }
  }

  private static void misbehave(String how, String asked) throws IOException, InterruptedException {
    switch (how) {
      case "babble" -> {
        System.out.println("I resign");
        Thread.sleep(600_000);
      }
      case "chatter" -> {
        while (!System.out.checkError()) {
          System.out.println("info string thinking\n".repeat(100));
        }
      }
      case "escape" -> System.out.println("bestmove \u001b[31m\u0007\u009bx");
      case "complain" -> System.out.println("info string error: too hard");
      case "resign" -> System.out.println("bestmove (none)");
      case "mute" -> System.out.println("bestmove");
      case "report" -> {
        System.err.println(asked);
        System.exit(1);
      }
      case "taken" -> System.out.println("bestmove a1");
      default -> FakeEngine.misbehave(how);
    }
  }

  /** The command line that starts such a program, quoted for a shell. */
  static String commandLine(Game game, String behaviour, int ply) {
    String[] words =
        FakeEngine.java(FakeUgiEngine.class, game.name(), behaviour, String.valueOf(ply));
    return "'" + String.join("' '", words) + "'";
  }
}
