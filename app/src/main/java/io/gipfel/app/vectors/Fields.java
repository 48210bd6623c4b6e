package io.gipfel.app.vectors;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Strict access to the fields of one JSON object: each must be there, of its type, and none may be
 * left over that nobody has read.
 */
final class Fields {

  private final ObjectNode object;
  private final String where;
  private final Set<String> read = new HashSet<>();

  /** The fields of {@code object}, which stands at {@code where} in messages. */
  Fields(ObjectNode object, String where) {
    this.object = object;
    this.where = where;
  }

  /** Whether there is a field {@code key} with a value other than null. */
  boolean has(String key) {
    return object.hasNonNull(key);
  }

  /** Whether there is a field {@code key}, be it null. */
  boolean mentions(String key) {
    return object.has(key);
  }

  /** Whether there is an array at {@code key}. */
  boolean isArray(String key) {
    return object.path(key).isArray();
  }

  /** Whether there is an integer at {@code key}. */
  boolean isInteger(String key) {
    return object.path(key).isIntegralNumber();
  }

  String text(String key) throws VectorException {
    JsonNode value = value(key);
    if (!value.isTextual()) {
      throw unexpected(key, "a string", value);
    }
    return value.textValue();
  }

  /** The string at {@code key}, or null where the file says null. */
  String textOrNull(String key) throws VectorException {
    return value(key).isNull() ? null : text(key);
  }

  boolean bool(String key) throws VectorException {
    JsonNode value = value(key);
    if (!value.isBoolean()) {
      throw unexpected(key, "true or false", value);
    }
    return value.booleanValue();
  }

  long integer(String key) throws VectorException {
    return integer(key, value(key));
  }

  List<Long> integers(String key) throws VectorException {
    List<Long> integers = new ArrayList<>();
    for (JsonNode element : array(key)) {
      integers.add(integer(key, element));
    }
    return integers;
  }

  /** The lists of numbers in the array at {@code key}; a plain list of numbers is one. */
  List<List<Long>> rows(String key) throws VectorException {
    List<List<Long>> rows = new ArrayList<>();
    for (JsonNode element : array(key)) {
      if (!element.isArray()) {
        return List.of(integers(key));
      }
      List<Long> row = new ArrayList<>();
      for (JsonNode number : element) {
        row.add(integer(key, number));
      }
      rows.add(row);
    }
    return rows;
  }

  List<String> texts(String key) throws VectorException {
    List<String> texts = new ArrayList<>();
    for (JsonNode element : array(key)) {
      if (!element.isTextual()) {
        throw unexpected(key, "strings", element);
      }
      texts.add(element.textValue());
    }
    return texts;
  }

  /** The objects in the array at {@code key}; each stands at its number in messages. */
  List<Fields> objects(String key) throws VectorException {
    List<Fields> objects = new ArrayList<>();
    for (JsonNode element : array(key)) {
      if (!(element instanceof ObjectNode child)) {
        throw unexpected(key, "objects", element);
      }
      objects.add(new Fields(child, where + ": " + key + "[" + objects.size() + "]"));
    }
    return objects;
  }

  /** Says that {@code keys} may be there and don't matter. */
  void ignore(String... keys) {
    read.addAll(Arrays.asList(keys));
  }

  /** Complains about a field that nobody has read. */
  void expectNoOthers() throws VectorException {
    for (String key : (Iterable<String>) object::fieldNames) {
      if (!read.contains(key)) {
        throw new VectorException(where + ": unknown field '" + key + "'");
      }
    }
  }

  VectorException unexpected(String key, String expected, Object found) {
    return new VectorException(
        where + ": field '" + key + "': expected " + expected + ", found " + found);
  }

  VectorException invalid(String key, IllegalArgumentException e) {
    return new VectorException(where + ": field '" + key + "': " + e.getMessage(), e);
  }

  private JsonNode value(String key) throws VectorException {
    read.add(key);
    JsonNode value = object.get(key);
    if (value == null) {
      throw new VectorException(where + ": field '" + key + "' is missing");
    }
    return value;
  }

  private ArrayNode array(String key) throws VectorException {
    JsonNode value = value(key);
    if (value instanceof ArrayNode array) {
      return array;
    }
    throw unexpected(key, "an array", value);
  }

  private long integer(String key, JsonNode value) throws VectorException {
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw unexpected(key, "an integer", value);
    }
    return value.longValue();
  }
}
