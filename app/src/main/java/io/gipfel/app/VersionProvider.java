package io.gipfel.app;

import io.gipfel.training.run.Program;
import picocli.CommandLine.IVersionProvider;

/** The versions of the program and of what it runs on. */
final class VersionProvider implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {
      Program.version(), "Java " + Runtime.version() + ", " + System.getProperty("os.name")
    };
  }
}
