package io.gipfel.app.play;

import io.gipfel.core.Palette;
import io.gipfel.core.picture.Ink;

/** The colours of a terminal: they stand out on light and dark grounds alike. */
enum AnsiPalette implements Palette {
  /** The only one. */
  COLOURS;

  private static final String RESET = "\u001b[0m";

  @Override
  public String piece(Ink ink, String text) {
    String colour =
        switch (ink) {
          case WHITE -> "\u001b[1;30;47m";
          case BLACK -> "\u001b[1;37;40m";
          case GREY -> "\u001b[1m";
          case RED -> "\u001b[1;31m";
        };
    return colour + text + RESET;
  }

  @Override
  public String label(String text) {
    return "\u001b[2m" + text + RESET;
  }
}
