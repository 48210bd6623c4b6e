package io.gipfel.app.bundle;

import io.gipfel.app.bot.Bot;
import io.gipfel.app.bot.Protocol;
import io.gipfel.app.play.TerminalGame;
import io.gipfel.app.web.Brain;
import io.gipfel.app.web.Site;
import io.gipfel.app.web.WebServer;
import io.gipfel.core.Game;
import io.gipfel.core.Player;
import io.gipfel.core.games.Games;
import io.gipfel.datasets.puzzles.PuzzleFile;
import io.gipfel.mcts.SearchConfig;
import io.gipfel.mcts.agent.AgentLimit;
import io.gipfel.mcts.agent.AgentLimit.Unit;
import io.gipfel.mcts.agent.AgentSpec;
import io.gipfel.mcts.agent.Agents;
import io.gipfel.mcts.agent.Thinker;
import io.gipfel.mcts.bundle.Bundle;
import io.gipfel.mcts.bundle.ShippedNetworks;
import io.gipfel.mcts.eval.OnnxEvaluator;
import io.gipfel.mcts.eval.OnnxModel;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.BindException;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The program of an exported bot. */
@Command(
    name = "java -jar bot.jar",
    description = "A bot: a network and its search. Without options it speaks UGI.",
    footer = {"", "Example:", "  java -jar bot.jar --play --side black --time 500ms"},
    usageHelpAutoWidth = true,
    sortOptions = false,
    mixinStandardHelpOptions = true)
public final class BotMain implements Callable<Integer> {

  private static final String NETWORK = "this bot's network";
  private static final int OK = 0;
  private static final int BAD_INPUT = 2;
  private static final int MOST_PORT = 65_535;

  /** What it does instead of speaking UGI. */
  private static final class Mode {

    @Option(
        names = "--protocol",
        paramLabel = "P",
        description = "Speak ugi or codecup on standard input and output.")
    private Protocol protocol;

    @Option(names = "--play", description = "Play in the terminal.")
    private boolean play;

    @Option(names = "--serve", description = "Serve a page to play in the browser.")
    private boolean serve;

    @Option(names = "--card", description = "Print what is known of the bot, as JSON.")
    private boolean card;
  }

  /** How long it thinks. */
  private static final class Thinking {

    @Option(
        names = "--sims",
        paramLabel = "N",
        description = "Simulations an action, instead of the card's limit.")
    private Integer simulations;

    @Option(
        names = "--time",
        paramLabel = "T",
        description = "Time an action, such as 500ms, instead of the card's limit.")
    private String time;

    @Option(
        names = "--budget",
        paramLabel = "T",
        description = "Time for all actions of a game, such as 29s, from its first thought on.")
    private String budget;
  }

  @ArgGroup private final Mode mode = new Mode();
  @ArgGroup private final Thinking thinking = new Thinking();

  @Option(
      names = "--game",
      paramLabel = "G",
      description = "The card's game, which is the default, or the same from a random setup.")
  private String game;

  @Option(
      names = "--side",
      paramLabel = "S",
      defaultValue = "white",
      description = "With --play, yours: white or black (default: ${DEFAULT-VALUE}).")
  private String side;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "With --play, seed of random setups (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "With --serve, port on 127.0.0.1, 0 for any (default: ${DEFAULT-VALUE}).")
  private int port;

  private final Bundle bundle;
  private final PrintWriter out;
  private final PrintWriter err;

  private BotMain(Bundle bundle, PrintWriter out, PrintWriter err) {
    this.bundle = bundle;
    this.out = out;
    this.err = err;
  }

  /** Runs the bot and ends the JVM with its exit code: 0, or 2 for bad usage or input. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    Bundle bundle =
        Bundle.own()
            .orElseThrow(
                () -> new IllegalStateException("expected to be run from an exported bot"));
    System.exit(
        new CommandLine(new BotMain(bundle, out, err))
            .setOut(out)
            .setErr(err)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler((e, words) -> complain(err, e))
            .setExecutionExceptionHandler((e, command, result) -> complain(err, e))
            .execute(args));
  }

  private static int complain(PrintWriter err, Exception e) {
    err.println("bot: " + String.valueOf(e.getMessage()).strip().replaceAll("\\s*\\R\\s*", " "));
    return BAD_INPUT;
  }

  @Override
  public Integer call() throws IOException {
    if (mode.card) {
      out.print(bundle.cardJson());
      out.flush();
      return OK;
    }
    Player player = player();
    AgentSpec.Net spec = new AgentSpec.Net(ShippedNetworks.DEFAULT, limit());
    try (OnnxModel model = bundle.stored(NETWORK).open(rules(), spec.precision());
        Thinker thinker = thinker(model, spec)) {
      BufferedReader in =
          new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      if (mode.play) {
        play(thinker, player, in);
      } else if (mode.serve) {
        serve(model);
      } else {
        Protocol protocol = mode.protocol == null ? Protocol.UGI : mode.protocol;
        String name = bundle.card().program() + " " + thinker.name();
        protocol.serve(new Bot(model.game(), thinker, name), in, out, err);
      }
    }
    return OK;
  }

  private Game rules() {
    String wanted = game == null ? bundle.card().game() : game;
    if (!ShippedNetworks.serves(bundle.card().game(), Games.byName(wanted))) {
      throw new IllegalArgumentException(
          "--game: expected " + bundle.card().game() + " or its random setup, found " + wanted);
    }
    return Games.byName(wanted);
  }

  private AgentLimit limit() {
    if (thinking.simulations != null) {
      return AgentLimit.simulations(thinking.simulations);
    }
    if (thinking.budget != null) {
      return AgentLimit.parse(Unit.BUDGET, thinking.budget);
    }
    return thinking.time != null
        ? AgentLimit.parse(Unit.TIME, thinking.time)
        : AgentLimit.parse(bundle.card().limit(), EnumSet.of(Unit.SIMULATIONS, Unit.TIME));
  }

  /** Its name says in which arithmetic it plays. */
  private Thinker thinker(OnnxModel model, AgentSpec.Net spec) {
    SearchConfig search = bundle.card().search();
    OnnxEvaluator evaluator = new OnnxEvaluator(model, search.leavesInFlight());
    return Agents.thinking(
        spec.with(model.precision()),
        spec.limit(),
        new Agents.Searched(model.game(), evaluator, search));
  }

  private Player player() {
    return switch (side) {
      case "white" -> Player.FIRST;
      case "black" -> Player.SECOND;
      default ->
          throw new IllegalArgumentException("--side: expected white or black, found " + side);
    };
  }

  /** Serves until the process is ended: the page keeps its games itself. */
  private void serve(OnnxModel model) throws IOException {
    if (port < 0 || port > MOST_PORT) {
      throw new IllegalArgumentException("--port: expected 0 to " + MOST_PORT + ", found " + port);
    }
    Brain brain = Brain.network(model.game(), () -> NETWORK, () -> model, bundle.card().search());
    Site site =
        new Site(
            model.game(),
            () -> List.of(brain),
            Map.of(),
            Map.of(),
            List.of(),
            PuzzleFile.shipped());
    try (WebServer server = WebServer.start(site, port)) {
      out.println("serving " + server.address() + " until Ctrl-C");
      new CountDownLatch(1).await();
    } catch (BindException e) {
      throw new IOException("--port " + port + ": cannot be served on: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void play(Thinker thinker, Player player, BufferedReader in) throws IOException {
    boolean colours = Ansi.AUTO.enabled();
    TerminalGame.Setup setup =
        new TerminalGame.Setup(rules(), thinker, thinker, player, seed, colours);
    new TerminalGame(setup, out).play(in);
  }
}
