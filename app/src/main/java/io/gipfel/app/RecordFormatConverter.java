package io.gipfel.app;

import io.gipfel.core.RecordFormat;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a format of game records. */
final class RecordFormatConverter implements ITypeConverter<RecordFormat> {

  @Override
  public RecordFormat convert(String name) {
    return Arrays.stream(RecordFormat.values())
        .filter(format -> format.label().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "unknown format '" + name + "': expected one of " + names()));
  }

  private static String names() {
    return Arrays.stream(RecordFormat.values())
        .map(RecordFormat::label)
        .collect(Collectors.joining(", "));
  }
}
