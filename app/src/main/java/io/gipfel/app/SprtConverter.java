package io.gipfel.app;

import io.gipfel.training.arena.Sprt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code ELO0,ELO1}. */
final class SprtConverter implements ITypeConverter<Sprt> {

  @Override
  public Sprt convert(String text) {
    String[] parts = text.split(",", -1);
    try {
      if (parts.length == 2) {
        return Sprt.of(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
      }
    } catch (NumberFormatException e) {
      throw expected(text);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
    throw expected(text);
  }

  private static TypeConversionException expected(String text) {
    return new TypeConversionException(
        "expected two Elo differences such as 0,30, found '" + text + "'");
  }
}
