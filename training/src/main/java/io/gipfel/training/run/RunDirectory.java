package io.gipfel.training.run;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.IoReason;
import io.gipfel.training.network.Checkpoint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of one run: every path in it, and how things appear there.
 *
 * <pre>
 *   config.yaml                the resolved configuration
 *   about.json                 versions and machine that began it
 *   teacher.onnx               the network that plays the first generation, if the run begins with one
 *   inference.json             which arithmetic networks play in, if that was measured
 *   games/gen-0003/            shards of generation 3
 *   checkpoints/gen-0003/      the network after generation 3: network.zip, average.bin, learner.json, network.onnx,
 *                              and in 8 bits network-int8.onnx, fidelity.json
 *   arena/gen-0003/            games of its matches
 *   reports.jsonl              what is known of each generation, a line each
 *   final.json                 how strong the final network is
 *   run.log                    what the run printed
 * </pre>
 *
 * <p>Files and folders are made under a temporary name and renamed, so whatever has its final name
 * is complete, and a run killed at any instant goes on from what is there.
 */
public final class RunDirectory {

  private static final JsonMapper JSON = JsonMapper.builder().findAndAddModules().build();
  private static final String TEMPORARY = ".tmp";
  private static final Pattern GENERATION = Pattern.compile("gen-(\\d{4,9})");

  private final Path root;

  private RunDirectory(Path root) {
    this.root = root;
  }

  /** The run in {@code root}, which may not exist yet. */
  public static RunDirectory at(Path root) {
    return new RunDirectory(root);
  }

  /** The run that {@code path} is or lies in, if there is one: a checkpoint of it, or a file. */
  public static Optional<RunDirectory> containing(Path path) {
    for (Path folder = path.toAbsolutePath(); folder != null; folder = folder.getParent()) {
      RunDirectory run = new RunDirectory(folder);
      if (run.exists()) {
        return Optional.of(run);
      }
    }
    return Optional.empty();
  }

  /** The folder itself. */
  public Path root() {
    return root;
  }

  /** The resolved configuration. */
  public Path config() {
    return root.resolve("config.yaml");
  }

  /** Versions and machine. */
  public Path about() {
    return root.resolve("about.json");
  }

  /** The network that plays the games of the first generation, if the run begins with one. */
  public Path teacher() {
    return root.resolve("teacher.onnx");
  }

  /** Which arithmetic suits the machine, if the run was to find out. */
  public Path inference() {
    return root.resolve("inference.json");
  }

  /** What the run printed. */
  public Path log() {
    return root.resolve("run.log");
  }

  /** All games of the run. */
  public Path games() {
    return root.resolve("games");
  }

  /** The games of one generation. */
  public Path games(int generation) {
    return games().resolve(name(generation));
  }

  /**
   * The checkpoint after one generation; generation 0 is the network before it learned anything.
   */
  public Checkpoint checkpoint(int generation) {
    return new Checkpoint(checkpoints().resolve(name(generation)));
  }

