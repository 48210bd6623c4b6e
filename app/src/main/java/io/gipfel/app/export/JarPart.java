package io.gipfel.app.export;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * A piece of the class path that goes into a bot.
 *
 * @param source a jar or a folder of classes
 * @param wanted which of its entries
 */
record JarPart(Path source, Predicate<String> wanted) {

  /** All of the jar or folder that {@code type} was loaded from. */
  static JarPart of(Class<?> type) {
    return of(type, name -> true);
  }

  /** What is wanted of the jar or folder that {@code type} was loaded from. */
  static JarPart of(Class<?> type, Predicate<String> wanted) {
    try {
      return new JarPart(
          Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()), wanted);
    } catch (URISyntaxException e) {
      throw new IllegalStateException(type + " was loaded from no file", e);
    }
  }

  /** Adds its entries to {@code entries}, by name. */
  void addTo(Map<String, byte[]> entries) throws IOException {
    if (Files.isDirectory(source)) {
      addFolder(entries);
    } else {
      addJar(entries);
    }
  }

  private void addFolder(Map<String, byte[]> entries) throws IOException {
    try (Stream<Path> files = Files.walk(source)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = source.relativize(file).toString().replace('\\', '/');
        add(name, () -> Files.readAllBytes(file), entries);
      }
    }
  }

  private void addJar(Map<String, byte[]> entries) throws IOException {
    try (ZipFile jar = new ZipFile(source.toFile())) {
      for (ZipEntry entry : jar.stream().filter(e -> !e.isDirectory()).toList()) {
        add(entry.getName(), () -> jar.getInputStream(entry).readAllBytes(), entries);
      }
    }
  }

  private interface Content {
    byte[] read() throws IOException;
  }

  private void add(String name, Content content, Map<String, byte[]> entries) throws IOException {
    String inBot = nameInBot(name);
    if (!inBot.isEmpty() && wanted.test(name) && entries.put(inBot, content.read()) != null) {
      throw new IllegalStateException(inBot + " is twice on the class path");
    }
  }

  /**
   * The name of an entry in a bot, or an empty text for what is left behind: what only builds and
   * module paths read. Licences keep the name of the jar that they are of.
   */
  private String nameInBot(String name) {
    boolean notice = name.matches("(META-INF/)?(LICENSE|NOTICE|ThirdPartyNotices|Privacy)[^/]*");
    if (notice) {
      String file = name.substring(name.lastIndexOf('/') + 1);
      return "META-INF/licenses/" + source.getFileName() + "/" + file;
    }
    boolean kept = !name.startsWith("META-INF/") || name.startsWith("META-INF/services/");
    return kept && name.contains("/") ? name : "";
  }
}
