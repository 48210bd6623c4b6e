package io.gipfel.app;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.gipfel.core.Game;
import io.gipfel.core.IoReason;
import io.gipfel.core.Player;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.picture.Change;
import io.gipfel.core.picture.Svg;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code gipfel moves}: what may be done in a position. */
@Command(
    name = "moves",
    description = "List the legal actions of a position.",
    footer = {
      "",
      "Examples:",
      "  gipfel moves --game tictactoe '.w./.b./... w 1'",
      "  gipfel moves --game dvonn-random start --svg board.svg"
    })
final class MovesCommand implements Callable<Integer> {

  @Mixin private PositionArguments arguments;
  @Mixin private Output output;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Also write a picture of the position.")
  private Path svg;

  @Override
  public Integer call() {
    Game game = arguments.game();
    Position position = arguments.position();
    if (svg != null) {
      writePicture(game, position);
    }
    if (output.isJson()) {
      output.print(toJson(game, position));
    } else {
      print(game, position);
    }
    return ExitCode.OK;
  }

  private void writePicture(Game game, Position position) {
    try {
      Files.writeString(svg, Svg.file(game.drawing().picture(position), Change.NONE));
    } catch (IOException e) {
      throw new UserException("--svg " + svg + ": cannot be written: " + IoReason.of(e), e);
    }
  }

  private void print(Game game, Position position) {
    output.printf("%s", game.notation().diagram(position));
    int white = position.score(Player.FIRST);
    int black = position.score(Player.SECOND);
    String phase = game.notation().phase(position);
    if (position.isTerminal()) {
      String result =
          switch (position.outcomeForFirst()) {
            case 1 -> "White wins";
            case -1 -> "Black wins";
            default -> "a draw";
          };
      output.printf("over: %s, score %d-%d", result, white, black);
    } else {
      List<String> legal = legalTexts(game, position);
      String side = position.toMove().title();
      output.printf("%s to move, phase %s, score %d-%d", side, phase, white, black);
      output.printf("%d legal: %s", legal.size(), String.join(" ", legal));
    }
  }

  private static ObjectNode toJson(Game game, Position position) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("toMove", position.toMove().letter());
    json.put("phase", game.notation().phase(position));
    json.put("over", position.isTerminal());
    legalTexts(game, position).forEach(json.putArray("legal")::add);
    json.putArray("score").add(position.score(Player.FIRST)).add(position.score(Player.SECOND));
    return json;
  }

  private static List<String> legalTexts(Game game, Position position) {
    return Arrays.stream(Positions.legalActions(game, position))
        .mapToObj(action -> game.notation().formatAction(position, action))
        .sorted()
        .toList();
  }
}
