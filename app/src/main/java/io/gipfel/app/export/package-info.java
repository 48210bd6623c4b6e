/**
 * Export of bots: one jar that needs nothing but a JVM.
 *
 * <p>Start at {@link io.gipfel.app.export.BotJar}, which packs it out of the class path, and {@link
 * io.gipfel.app.export.ExportedNetwork}, which reads the network and writes its card. Depends on
 * the packages of a bot and on {@code training}, whose runs it reads.
 */
package io.gipfel.app.export;
