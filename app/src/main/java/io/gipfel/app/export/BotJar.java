package io.gipfel.app.export;

import ai.onnxruntime.OrtEnvironment;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.gipfel.app.bundle.BotMain;
import io.gipfel.core.Game;
import io.gipfel.core.WholeFile;
import io.gipfel.datasets.GameRecord;
import io.gipfel.mcts.agent.Agent;
import io.gipfel.mcts.bundle.Bundle;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import picocli.CommandLine;

/**
 * Packs a bot into one jar, out of the class path that this program runs on: of the program itself
 * what a bot needs, ONNX Runtime, Jackson and picocli. Commons Math stays behind, since only the
 * noise of self-play draws from its distributions.
 *
 * <p>The same bundle on the same class path and JDK gives the same bytes.
 */
public final class BotJar {

  /** The oldest time that a jar can tell: its entries have no time of their own. */
  private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

  private static final String NATIVE = "ai/onnxruntime/native/";
  private static final List<String> PACKAGES =
      List.of(
          "io/gipfel/app/bot/",
          "io/gipfel/app/bundle/",
          "io/gipfel/app/play/",
          "io/gipfel/app/web/");

  private BotJar() {}

  /** The platforms that ONNX Runtime is there for, such as {@code linux-x64}. */
  public static SortedSet<String> platforms() {
    try (ZipFile runtime = new ZipFile(JarPart.of(OrtEnvironment.class).source().toFile())) {
      SortedSet<String> platforms = new TreeSet<>();
      runtime.stream()
          .map(ZipEntry::getName)
          .filter(name -> name.startsWith(NATIVE) && name.length() > NATIVE.length())
          .forEach(name -> platforms.add(platform(name)));
      return platforms;
    } catch (IOException e) {
      throw new IllegalStateException("ONNX Runtime cannot be read", e);
    }
  }

  private static String platform(String nativeEntry) {
    return nativeEntry.substring(NATIVE.length(), nativeEntry.indexOf('/', NATIVE.length()));
  }

  /**
   * Packs {@code bundle}.
   *
   * @param platform one of {@link #platforms}, if the bot is for one only
   * @throws IOException if the class path cannot be read or {@code file} not be written; it is
   *     written whole or not at all
   */
  public static void write(Path file, Bundle bundle, Optional<String> platform) throws IOException {
    Map<String, byte[]> entries = new TreeMap<>();
    for (JarPart part : parts(platform)) {
      part.addTo(entries);
    }
    entries.put(Bundle.NETWORK_ENTRY, bundle.network());
    bundle.int8().ifPresent(int8 -> entries.put(Bundle.INT8_ENTRY, int8));
    entries.put(Bundle.CARD_ENTRY, bundle.cardJson().getBytes(StandardCharsets.UTF_8));
    WholeFile.write(file, packed(entries));
  }

  private static List<JarPart> parts(Optional<String> platform) {
    return List.of(
        JarPart.of(Game.class),
        JarPart.of(Agent.class),
        JarPart.of(GameRecord.class),
        JarPart.of(BotMain.class, name -> PACKAGES.stream().anyMatch(name::startsWith)),
        JarPart.of(OrtEnvironment.class, name -> isWantedOfRuntime(name, platform)),
        JarPart.of(ObjectMapper.class),
        JarPart.of(JsonFactory.class),
        JarPart.of(JsonProperty.class),
        JarPart.of(CommandLine.class));
  }

  /** Of the native libraries those of the platform, without what is for debuggers. */
  private static boolean isWantedOfRuntime(String name, Optional<String> platform) {
    return !name.startsWith(NATIVE)
        || (!name.contains(".dSYM/") && platform.map(platform(name)::equals).orElse(true));
  }

  private static byte[] packed(Map<String, byte[]> entries) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JarOutputStream jar = new JarOutputStream(bytes)) {
      put(jar, JarFile.MANIFEST_NAME, manifest().getBytes(StandardCharsets.UTF_8));
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        put(jar, entry.getKey(), entry.getValue());
      }
    }
    return bytes.toByteArray();
  }

  /** From JDK 22 on, whoever loads native libraries has to say so, or a warning is printed. */
  private static String manifest() {
    return """
    Manifest-Version: 1.0
    Main-Class: %s
    Enable-Native-Access: ALL-UNNAMED

    """
        .formatted(BotMain.class.getName());
  }

  private static void put(JarOutputStream jar, String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    jar.putNextEntry(entry);
    jar.write(content);
    jar.closeEntry();
  }
}
