/**
 * What is measured: the signature and the workloads behind {@code gipfel bench} and the JMH
 * benchmarks.
 *
 * <p>Start at {@link io.gipfel.app.bench.Signature} (the same number everywhere) and {@link
 * io.gipfel.app.bench.Speeds} (another on every machine). Depends on {@code core}, {@code mcts},
 * {@code training.network} and {@code training.selfplay}.
 */
package io.gipfel.app.bench;
