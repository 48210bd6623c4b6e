package io.gipfel.app.vectors;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** What stands in records for lists that are too long to be written out. */
final class Sha256 {

  private Sha256() {}

  /** The SHA-256 of {@code texts} joined by commas, in small hexadecimal digits. */
  static String of(List<String> texts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] bytes = String.join(",", texts).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(digest.digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
