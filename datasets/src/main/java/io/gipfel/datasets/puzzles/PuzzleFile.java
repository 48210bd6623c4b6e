package io.gipfel.datasets.puzzles;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.gipfel.core.Game;
import io.gipfel.core.WholeFile;
import io.gipfel.core.games.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads and writes puzzles, a JSON object a line; some come with the program. */
public final class PuzzleFile {

  private static final String FOLDER = "/gipfel/puzzles/";
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final ObjectReader READER =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .build()
          .readerFor(Puzzle.class);

  private PuzzleFile() {}

  /**
   * The puzzles in {@code file}.
   *
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if a line is no puzzle: says which line, and why
   */
  public static List<Puzzle> read(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return read(file.toString(), in);
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException(file + ": no such file; expected one of puzzles", e);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(file + ": expected text in UTF-8", e);
    }
  }

  /** All puzzles that come with the program. */
  public static List<Puzzle> shipped() {
    return Games.all().stream().flatMap(game -> resource(game).stream()).toList();
  }

  /** The puzzles that come with the program for {@code game}, or for the one it is a setup of. */
  public static List<Puzzle> shipped(Game game) {
    return Games.all().stream()
        .filter(known -> known.covers(game.name()))
        .map(PuzzleFile::resource)
        .filter(puzzles -> !puzzles.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  private static List<Puzzle> resource(Game game) {
    try (InputStream in = PuzzleFile.class.getResourceAsStream(FOLDER + game.name() + ".jsonl")) {
      return in == null ? List.of() : read("puzzles of " + game.name(), in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Puzzle> read(String name, InputStream in) throws IOException {
    // A decoder that reports malformed input, unlike that of the reader's other constructors.
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
    List<Puzzle> puzzles = new ArrayList<>();
    int number = 0;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      number++;
      if (!line.isBlank()) {
        puzzles.add(puzzle(name + " line " + number, line));
      }
    }
    return puzzles;
  }

  private static Puzzle puzzle(String where, String line) {
    try {
      return READER.readValue(line);
    } catch (ValueInstantiationException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      throw new IllegalArgumentException(where + ": " + cause.getMessage(), e);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          where + ": expected a puzzle, found: " + e.getOriginalMessage(), e);
    }
  }

  /** Writes {@code puzzles} to {@code file}, whole or not at all. */
  public static void write(Path file, List<Puzzle> puzzles) throws IOException {
    StringBuilder lines = new StringBuilder();
    for (Puzzle puzzle : puzzles) {
      lines.append(JSON.writeValueAsString(puzzle)).append('\n');
    }
    WholeFile.write(file, lines.toString().getBytes(StandardCharsets.UTF_8));
  }
}
