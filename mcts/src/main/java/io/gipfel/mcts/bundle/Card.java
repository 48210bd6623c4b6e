package io.gipfel.mcts.bundle;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.JsonNode;
import io.gipfel.mcts.SearchConfig;

/**
 * What an exported bot says of itself. The last four are null where nothing is known of them, as of
 * a network that is not of a run.
 *
 * @param format {@link #FORMAT}
 * @param game name of the game it plays
 * @param limit how long it thinks about an action if nobody says otherwise, such as {@code time=1s}
 * @param search how it searches
 * @param program what made it, such as {@code gipfel 1.0}
 * @param cite how to cite it
 * @param network shape of the network
 * @param generation after which its network was published
 * @param seed of the run
 * @param config of the run
 */
@JsonPropertyOrder({
  "format",
  "game",
  "limit",
  "search",
  "program",
  "cite",
  "network",
  "generation",
  "seed",
  "config"
})
public record Card(
    String format,
    String game,
    String limit,
    SearchConfig search,
    String program,
    String cite,
    JsonNode network,
    Integer generation,
    Long seed,
    JsonNode config) {

  /** The format that this program writes and reads. */
  public static final String FORMAT = "gipfel-bot-1";
}
