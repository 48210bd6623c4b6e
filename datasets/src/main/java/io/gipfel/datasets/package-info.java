/**
 * Games as data: records, the shards that keep them, the window of games that training draws from,
 * and statistics.
 *
 * <p>Start at {@link io.gipfel.datasets.GameRecord}; {@link io.gipfel.datasets.Dataset} reads them,
 * {@link io.gipfel.datasets.ShardWriter} writes them, and {@link io.gipfel.datasets.Sampler}
 * chooses what to learn from. A dataset stores games, not tensors: samples are derived by {@link
 * io.gipfel.datasets.Replay}, so an encoder can change without new games. Depends on {@code core}
 * and Jackson.
 */
package io.gipfel.datasets;
