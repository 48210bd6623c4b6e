/**
 * JMH benchmarks of what the speed of training rests on.
 *
 * <p>Start at {@link io.gipfel.benchmarks.PlayoutBenchmark}. The workloads are those of the command
 * {@code bench}. Depends on everything; nothing depends on it and it never ships.
 */
package io.gipfel.benchmarks;
