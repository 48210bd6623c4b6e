package io.gipfel.app;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** Standard input as lines. */
final class StandardInput {

  private StandardInput() {}

  static BufferedReader reader() {
    return new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
  }
}
