/**
 * The games. {@link io.gipfel.core.games.Games} lists them, a line each; each has a package of its
 * own that nothing else in the program names.
 */
package io.gipfel.core.games;
