package io.gipfel.app.vectors;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/** The JSON objects of a file, one a line; the file may be compressed by gzip. */
final class JsonLines implements AutoCloseable {

  private static final int GZIP_MAGIC = 0x1f8b;

  private static final ObjectReader READER =
      JsonMapper.builder()
          .enable(JsonParser.Feature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build()
          .reader();

  private final Path file;
  private final BufferedReader lines;
  private int line;

  /**
   * Opens {@code file}.
   *
   * @throws VectorException if it can't be opened
   */
  JsonLines(Path file) throws VectorException {
    this.file = file;
    if (Files.isDirectory(file)) {
      throw new VectorException(file + ": is a directory, expected a file of JSON lines");
    }
    try {
      // A decoder that reports malformed input, unlike that of the reader's other constructors.
      lines =
          new BufferedReader(
              new InputStreamReader(open(file), StandardCharsets.UTF_8.newDecoder()));
    } catch (NoSuchFileException e) {
      throw new VectorException(file + ": no such file", e);
    } catch (IOException e) {
      throw unreadable(e);
    }
  }

  @SuppressWarnings("resource") // the stream returned owns the file's
  private static InputStream open(Path file) throws IOException {
    InputStream in = new BufferedInputStream(Files.newInputStream(file));
    try {
      in.mark(2);
      int magic = in.read() << 8 | in.read();
      in.reset();
      return magic == GZIP_MAGIC ? new GZIPInputStream(in) : in;
    } catch (IOException e) {
      in.close();
      throw e;
    }
  }

  /**
   * The next line's object, or null at the end of the file.
   *
   * @throws VectorException if the line can't be read or is no JSON object
   */
  ObjectNode next() throws VectorException {
    String text;
    try {
      text = lines.readLine();
    } catch (IOException e) {
      throw unreadable(e);
    }
    if (text == null) {
      return null;
    }
    line++;
    try {
      JsonNode node = READER.readTree(text);
      if (node instanceof ObjectNode object) {
        return object;
      }
      throw new VectorException(where() + ": expected a JSON object");
    } catch (JsonProcessingException e) {
      String column = e.getLocation() == null ? "" : " at column " + e.getLocation().getColumnNr();
      throw new VectorException(
          where() + ": not valid JSON" + column + ": " + e.getOriginalMessage(), e);
    }
  }

  /** The file and the number of the line read last, for messages. */
  String where() {
    return file + ":" + line;
  }

  /** The file's name, for messages. */
  String fileName() {
    return file.toString();
  }

  /** The number of the line read last, from 1. */
  int line() {
    return line;
  }

  private VectorException unreadable(IOException e) {
    String after = line == 0 ? "" : " after line " + line;
    if (e instanceof EOFException || e instanceof ZipException) {
      return new VectorException(
          file + ": truncated or damaged gzip data" + after + ": " + e.getMessage(), e);
    }
    if (e instanceof CharacterCodingException) {
      return new VectorException(file + ": not UTF-8" + after, e);
    }
    return new VectorException(file + ": can't be read" + after + ": " + e.getMessage(), e);
  }

  @Override
  public void close() throws VectorException {
    try {
      lines.close();
    } catch (IOException e) {
      throw unreadable(e);
    }
  }
}