  /** The generation of the newest checkpoint that is published, if any is. */
  public OptionalInt newestGeneration() {
    if (!Files.isDirectory(checkpoints())) {
      return OptionalInt.empty();
    }
    try (Stream<Path> folders = Files.list(checkpoints())) {
      return folders
          .filter(folder -> new Checkpoint(folder).exists())
          .flatMapToInt(folder -> generationOf(folder).stream())
          .max();
    } catch (IOException e) {
      throw new RunException(checkpoints() + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  /** The newest checkpoint that is published, if any is. */
  public Optional<Checkpoint> newestCheckpoint() {
    return newestGeneration().stream().mapToObj(this::checkpoint).findFirst();
  }

  /** The generation of the checkpoint that lies in {@code folder}, if it has the name of one. */
  public static OptionalInt generationOf(Path folder) {
    Matcher name = GENERATION.matcher(String.valueOf(folder.toAbsolutePath().getFileName()));
    return name.matches() ? OptionalInt.of(Integer.parseInt(name.group(1))) : OptionalInt.empty();
  }

  private Path checkpoints() {
    return root.resolve("checkpoints");
  }

  /** The games of one generation's matches. */
  public Path arena(int generation) {
    return root.resolve("arena").resolve(name(generation));
  }

  private Path reportsFile() {
    return root.resolve("reports.jsonl");
  }

  private Path finalFile() {
    return root.resolve("final.json");
  }

  private static String name(int generation) {
    return String.format(Locale.ROOT, "gen-%04d", generation);
  }

  /** Whether a run was begun here. */
  public boolean exists() {
    return Files.isRegularFile(config()) && Files.isRegularFile(about());
  }

  /**
   * Makes the folder the caller's alone until the lock is closed.
   *
   * @throws RunException if somebody else works here
   */
  public RunLock lock() {
    return RunLock.of(root);
  }

  /** Removes what a killed process left under temporary names. */
  public void clean() {
    try {
      deleteTemporaries(root);
      deleteTemporaries(checkpoints());
    } catch (IOException e) {
      throw new RunException(root + ": cannot be cleaned: " + IoReason.of(e), e);
    }
  }

  private static void deleteTemporaries(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return;
    }
    List<Path> leftovers;
    try (Stream<Path> entries = Files.list(folder)) {
      leftovers = entries.filter(entry -> entry.toString().endsWith(TEMPORARY)).toList();
    }
    for (Path leftover : leftovers) {
      deleteTree(leftover);
    }
  }

  private static void deleteTree(Path folder) throws IOException {
    try (Stream<Path> tree = Files.walk(folder)) {
      for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(path);
      }
    }
  }

  /**
   * Fills a new folder and then gives it its name in one step; what stood there before is replaced.
   */
  public void publishFolder(Path folder, FolderFiller filler) {
    Path temporary = folder.resolveSibling(folder.getFileName() + TEMPORARY);
    try {
      if (Files.exists(temporary)) {
        deleteTree(temporary);
      }
      Files.createDirectories(temporary);
      fill(temporary, filler);
      if (Files.exists(folder)) {
        deleteTree(folder);
      }
      Files.move(temporary, folder, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new RunException(folder + ": cannot be made: " + IoReason.of(e), e);
    }
  }

  private static void fill(Path temporary, FolderFiller filler) throws IOException {
    boolean filled = false;
    try {
      filler.fill(temporary);
      filled = true;
    } finally {
      if (!filled) {
        deleteTree(temporary);
      }
    }
  }

  /** Writes {@code text} to {@code file} in one step. */
  private void publishText(Path file, String text) {
    Path temporary = file.resolveSibling(file.getFileName() + TEMPORARY);
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(temporary, text);
      Files.move(
          temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new RunException(file + ": cannot be written: " + IoReason.of(e), e);
    }
  }

  /** Writes what was begun with, and by what. */
  public void begin(String configYaml, About about) {
    publishText(about(), toJson(about) + "\n");
    publishText(config(), configYaml);
  }

  /** The reports so far, in order of generation; of two for one generation the later counts. */
  public List<Report> reports() {
    if (!Files.isRegularFile(reportsFile())) {
      return List.of();
    }
    List<Report> reports = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(reportsFile())) {
        Report report = JSON.readValue(line, Report.class);
        reports.removeIf(earlier -> earlier.generation() >= report.generation());
        reports.add(report);
      }
    } catch (IOException e) {
      throw new RunException(
          reportsFile() + ":" + (reports.size() + 1) + ": no report: " + IoReason.of(e), e);
    }
    return reports;
  }

  /** Adds one generation's report. */
  public void addReport(Report report) {
    List<Report> reports = new ArrayList<>(reports());
    reports.removeIf(earlier -> earlier.generation() >= report.generation());
    reports.add(report);
    StringBuilder lines = new StringBuilder();
    reports.forEach(each -> lines.append(toJson(each)).append('\n'));
    publishText(reportsFile(), lines.toString());
  }

  /** Keeps how strong the final network is. */
  public void setFinalReport(FinalReport report) {
    publishText(finalFile(), toJson(report) + "\n");
  }

  /** How strong the final network is, once the run has come to its end. */
  public Optional<FinalReport> finalReport() {
    if (!Files.isRegularFile(finalFile())) {
      return Optional.empty();
    }
    try {
      return Optional.of(JSON.readValue(Files.readString(finalFile()), FinalReport.class));
    } catch (IOException e) {
      throw new RunException(finalFile() + ": no final report: " + IoReason.of(e), e);
    }
  }

  /** Adds lines to the log. */
  public void appendLog(String text) {
    try {
      Files.writeString(
          log(),
          text,
          StandardCharsets.UTF_8,
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new RunException(log() + ": cannot be written: " + IoReason.of(e), e);
    }
  }

  private static String toJson(Object value) {
    try {
      return JSON.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("no JSON: " + value, e);
    }
  }

  /** What puts files into a new folder. */
  @FunctionalInterface
  public interface FolderFiller {

    /** Writes everything into {@code folder}. */
    void fill(Path folder) throws IOException;
  }
}
