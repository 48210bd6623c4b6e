/**
 * Questions about datasets in SQL, and tables for other tools.
 *
 * <p>Start at {@link io.gipfel.datasets.query.QueryStore}. The only package that may name DuckDB.
 * Depends on {@code core}, {@code datasets} and Jackson.
 */
package io.gipfel.datasets.query;
