package io.gipfel.training.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLGenerator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import io.gipfel.core.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Reads a configuration file into a record.
 *
 * <p>A file may say {@code extends: other.yaml} (relative to itself): it then lists only what
 * differs, and a key that the extended file does not have is an error. {@code key.path=value}
 * overrides come last. The record's components are all required, and its compact constructors check
 * the ranges; every complaint names the file that the value came from.
 */
public final class ConfigReader {

  private static final String EXTENDS = "extends";
  private static final int MAX_EXTENDS = 8;

  private static final YAMLMapper YAML =
      YAMLMapper.builder(
              YAMLFactory.builder()
                  .disable(YAMLGenerator.Feature.WRITE_DOC_START_MARKER)
                  .enable(YAMLGenerator.Feature.MINIMIZE_QUOTES)
                  .build())
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .build();

  /** Which file (or override) each key path was last set by. */
  private final Map<String, String> origins = new HashMap<>();

  private ConfigReader() {}

  /**
   * The configuration in {@code file} with {@code overrides} applied.
   *
   * @param overrides texts of the form {@code a.b=c}
   * @throws ConfigException if a file cannot be read, a key is unknown or missing, or a value is no
   *     good
   */
  public static <T> T read(Path file, List<String> overrides, Class<T> type) {
    ConfigReader reader = new ConfigReader();
    ObjectNode tree = reader.load(file, MAX_EXTENDS);
    overrides.forEach(override -> reader.override(tree, override));
    return reader.bind(file, tree, YAML.reader(), type);
  }

  /**
   * The section {@code key} of the configuration in {@code file}: it can be read even if an older
   * or newer program wrote the rest, or an older one wrote it before the section had all its keys.
   *
   * @throws ConfigException as {@link #read} does, or if there is no such section
   */
  public static <T> T readSection(Path file, String key, Class<T> type) {
    ConfigReader reader = new ConfigReader();
    JsonNode section = reader.load(file, MAX_EXTENDS).get(key);
    ObjectReader lenient =
        YAML.reader()
            .without(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .without(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES);
    return reader.bind(file, asSection(file.toString(), key, section), lenient, type);
  }

  /**
   * The configuration in {@code file}, whatever it holds.
   *
   * @throws ConfigException if it is no YAML
   */
  public static JsonNode readTree(Path file) {
    return new ConfigReader().load(file, MAX_EXTENDS);
  }

  /**
   * The configuration that {@link #write} wrote to {@code file}, perhaps by an older version.
   *
   * @param laterKeys YAML of the keys that came since, with the values that mean what older
   *     versions did
   * @throws ConfigException as {@link #read} does
   */
  public static <T> T readSaved(Path file, String laterKeys, Class<T> type) {
    ConfigReader reader = new ConfigReader();
    ObjectNode tree = reader.load(file, MAX_EXTENDS);
    try {
      fill(tree, (ObjectNode) YAML.readTree(laterKeys));
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no YAML: " + laterKeys, e);
    }
    return reader.bind(file, tree, YAML.reader(), type);
  }

  /** Adds to {@code tree} the keys of {@code defaults} that it lacks. */
  private static void fill(ObjectNode tree, ObjectNode defaults) {
    for (Map.Entry<String, JsonNode> entry : defaults.properties()) {
      JsonNode there = tree.putIfAbsent(entry.getKey(), entry.getValue());
      if (there instanceof ObjectNode section && entry.getValue() instanceof ObjectNode more) {
        fill(section, more);
      }
    }
  }

  /** {@code config} as YAML that {@link #read} turns into an equal record. */
  public static String write(Object config) {
    try {
      return YAML.writeValueAsString(config);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("no configuration: " + config, e);
    }
  }

  private ObjectNode load(Path file, int depth) {
    ObjectNode own = parse(file);
    JsonNode parent = own.remove(EXTENDS);
    if (parent == null) {
      recordOrigins("", own, file.toString());
      return own;
    }
    if (depth == 0 || !parent.isTextual()) {
      throw new ConfigException(
          file + ": extends: expected the name of a file, in a chain of at most " + MAX_EXTENDS);
    }
    ObjectNode merged = load(file.resolveSibling(parent.asText()), depth - 1);
    merge("", merged, own, file.toString());
    return merged;
  }

  private static ObjectNode parse(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new ConfigException(file + ": no such file; expected a configuration in YAML");
    }
    try {
      JsonNode tree = YAML.readTree(file.toFile());
      if (tree instanceof ObjectNode object) {
        return object;
      }
      throw new ConfigException(file + ": expected keys and values, found " + describe(tree));
    } catch (JsonProcessingException e) {
      throw new ConfigException(
          file + where(e) + ": no YAML: " + firstLine(e.getOriginalMessage()), e);
    } catch (IOException e) {
      throw new ConfigException(file + ": cannot be read: " + IoReason.of(e), e);
    }
  }

