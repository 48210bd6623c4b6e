package io.gipfel.core.picture;

import java.util.List;
import java.util.Locale;

/**
 * What a piece or a stack of pieces looks like.
 *
 * @param ink colour of the topmost piece
 * @param height pieces in the stack, at least 1
 * @param label a short text on top, such as the height; may be empty
 * @param inside colours of pieces hidden in the stack that people should know of
 */
public record Piece(Form form, Ink ink, int height, String label, List<Ink> inside, Emblem emblem) {

  /** The body of a piece. */
  public enum Form {
    /** A flat disc. */
    DISC,
    /** A flat ring with a narrow hole. */
    RING,
    /** A wide ring that another piece fits into. */
    HOOP,
    /** A ball. */
    BALL
  }

  /** A sign on top of a piece that tells its kind. */
  public enum Emblem {
    /** A plain piece. */
    NONE,
    /** A dot. */
    DOT,
    /** A circle. */
    CIRCLE,
    /** A dot in a circle. */
    STAR
  }

  /** Owns its list; checks the height. */
  public Piece {
    inside = List.copyOf(inside);
    if (height < 1) {
      throw new IllegalArgumentException("height: expected at least 1, found " + height);
    }
  }

  /** A single plain piece. */
  public static Piece of(Form form, Ink ink) {
    return new Piece(form, ink, 1, "", List.of(), Emblem.NONE);
  }

  /** This piece on top of a stack, with its height written on it if there is more than one. */
  public Piece stacked(int pieces) {
    return new Piece(form, ink, pieces, pieces > 1 ? "" + pieces : "", inside, emblem);
  }

  /** This piece on top of a stack without any text. */
  public Piece doubled() {
    return new Piece(form, ink, 2, "", inside, emblem);
  }

  /** This stack with hidden pieces. */
  public Piece holding(List<Ink> hidden) {
    return new Piece(form, ink, height, label, hidden, emblem);
  }

  /** This piece with a sign on top. */
  public Piece marked(Emblem sign) {
    return new Piece(form, ink, height, label, inside, sign);
  }

  /** The same in words, such as {@code white, 3 high, red inside}. */
  public String words() {
    StringBuilder words = new StringBuilder(ink.name().toLowerCase(Locale.ROOT));
    if (form == Form.HOOP) {
      words.append(" ring");
    }
    if (emblem != Emblem.NONE) {
      words.append(" with a ").append(emblem.name().toLowerCase(Locale.ROOT));
    }
    if (height > 1) {
      words.append(", ").append(height).append(" high");
    }
    if (!inside.isEmpty()) {
      words.append(", ").append(inside.size() > 1 ? inside.size() + " " : "");
      words.append(inside.get(0).name().toLowerCase(Locale.ROOT)).append(" inside");
    }
    return words.toString();
  }
}
