package io.gipfel.app.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.Game;
import io.gipfel.core.Position;
import io.gipfel.core.Positions;
import io.gipfel.core.RandomGames;
import io.gipfel.core.games.Games;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.Thinker;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CodeCupServerTest {

  private record Answers(List<String> out, List<String> err) {}

  private static Answers talk(String game, String... lines) throws IOException {
    Game rules = Games.byName(game);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    try (Thinker thinker = Agents.thinker(AgentSpec.parse("alphabeta:depth=9"), rules)) {
      Protocol.CODECUP.serve(
          new Bot(rules, thinker, "a bot"),
          new BufferedReader(new StringReader(String.join("\n", lines))),
          new PrintWriter(out),
          new PrintWriter(err));
    }
    return new Answers(out.toString().lines().toList(), err.toString().lines().toList());
  }

  /** With two placements a turn it writes two lines, and hears two. */
  @Test
  void writesALineAnAction() throws IOException {
    Answers answers = talk("tictactoe-2", "Start", "C1", "C3", "Quit", "A1");
    assertEquals(4, answers.out().size(), answers.toString());
    assertTrue(answers.out().stream().allMatch(line -> line.matches("[ABC][123]")));
    assertEquals(List.of(), answers.err());
  }

  @Test
  void theFirstActionToldIsTheOpponents() throws IOException {
    assertEquals(List.of(), talk("tictactoe-2", "b2").out());
    assertEquals(2, talk("tictactoe-2", "b2", "b1").out().size());
  }

  @Test
  void saysNothingWhenTheGameIsOver() throws IOException {
    Answers answers = talk("tictactoe-3", "a1", "a2", "a3", "b1");
    assertEquals(List.of(), answers.out());
    assertEquals(List.of("error: action 'b1': the game is over"), answers.err());
  }

  /** Upper case is all the same to the games whose notation needs both. */
  @Test
  void everyActionIsReadInAnyCase() {
    SplittableRandom random = new SplittableRandom(4);
    for (Game game : Games.all()) {
      Position position = game.newPosition();
      for (int ply = 0; ply < 40 && !position.isTerminal(); ply++) {
        int[] legal = Positions.legalActions(game, position);
        for (int i = 0; i < legal.length; i += RandomGames.stride(legal.length)) {
          int action = legal[i];
          String text = game.notation().formatAction(position, action);
          String upper = text.toUpperCase(Locale.ROOT);
          assertEquals(action, Positions.parseInAnyCase(game, position, upper), upper);
        }
        position.play(legal[random.nextInt(legal.length)]);
      }
    }
  }

  /** The referee would take a line for an action, so complaints go elsewhere. */
  @ParameterizedTest
  @ValueSource(strings = {"hello", "start", "B2", "a9"})
  void aBadLineGetsOneLineBackAndChangesNothing(String line) throws IOException {
    Answers good = talk("tictactoe", "b2", "c3");
    Answers bad = talk("tictactoe", "b2", line, "c3");
    if (good.err().isEmpty()) {
      assertEquals(good.out(), bad.out());
      assertEquals(1, bad.err().size());
    }
    assertTrue(bad.err().get(0).startsWith("error: action '"), bad.err().toString());
  }

  @Test
  void gamesWithoutAFixedStartAreRefused() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> talk("dvonn-random", "Start"));
    assertTrue(e.getMessage().contains("expected a game with a fixed start"), e.getMessage());
  }
}
