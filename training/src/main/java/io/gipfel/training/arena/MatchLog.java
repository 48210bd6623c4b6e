package io.gipfel.training.arena;

import java.util.List;

/** Where finished games of one match are kept, so that an interrupted match can go on. */
public interface MatchLog {

  /** Keeps nothing. */
  MatchLog NONE =
      new MatchLog() {
        @Override
        public List<PlayedGame> played() {
          return List.of();
        }

        @Override
        public void append(PlayedGame game) {}
      };

  /** The games that were kept before now. */
  List<PlayedGame> played();

  /** Keeps a game. Calls come one at a time. */
  void append(PlayedGame game);
}
