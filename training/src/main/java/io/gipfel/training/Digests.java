package io.gipfel.training;

import io.gipfel.training.config.ConfigReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in hex, by which games name the network and the configuration that made them. */
final class Digests {

  private Digests() {}

  static String ofFile(Path file) throws IOException {
    return of(Files.readAllBytes(file));
  }

  static String ofConfig(RunConfig config) {
    return of(ConfigReader.write(config).getBytes(StandardCharsets.UTF_8));
  }

  private static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JVM has SHA-256", e);
    }
  }
}
