package io.gipfel.app;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The program's version, which the build writes into {@code version.properties}. */
final class VersionProvider implements IVersionProvider {

  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = VersionProvider.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    }
    return new String[] {
      "gipfel " + properties.getProperty("version"),
      "Java " + Runtime.version() + ", " + System.getProperty("os.name")
    };
  }
}