  private static String where(JsonProcessingException e) {
    return e.getLocation() == null ? "" : ":" + e.getLocation().getLineNr();
  }

  private void recordOrigins(String path, JsonNode node, String origin) {
    origins.put(path, origin);
    node.properties()
        .forEach(entry -> recordOrigins(join(path, entry.getKey()), entry.getValue(), origin));
  }

  private void merge(String path, ObjectNode base, ObjectNode changes, String origin) {
    changes
        .properties()
        .forEach(
            entry -> {
              String key = join(path, entry.getKey());
              JsonNode old = base.get(entry.getKey());
              if (old == null) {
                throw unknownKey(origin, key, base);
              }
              if (old instanceof ObjectNode section) {
                merge(key, section, asSection(origin, key, entry.getValue()), origin);
              } else {
                base.set(entry.getKey(), entry.getValue());
                recordOrigins(key, entry.getValue(), origin);
              }
            });
  }

  private static ObjectNode asSection(String origin, String key, JsonNode value) {
    if (value instanceof ObjectNode section) {
      return section;
    }
    throw new ConfigException(
        origin + ": " + key + ": expected a section of keys, found " + describe(value));
  }

  private static ConfigException unknownKey(String origin, String key, ObjectNode section) {
    String known =
        section.properties().stream().map(Map.Entry::getKey).collect(Collectors.joining(", "));
    return new ConfigException(origin + ": " + key + ": unknown key; expected one of " + known);
  }

  private void override(ObjectNode tree, String override) {
    int equals = override.indexOf('=');
    if (equals <= 0) {
      throw new ConfigException("--set " + override + ": expected key.path=value");
    }
    String[] keys = override.substring(0, equals).split("\\.", -1);
    ObjectNode change = YAML.createObjectNode();
    ObjectNode section = change;
    for (int i = 0; i < keys.length - 1; i++) {
      section = section.putObject(keys[i]);
    }
    try {
      section.set(keys[keys.length - 1], YAML.readTree(override.substring(equals + 1)));
    } catch (JsonProcessingException e) {
      throw new ConfigException(
          "--set " + override + ": no YAML value: " + firstLine(e.getOriginalMessage()), e);
    }
    merge("", tree, change, "--set " + override);
  }

  private <T> T bind(Path file, ObjectNode tree, ObjectReader binder, Class<T> type) {
    try {
      return binder.forType(type).readValue(tree);
    } catch (MismatchedInputException e) {
      String key = path(e);
      throw new ConfigException(
          originOf(key, file) + ": " + key + ": " + firstLine(e.getOriginalMessage()), e);
    } catch (JsonMappingException e) {
      String key = path(e);
      Throwable cause = e.getCause() == null ? e : e.getCause();
      String message = firstLine(cause.getMessage());
      String full =
          join(key, message.contains(": ") ? message.substring(0, message.indexOf(": ")) : "");
      throw new ConfigException(originOf(full, file) + ": " + join(key, message), e);
    } catch (IOException e) {
      throw new ConfigException(file + ": " + firstLine(e.getMessage()), e);
    }
  }

  private String originOf(String key, Path file) {
    for (String path = key; !path.isEmpty(); path = parentOf(path)) {
      if (origins.containsKey(path)) {
        return origins.get(path);
      }
    }
    return file.toString();
  }

  private static String parentOf(String path) {
    int dot = path.lastIndexOf('.');
    return dot < 0 ? "" : path.substring(0, dot);
  }

  private static String path(JsonMappingException e) {
    return e.getPath().stream()
        .map(
            ref ->
                ref.getFieldName() == null ? Integer.toString(ref.getIndex()) : ref.getFieldName())
        .collect(Collectors.joining("."));
  }

  private static String join(String path, String key) {
    return path.isEmpty() || key.isEmpty() ? path + key : path + "." + key;
  }

  private static String describe(JsonNode node) {
    return node == null
        ? "nothing"
        : node.getNodeType().name().toLowerCase(Locale.ROOT) + " " + node;
  }

  private static String firstLine(String message) {
    return message == null ? "no reason given" : message.lines().findFirst().orElse("");
  }
}
