package io.gipfel.training.run;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** What program this is. */
public final class Program {

  private Program() {}

  /** Name and version, such as {@code gipfel 1.0}; the build writes the version. */
  public static String version() {
    Properties properties = new Properties();
    try (InputStream in = Program.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return "gipfel " + properties.getProperty("version");
  }
}
