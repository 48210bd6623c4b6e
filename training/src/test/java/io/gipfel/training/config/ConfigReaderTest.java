package io.gipfel.training.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.gipfel.core.Checks;
import io.gipfel.mcts.ProofConfig;
import io.gipfel.mcts.SearchConfig;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigReaderTest {

  enum Colour {
    RED,
    BLUE
  }

  record Inner(int size, double share, Colour colour) {
    Inner {
      Checks.atLeast("size", size, 1);
      Checks.share("share", share);
    }
  }

  record Outer(String name, long seed, boolean flag, List<String> words, Inner inner) {}

  private static final String BASE =
      """
      name: base
      seed: 7
      flag: true
      words: [one, two]
      inner:
        size: 3
        share: 0.5
        colour: red
      """;

  @TempDir Path folder;
  private Path base;

  @BeforeEach
  void writeBase() throws IOException {
    base = write("base.yaml", BASE);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private static Outer read(Path file, String... overrides) {
    return ConfigReader.read(file, List.of(overrides), Outer.class);
  }

  private static String complaint(Path file, String... overrides) {
    String message = assertThrows(ConfigException.class, () -> read(file, overrides)).getMessage();
    assertEquals(1, message.lines().count(), message);
    return message;
  }

  @Test
  void readsEveryKindOfValue() {
    assertEquals(
        new Outer("base", 7, true, List.of("one", "two"), new Inner(3, 0.5, Colour.RED)),
        read(base));
  }

  @Test
  void fileExtendsAnotherBesideOrAboveIt() throws IOException {
    write("deep/middle.yaml", "extends: ../base.yaml\ninner:\n  size: 4\n");
    Path leaf = write("deep/leaf.yaml", "extends: middle.yaml\nname: leaf\n");
    assertEquals(
        new Outer("leaf", 7, true, List.of("one", "two"), new Inner(4, 0.5, Colour.RED)),
        read(leaf));
  }

  @Test
  void overridesComeLast() {
    Outer config = read(base, "inner.share=0.25", "words=[three]", "inner.colour=blue", "seed=8");
    assertEquals(
        new Outer("base", 8, true, List.of("three"), new Inner(3, 0.25, Colour.BLUE)), config);
  }

  @Test
  void writtenConfigReadsBackEqual() throws IOException {
    Outer config = read(base);
    assertEquals(config, read(write("copy.yaml", ConfigReader.write(config))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "inner.size=0      | inner.size: expected at least 1, found 0",
        "inner.share=1.5   | inner.share: expected from 0 to 1, found 1.5",
        "inner.sise=4      | inner.sise: unknown key; expected one of size, share, colour",
        "inner=4           | inner: expected a section of keys, found number 4",
        "nothing=4         | nothing: unknown key; expected one of name, seed, flag, words, inner",
        "size              | expected key.path=value",
        "=4                | expected key.path=value",
        "inner.size=[      | no YAML value",
        "inner.size=many   | inner.size: Cannot coerce",
        "inner.size=1.5    | inner.size: Cannot coerce",
        "inner.size=       | inner.size",
        "inner.colour=grey | inner.colour: Cannot deserialize value of type",
        "flag=perhaps      | flag: Cannot coerce",
      })
  void badOverrideIsNamed(String override, String expected) {
    String message = complaint(base, override);
    assertEquals(true, message.startsWith("--set " + override + ": "), message);
    assertEquals(true, message.contains(expected), message);
  }

  @Test
  void complaintNamesTheFileThatTheValueCameFrom() throws IOException {
    Path leaf = write("leaf.yaml", "extends: base.yaml\ninner:\n  share: 2\n");
    assertEquals(leaf + ": inner.share: expected from 0 to 1, found 2", complaint(leaf));
    write("base.yaml", BASE.replace("size: 3", "size: -3"));
    Path other = write("other.yaml", "extends: base.yaml\nname: x\n");
    assertEquals(base + ": inner.size: expected at least 1, found -3", complaint(other));
  }

  @Test
  void savedConfigsOfOlderVersionsLackKeys() throws IOException {
    Path old = write("old.yaml", BASE.replace("flag: true\n", "").replace("  size: 3\n", ""));
    String later = "{flag: true, seed: 8, inner: {size: 3, share: 0.1}}";
    assertEquals(read(base), ConfigReader.readSaved(old, later, Outer.class));
    Path odd = write("odd.yaml", BASE + "more: 1\n");
    assertThrows(ConfigException.class, () -> ConfigReader.readSaved(odd, later, Outer.class));
  }

  @Test
  void missingKeyIsNamed() throws IOException {
    Path file = write("missing.yaml", BASE.replace("  share: 0.5\n", ""));
    String message = complaint(file);
    assertEquals(true, message.startsWith(file + ": inner.share: "), message);
  }

  @Test
  void unknownKeyInTheFirstFileIsNamed() throws IOException {
    Path file = write("unknown.yaml", BASE + "more: 1\n");
    String message = complaint(file);
    assertEquals(true, message.startsWith(file + ": more: "), message);
  }

  @Test
  void filesThatCannotBeReadAreNamed() throws IOException {
    Path absent = folder.resolve("absent.yaml");
    assertEquals(absent + ": no such file; expected a configuration in YAML", complaint(absent));
    Path orphan = write("orphan.yaml", "extends: absent.yaml\n");
    assertEquals(absent + ": no such file; expected a configuration in YAML", complaint(orphan));
    Path list = write("list.yaml", "- 1\n- 2\n");
    assertEquals(true, complaint(list).startsWith(list + ": expected keys and values"));
    Path broken = write("broken.yaml", "name: [1\nseed: 3\n");
    assertEquals(true, complaint(broken).startsWith(broken + ":2: no YAML: "), complaint(broken));
    Path empty = write("empty.yaml", "");
    assertEquals(true, complaint(empty).startsWith(empty + ": expected keys and values"));
    Path circle = write("circle.yaml", "extends: circle.yaml\n");
    assertEquals(true, complaint(circle).startsWith(circle + ": extends: expected"));
  }

  /** As a run of a program that knew no proofs says it: it searched without. */
  @Test
  void theSearchOfAnOlderRunIsRead() throws IOException {
    String old =
        """
        game: dvonn
        search:
          algorithm: puct
          gumbel: {considered: 8, visitOffset: 50, visitScale: 1}
          puct: {cPuct: 1, fpuReduction: 0, noiseFraction: 0, noiseConcentration: 10, forcedPlayouts: 0}
          leavesInFlight: 2
        """;
    SearchConfig search =
        ConfigReader.readSection(write("old.yaml", old), "search", SearchConfig.class);
    assertEquals(SearchConfig.Algorithm.PUCT, search.algorithm());
    assertEquals(2, search.leavesInFlight());
    assertEquals(ProofConfig.OFF, search.proofs());
    Path broken = write("broken.yaml", old.replace("  algorithm: puct\n", ""));
    assertThrows(
        ConfigException.class,
        () -> ConfigReader.readSection(broken, "search", SearchConfig.class));
  }
}
