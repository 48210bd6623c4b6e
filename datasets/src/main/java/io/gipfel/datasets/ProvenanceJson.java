package io.gipfel.datasets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;

/**
 * Provenance as one line of JSON with its keys in alphabetical order, and back. Unknown keys are
 * ignored, missing ones are errors.
 */
final class ProvenanceJson {

  private static final JsonMapper MAPPER =
      JsonMapper.builder()
          .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
          .disable(MapperFeature.SORT_CREATOR_PROPERTIES_FIRST)
          .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private static final ObjectWriter WRITER = MAPPER.writerFor(Provenance.class);
  private static final ObjectReader READER = MAPPER.readerFor(Provenance.class);

  private ProvenanceJson() {}

  static String write(Provenance provenance) {
    try {
      return WRITER.writeValueAsString(provenance);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record of texts and numbers is always JSON", e);
    }
  }

  static Provenance read(String json) throws JsonProcessingException {
    return READER.readValue(json);
  }
}
