package io.gipfel.mcts.bundle;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.IoReason;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * What makes a program a bot: a network and the card that goes with it. Both lie in the jar of an
 * exported bot.
 *
 * @param card what is known of it
 * @param network the bytes of an ONNX file; nobody changes them
 * @param int8 those of its form in 8-bit arithmetic, if there is one
 */
@SuppressWarnings("ArrayRecordComponent") // bytes to be read, not compared
public record Bundle(Card card, byte[] network, Optional<byte[]> int8) {

  /** The jar's entry that holds the network. */
  public static final String NETWORK_ENTRY = "gipfel/network.onnx";

  /** The jar's entry that holds its form in 8-bit arithmetic; a bundle may lack it. */
  public static final String INT8_ENTRY = "gipfel/network-int8.onnx";

  /** The jar's entry that holds the card, as JSON. */
  public static final String CARD_ENTRY = "gipfel/card.json";

  /** A card that an older program wrote may lack what was not yet known then. */
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

  /** Whether {@code file} has the name of a jar, so that a bundle is to be expected in it. */
  public static boolean isNamedSo(Path file) {
    return file.toString().endsWith(".jar");
  }

  /**
   * The bundle in the jar {@code file}.
   *
   * @throws IllegalArgumentException if there is none, with one line that names the file
   */
  public static Bundle read(Path file) {
    try (ZipFile jar = new ZipFile(file.toFile())) {
      Optional<byte[]> int8 =
          jar.getEntry(INT8_ENTRY) == null ? Optional.empty() : Optional.of(entry(jar, INT8_ENTRY));
      return of(entry(jar, CARD_ENTRY), entry(jar, NETWORK_ENTRY), int8);
    } catch (IOException | IllegalArgumentException e) {
      String reason = e instanceof IOException io ? IoReason.of(io) : e.getMessage();
      throw new IllegalArgumentException(
          file + ": expected an exported bot, found something else (" + reason + ")", e);
    }
  }

  private static byte[] entry(ZipFile jar, String name) throws IOException {
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      throw new IOException("no " + name + " in it");
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  /** The bundle that this program was exported as, if it is one. */
  public static Optional<Bundle> own() {
    try {
      Optional<byte[]> card = resource(CARD_ENTRY);
      Optional<byte[]> network = resource(NETWORK_ENTRY);
      return card.isEmpty() || network.isEmpty()
          ? Optional.empty()
          : Optional.of(of(card.get(), network.get(), resource(INT8_ENTRY)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<byte[]> resource(String entry) throws IOException {
    try (InputStream in = Bundle.class.getResourceAsStream("/" + entry)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    }
  }

  private static Bundle of(byte[] card, byte[] network, Optional<byte[]> int8) throws IOException {
    Card read = JSON.readValue(card, Card.class);
    if (!Card.FORMAT.equals(read.format())) {
      throw new IllegalArgumentException(
          "card of format " + read.format() + " instead of " + Card.FORMAT);
    }
    return new Bundle(read, network, int8);
  }

  /** The card as JSON on several lines. */
  public String cardJson() {
    try {
      return JSON.writeValueAsString(card) + "\n";
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON: " + card, e);
    }
  }

  /**
   * The network with the settings of its search.
   *
   * @param name where it is from, for messages
   */
  public StoredNetwork stored(String name) {
    return new StoredNetwork(name, network, int8, Optional.of(card.search()));
  }
}
