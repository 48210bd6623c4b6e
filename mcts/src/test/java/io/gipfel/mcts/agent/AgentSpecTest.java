package io.gipfel.mcts.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.tictactoe.TicTacToe;
import io.gipfel.mcts.eval.Precision;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AgentSpecTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random",
        "greedy",
        "alphabeta:depth=4",
        "alphabeta:time=1s",
        "mcts:sims=1000",
        "mcts:time=250ms",
        "net:runs/a:sims=64",
        "net:C:\\runs\\a:sims=64",
        "net:a:b:time=2m",
        "net:a:time=1s:leaves=8:threads=2",
        "net:a:budget=30s",
        "net:a:clock=1m+500ms:leaves=4",
        "mcts:clock=30s+1s",
        "net:./x=1:sims=1",
        "net:runs/a:sims=64:precision=int8",
        "net:runs/a:time=1s:precision=int8",
        "net:runs/a:time=1s:precision=float",
        "net:runs/a:sims=64:precision=auto",
        "net:runs/a:sims=1:proofs=off",
        "net:runs/a:sims=1:precision=int8:proofs=off",
        "engine:codecup:./player --seed=3 'a b'",
        "engine:codecup:java -cp a:b Main",
        "engine:ugi:java -jar bot.jar",
        "engine:ugi:time=100ms:java -jar bot.jar",
        "engine:ugi:sims=800:./x time=3",
        "engine:ugi:depth=4:./a:b",
        "phases:place=greedy|stack=net:runs/a:sims=64",
      })
  void canonicalTextRoundTrips(String text) {
    AgentSpec spec = AgentSpec.parse(text);
    assertEquals(text, spec.text());
    assertEquals(spec, AgentSpec.parse(spec.text()));
  }

  @ParameterizedTest
  @CsvSource({
    "net:runs/a, net:runs/a:sims=64",
    "net:C:\\runs\\a, net:C:\\runs\\a:sims=64",
    "net:runs/a:precision=int8, net:runs/a:sims=64:precision=int8",
    "net:runs/a:precision=int8:sims=9, net:runs/a:sims=9:precision=int8",
    "net:runs/a:sims=9:precision=float, net:runs/a:sims=9",
    "net:runs/a:proofs=on:sims=9, net:runs/a:sims=9",
    "net:runs/a:proofs=off:precision=int8, net:runs/a:sims=64:precision=int8:proofs=off",
    "net:a:leaves=8, net:a:sims=64:leaves=8",
    "net:a:threads=2:leaves=1:sims=8, net:a:sims=8:leaves=1:threads=2",
    "net:a:clock=60s+0s, net:a:clock=1m",
    "alphabeta:time=1000ms, alphabeta:time=1s",
    "alphabeta:time=120s, alphabeta:time=2m",
    "alphabeta:time=90s, alphabeta:time=90s",
    "alphabeta:depth=04, alphabeta:depth=4",
  })
  void otherTextsBecomeCanonical(String text, String canonical) {
    assertEquals(canonical, AgentSpec.parse(text).text());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "phases; expected PHASE=AGENT|PHASE=AGENT, such as place=greedy|stack=random, found ''",
        "phases:a=random|; expected PHASE=AGENT|PHASE=AGENT",
        "phases:a=nobody; agent 'nobody': unknown kind",
        "phases:a=random|a=greedy; phase 'a' stands there twice",
        "phases:a=engine:ugi:./x; expected an agent that can take over a game, found"
            + " 'engine:ugi:./x'",
      })
  void phasesThatMakeNoAgentAreRefused(String text, String complaint) {
    String message =
        assertThrows(IllegalArgumentException.class, () -> AgentSpec.parse(text)).getMessage();
    assertTrue(message.contains(complaint), message);
  }

  /** Who plays by time takes the faster arithmetic, unless it is said which to take. */
  @ParameterizedTest
  @CsvSource({
    "net:a:sims=9, FLOAT, AUTO",
    "net:a:time=1s, AUTO, AUTO",
    "net:a:clock=9s+1s, AUTO, AUTO",
    "net:a:sims=9:precision=float, FLOAT, FLOAT",
    "net:a:time=1s:precision=int8, INT8, INT8",
    "net:a:time=1s:precision=auto, AUTO, AUTO",
  })
  void precisionFollowsTheLimitUnlessSaid(String text, Precision here, Precision underTime) {
    AgentSpec.Net net = (AgentSpec.Net) AgentSpec.parse(text);
    assertEquals(here, net.precision());
    assertEquals(underTime, net.with(AgentLimit.millis(5)).precision());
  }

  @Test
  void partsAreThoseThatWereWritten() {
    assertEquals(
        new AgentSpec.Net("C:\\a", AgentLimit.simulations(8)), AgentSpec.parse("net:C:\\a:sims=8"));
    assertEquals(
        new AgentSpec.AlphaBeta(AgentLimit.millis(120_000)), AgentSpec.parse("alphabeta:time=2m"));
    assertEquals(
        new AgentSpec.Engine("codecup", "./p -x"), AgentSpec.parse("engine:codecup:./p -x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | unknown kind ''",
        "Random | unknown kind 'Random'",
        "minimax:depth=3 | unknown kind 'minimax': expected random, greedy, alphabeta, mcts",
        "random:x | random takes no options",
        "greedy: | greedy takes no options",
        "alphabeta | expected depth=... or time=...",
        "alphabeta: | expected depth=... or time=...",
        "alphabeta:sims=4 | unknown option 'sims=4': expected depth=... or time=...",
        "alphabeta:depth | depth: expected a whole number, found ''",
        "alphabeta:depth= | depth: expected a whole number, found ''",
        "alphabeta:depth=x | depth: expected a whole number, found 'x'",
        "alphabeta:depth=-1 | depth: expected a whole number, found '-1'",
        "alphabeta:depth=0 | depth: expected 1 to 1000, found 0",
        "alphabeta:depth=1001 | depth: expected 1 to 1000, found 1001",
        "alphabeta:depth=99999999999999999999 | depth: expected a whole number",
        "alphabeta:time=5 | time: expected a duration such as 100ms, 1s or 2m, found '5'",
        "alphabeta:time=1.5s | time: expected a duration",
        "alphabeta:time=0s | time: expected 1 to 86400000 ms, found 0",
        "alphabeta:time=999999999999m | time: expected 1 to 86400000 ms",
        "alphabeta:depth=2:time=1s | depth: expected a whole number, found '2:time=1s'",
        "mcts:depth=3 | unknown option 'depth=3': expected sims=... or time=... or budget=... or"
            + " clock=...",
        "net | expected a path",
        "net: | expected a path",
        "net::sims=3 | expected a path",
        "net:sims=3 | expected a path",
        "net:a:depth=3 | unknown option 'depth=3': expected sims=... or time=... or budget=... or"
            + " clock=...",
        "net:a:sims=3:time=1s | expected one limit, found several",
        "net:a:leaves=3:leaves=1 | expected one leaves, found several",
        "net:a:leaves=0 | leaves: expected a whole number above 0, found '0'",
        "net:a:leaves=257 | leaves: expected 1 to 256, found 257",
        "net:a:threads=many | threads: expected a whole number above 0, found 'many'",
        "net:a:budget=5 | budget: expected a duration such as 100ms, 1s or 2m, found '5'",
        "net:a:clock=1m+ | clock: expected a duration such as 100ms, 1s or 2m, found ''",
        "net:a:clock=0s+1s | clock: expected 1 to 86400000 ms, found 0",
        "net:a:time=1s+1s | time: expected a duration",
        "alphabeta:clock=1m | unknown option 'clock=1m': expected depth=... or time=...",
        "net:a:precision=int8:precision=auto | expected one precision, found several",
        "net:a:precision=int4 | precision: expected one of float, int8, auto, found 'int4'",
        "net:a:proofs=maybe | proofs: expected on or off, found 'maybe'",
        "net:a:proofs=off:proofs=off | expected one proofs, found several",
        "net:a:sims=many | sims: expected a whole number, found 'many'",
        "engine | expected engine:PROTOCOL:COMMAND",
        "engine:codecup | expected engine:PROTOCOL:COMMAND",
        "engine:codecup: | expected a command",
        "engine:chess:./p | unknown protocol 'chess': expected codecup or ugi",
        "engine:ugi:time=soon:./p | time: expected a duration",
        "engine:ugi:time=1s: | expected a command",
        "engine:codecup:time=1s:./p | protocol codecup cannot tell a program its limit",
        "engine:codecup:./p 'a | expected a closing '",
        "engine:codecup:./p \\ | expected a character behind the last backslash",
      })
  void errorsSayWhatWasExpected(String text, String expected) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> AgentSpec.parse(text));
    assertTrue(e.getMessage().startsWith("agent '" + text + "': "), e.getMessage());
    assertTrue(e.getMessage().contains(expected), e.getMessage());
    assertFalse(e.getMessage().contains("\n"), e.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "a b  c | a;b;c",
        "  a  | a",
        "a 'b c' d | a;b c;d",
        "a \"b  c\" | a;b  c",
        "a\\ b | a b",
        "a '' b | a;;b",
        "'a\\b' | a\\b",
        "\"a\\\"b\" | a\"b",
        "\"it's\" | it's",
        "x'y'\"z\" | xyz",
        "$HOME *.c ; | $HOME;*.c;;",
      })
  void commandsAreSplitAsByAShellThatExpandsNothing(String command, String words) {
    assertEquals(words, String.join(";", CommandLine.split(command)));
  }

  @Test
  void namesOfAgentsAreTheirTexts() {
    TicTacToe game = new TicTacToe(1);
    for (String text :
        List.of(
            "random",
            "greedy",
            "alphabeta:depth=4",
            "alphabeta:time=1s",
            "mcts:sims=10",
            "mcts:time=10ms",
            "engine:codecup:p")) {
      try (Agent agent = Agents.create(AgentSpec.parse(text), game)) {
        assertEquals(text, agent.name());
      }
    }
  }

  @Test
  void agentsWithNetworksAreMadeElsewhere() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> Agents.create(AgentSpec.parse("net:a"), new TicTacToe(1)));
    assertTrue(e.getMessage().contains("agent 'net:a:sims=64' needs a network"), e.getMessage());
  }
}
