/**
 * The command line: one class a command.
 *
 * <p>Start at {@link io.gipfel.app.Main}. Depends on every other module; nothing depends on it.
 */
package io.gipfel.app;
