/**
 * A page in the browser to play, look at games, and watch a run, served on this machine alone.
 *
 * <p>Start at {@link io.gipfel.app.web.WebServer}; {@link io.gipfel.app.web.Site} is what there is
 * to show. The server keeps no games: each request brings its game as text, and the answer is drawn
 * from it. Depends on {@code core}, {@code mcts}, {@code datasets}, Jackson and the JDK's own HTTP
 * server, and on nothing of {@code training}: it also serves a network on its own.
 */
package io.gipfel.app.web;
