package io.gipfel.app.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;

/** The line protocols that a bot can speak. */
public enum Protocol {
  /** The Universal Game Interface. */
  UGI {
    @Override
    public void serve(Bot bot, BufferedReader in, PrintWriter out, PrintWriter err)
        throws IOException {
      new UgiServer(bot, out).serve(in);
    }
  },
  /** The protocol of the CodeCup. */
  CODECUP {
    @Override
    public void serve(Bot bot, BufferedReader in, PrintWriter out, PrintWriter err)
        throws IOException {
      new CodeCupServer(bot, out, err).serve(in);
    }
  };

  /**
   * Lets {@code bot} answer to {@code in} until the protocol or the input ends.
   *
   * @param err receives what the protocol has no words for
   * @throws IllegalArgumentException if the protocol cannot tell of the bot's game
   */
  public abstract void serve(Bot bot, BufferedReader in, PrintWriter out, PrintWriter err)
      throws IOException;
}
