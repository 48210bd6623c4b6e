/**
 * Games as data: records, shards, the window of games that training draws from, and statistics.
 *
 * <p>Start at {@link io.gipfel.datasets.GameRecord}. A dataset stores games, not tensors: samples
 * are derived by replay, so an encoder can change without new games. Depends on {@code core}.
 */
package io.gipfel.datasets;
