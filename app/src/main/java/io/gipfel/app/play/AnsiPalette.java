package io.gipfel.app.play;

import io.gipfel.core.Palette;

/** The colours of a terminal: they stand out on light and dark grounds alike. */
enum AnsiPalette implements Palette {
  /** The only one. */
  COLOURS;

  private static final String RESET = "\u001b[0m";

  @Override
  public String paint(Ink ink, String text) {
    String colour =
        switch (ink) {
          case FIRST -> "\u001b[1;30;47m";
          case SECOND -> "\u001b[1;37;40m";
          case NEUTRAL -> "\u001b[1;31m";
          case LABEL -> "\u001b[2m";
        };
    return colour + text + RESET;
  }
}
