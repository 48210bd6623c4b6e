package io.gipfel.mcts.agent;

import io.gipfel.mcts.eval.Precision;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which agent is meant, as people write it: {@code random}, {@code greedy}, {@code
 * alphabeta:depth=4}, {@code alphabeta:time=1s}, {@code mcts:sims=1000}, {@code net:PATH:sims=64},
 * {@code engine:codecup:COMMAND}, {@code engine:ugi:COMMAND} or {@code
 * engine:ugi:time=100ms:COMMAND}.
 *
 * <p>A PATH may hold colons, as long as its last part has not the form {@code word=value} of an
 * option: {@code net:C:\runs\a:sims=64} is read as it looks. Without a limit it plays at 64
 * simulations. Besides one limit ({@code sims}, {@code time}, {@code budget} or {@code clock}) it
 * takes {@code precision=int8}, which computes the network in 8-bit arithmetic, or {@code float} or
 * {@code auto}, {@code leaves=8} and {@code threads=2}, see {@link Batching}, and {@code
 * proofs=off}, which searches without proofs: with {@code sims=1} besides, it plays what the
 * network alone prefers. A COMMAND is all the rest of the text; a program that speaks UGI is asked
 * for a second an action where no limit stands before it.
 */
public sealed interface AgentSpec {

  /** Any legal action. */
  record Random() implements AgentSpec {
    @Override
    public String text() {
      return "random";
    }
  }

  /** The best immediate evaluation. */
  record Greedy() implements AgentSpec {
    @Override
    public String text() {
      return "greedy";
    }
  }

  /**
   * Alpha-beta over the game's heuristic.
   *
   * @param limit plies or time
   */
  record AlphaBeta(AgentLimit limit) implements AgentSpec {
    @Override
    public String text() {
      return "alphabeta:" + limit;
    }
  }

  /**
   * A tree search over random playouts.
   *
   * @param limit simulations or time
   */
  record Mcts(AgentLimit limit) implements AgentSpec {
    @Override
    public String text() {
      return "mcts:" + limit;
    }
  }

  /**
   * A tree search over a network.
   *
   * @param path a run, checkpoint, bundle or ONNX file
   * @param limit simulations or time
   * @param said in which arithmetic the network is computed, if that is said: else in whichever is
   *     faster under a limit of time, and in floats, which repeat a game exactly, under any other
   * @param batching how it is fed
   * @param proofs whether the search proves results as its settings say; if not, the agent knows
   *     only what the network and the tree tell it
   */
  record Net(
      String path, AgentLimit limit, Optional<Precision> said, Batching batching, boolean proofs)
      implements AgentSpec {

    /** Checks that the path can be told from options. */
    public Net {
      AgentSpecParser.checkPath(path);
    }

    /** A search over the network, fed as its settings say. */
    public Net(String path, AgentLimit limit) {
      this(path, limit, Optional.empty(), Batching.NONE, true);
    }

    /** The same agent under another limit. */
    public Net with(AgentLimit other) {
      return new Net(path, other, said, batching, proofs);
    }

    /** The same agent in this arithmetic. */
    public Net with(Precision precision) {
      return new Net(path, limit, Optional.of(precision), batching, proofs);
    }

    /** In which arithmetic the network is computed. */
    public Precision precision() {
      return said.orElse(unsaid());
    }

    private Precision unsaid() {
      return limit.isTimed() ? Precision.AUTO : Precision.FLOAT;
    }

    @Override
    public String text() {
      String arithmetic =
          said.filter(precision -> precision != unsaid()).map(p -> ":precision=" + p).orElse("");
      return "net:" + path + ":" + limit + arithmetic + batching + (proofs ? "" : ":proofs=off");
    }
  }

  /**
   * An external program.
   *
   * @param protocol what it speaks: {@code codecup} or {@code ugi}
   * @param limit how long it is asked to think, where the protocol can say so
   * @param command the program and its arguments, as typed in a shell
   */
  record Engine(String protocol, Optional<AgentLimit> limit, String command) implements AgentSpec {

    /** Checks that the protocol is known and takes the limit, and the command can be read. */
    public Engine {
      EngineProtocol.of(protocol, limit);
      CommandLine.split(command);
    }

    /** A program that is told no limit. */
    public Engine(String protocol, String command) {
      this(protocol, Optional.empty(), command);
    }

    /** Whether its protocol can tell it how long to think. */
    public boolean takesLimits() {
      return protocol.equals(UgiProtocol.NAME);
    }

    /** Whether its protocol can tell it of actions that others made in its name. */
    public boolean takesOpenings() {
      return protocol.equals(UgiProtocol.NAME);
    }

    @Override
    public String text() {
      return "engine:" + protocol + ":" + limit.map(l -> l + ":").orElse("") + command;
    }
  }

  /**
   * An agent of its own for each phase of the game.
   *
   * @param parts the agents of the phases that are named, in the order in which they stand;
   *     external programs, which follow whole games, are none of them
   */
  record Phases(List<Part> parts) implements AgentSpec {

    /**
     * One of them.
     *
     * @param phase its name, as {@code gipfel moves} shows it
     */
    public record Part(String phase, AgentSpec agent) {}

    /** Checks that no phase is named twice and no agent is an external program. */
    public Phases {
      parts = List.copyOf(parts);
      Set<String> seen = new HashSet<>();
      for (Part part : parts) {
        if (!seen.add(part.phase())) {
          throw new IllegalArgumentException("phase '" + part.phase() + "' stands there twice");
        }
        if (part.agent() instanceof Engine || part.agent() instanceof Phases) {
          throw new IllegalArgumentException(
              "expected an agent that can take over a game, found '" + part.agent().text() + "'");
        }
      }
    }

    @Override
    public String text() {
      return parts.stream()
          .map(part -> part.phase() + "=" + part.agent().text())
          .collect(Collectors.joining("|", "phases:", ""));
    }
  }

  /** The text that parses to this agent, with its limit; what goes without saying goes unsaid. */
  String text();

  /**
   * The agent that {@code text} means.
   *
   * @throws IllegalArgumentException if it means none; the one-line message says what stood there
   *     and what was expected
   */
  static AgentSpec parse(String text) {
    return AgentSpecParser.parse(text);
  }
}
