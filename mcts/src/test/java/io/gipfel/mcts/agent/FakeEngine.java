package io.gipfel.mcts.agent;

import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A program that speaks the CodeCup's protocol and misbehaves on demand: it plays the first legal
 * action, until at the given ply it does what it was told to.
 */
final class FakeEngine {

  private FakeEngine() {}

  /** Arguments: game, behaviour, the ply at which it sets in. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args[1].equals("sleep")) {
      Thread.sleep(600_000);
    }
    Game game = Games.byName(args[0]);
    Position position = game.newPosition();
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.err.println("ready for " + args[0]);
    String line = in.readLine();
    Player side = line.equals("Start") ? Player.FIRST : Player.SECOND;
    if (side == Player.FIRST) {
      line = "";
    }
    while (!position.isTerminal()) {
      if (position.toMove() == side) {
        if (position.ply() >= Integer.parseInt(args[2])) {
          misbehave(args[1]);
        }
        int action = Positions.legalActions(game, position)[0];
        String text = game.notation().formatAction(position, action);
        System.out.println(text.toUpperCase(Locale.ROOT));
        position.play(action);
      } else {
        line = line.isEmpty() ? in.readLine() : line;
        if (line == null || line.equals("Quit")) {
          return;
        }
        position.play(game.notation().parseAction(position, line.toLowerCase(Locale.ROOT)));
        line = "";
      }
    }
    in.readLine();
  }

  static void misbehave(String how) throws IOException, InterruptedException {
    switch (how) {
      case "crash" -> {
        System.err.println("out of luck");
        System.exit(3);
      }
      case "hang" -> Thread.sleep(600_000);
      case "nonsense" -> System.out.println("I resign");
      case "illegal" -> System.out.println("A1");
      case "shout" -> {
        for (int i = 0; i < 200_000; i++) {
          System.err.println("a line that nobody reads " + i);
        }
      }
      case "flood" -> {
        while (!System.out.checkError()) {
          System.out.print("x".repeat(1_000));
        }
      }
      case "child" -> {
        Process child = new ProcessBuilder(java(FakeEngine.class, "", "sleep")).inheritIO().start();
        System.err.println("child " + child.pid());
        Thread.sleep(600_000);
      }
      default -> throw new IllegalArgumentException(how);
    }
  }

  /** The command that runs {@code main} with the tests' own java. */
  static String[] java(Class<?> main, String... arguments) {
    Stream<String> words =
        Stream.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            main.getName());
    return Stream.concat(words, Stream.of(arguments)).toArray(String[]::new);
  }

  /** The command line that starts such a program, quoted for a shell. */
  static String commandLine(Game game, String behaviour, int ply) {
    String[] words = java(FakeEngine.class, game.name(), behaviour, String.valueOf(ply));
    return "'" + String.join("' '", words) + "'";
  }
}
