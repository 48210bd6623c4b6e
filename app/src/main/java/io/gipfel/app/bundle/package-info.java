/**
 * The program of an exported bot: {@code java -jar bot.jar}.
 *
 * <p>Start at {@link io.gipfel.app.bundle.BotMain}. It knows nothing of training, and stands on
 * {@code core}, {@code mcts}, {@code datasets}, the other packages of an exported bot, and picocli.
 */
package io.gipfel.app.bundle;
