package io.gipfel.mcts.bundle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.gipfel.core.games.Games;
import io.gipfel.mcts.SearchConfig;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundleTest {

  private static final byte[] NETWORK = {1, 2, 3};

  @TempDir private Path folder;

  private static Card card(String format) {
    return new Card(
        format,
        "dvonn",
        "sims=64",
        SearchConfig.defaults().withLeavesInFlight(3),
        "gipfel 1.0",
        "how to cite it",
        null,
        7,
        5L,
        null);
  }

  private Path jar(Map<String, byte[]> entries) throws IOException {
    Path file = folder.resolve("bot.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return file;
  }

  private static byte[] json(Card card) {
    return new Bundle(card, NETWORK, Optional.empty()).cardJson().getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void isReadBackFromAJar() throws IOException {
    Card card = card(Card.FORMAT);
    Path file = jar(Map.of(Bundle.CARD_ENTRY, json(card), Bundle.NETWORK_ENTRY, NETWORK));
    Bundle read = Bundle.read(file);
    assertEquals(card.search(), read.card().search());
    assertEquals(7, read.card().generation());
    assertEquals(5, read.card().seed());
    assertArrayEquals(NETWORK, read.network());
    assertEquals(Optional.of(card.search()), read.stored("x").search());
    assertEquals(Optional.empty(), read.stored("x").int8());
  }

  @Test
  void bringsItsFormInBytes() throws IOException {
    byte[] int8 = {8, 8};
    Path file =
        jar(
            Map.of(
                Bundle.CARD_ENTRY,
                json(card(Card.FORMAT)),
                Bundle.NETWORK_ENTRY,
                NETWORK,
                Bundle.INT8_ENTRY,
                int8));
    assertArrayEquals(int8, Bundle.read(file).stored("x").int8().orElseThrow());
  }

  /** Such as one from before searches proved anything. */
  @Test
  void aCardOfAnOlderProgramMayLackSettings() throws IOException {
    String card = new String(json(card(Card.FORMAT)), StandardCharsets.UTF_8);
    String older = card.replaceAll("(?s),\\s*\"proofs\" : \\{[^}]*\\}", "");
    assertNotEquals(card, older);
    Path file =
        jar(
            Map.of(
                Bundle.CARD_ENTRY,
                older.getBytes(StandardCharsets.UTF_8),
                Bundle.NETWORK_ENTRY,
                NETWORK));
    assertEquals(card(Card.FORMAT).search(), Bundle.read(file).card().search());
  }

  private static void assertRefused(Path file, String expected) {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Bundle.read(file));
    assertTrue(e.getMessage().startsWith(file + ": expected an exported bot"), e.getMessage());
    assertTrue(e.getMessage().contains(expected), e.getMessage());
  }

  @Test
  void whatIsNoBundleIsRefused() throws IOException {
    assertRefused(jar(Map.of(Bundle.NETWORK_ENTRY, NETWORK)), "no gipfel/card.json in it");
    byte[] good = json(card(Card.FORMAT));
    assertRefused(jar(Map.of(Bundle.CARD_ENTRY, good)), "no gipfel/network.onnx in it");
    byte[] newer = json(card("gipfel-bot-2"));
    assertRefused(
        jar(Map.of(Bundle.CARD_ENTRY, newer, Bundle.NETWORK_ENTRY, NETWORK)),
        "card of format gipfel-bot-2 instead of gipfel-bot-1");
    assertRefused(
        jar(Map.of(Bundle.CARD_ENTRY, new byte[] {'{'}, Bundle.NETWORK_ENTRY, NETWORK)), "");
    assertRefused(Files.writeString(folder.resolve("no.jar"), "no zip"), "");
    assertRefused(folder.resolve("nowhere.jar"), "");
  }

  @Test
  void theseTestsAreNoBot() {
    assertEquals(Optional.empty(), Bundle.own());
  }

  /** The random setup shares the network of its game, and not the other way round. */
  @Test
  void aNetworkServesTheRandomSetupToo() {
    assertTrue(ShippedNetworks.serves("dvonn", Games.byName("dvonn")));
    assertTrue(ShippedNetworks.serves("dvonn", Games.byName("dvonn-random")));
    assertFalse(ShippedNetworks.serves("dvonn-random", Games.byName("dvonn")));
    assertFalse(ShippedNetworks.serves("tictactoe", Games.byName("tictactoe-2")));
  }

  @Test
  void whatIsNotShippedIsSaid() {
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class, () -> ShippedNetworks.get(Games.byName("tictactoe")));
    assertTrue(e.getMessage().startsWith("no network for tictactoe is shipped"), e.getMessage());
  }
}
