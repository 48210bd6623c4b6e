/**
 * Configuration files: YAML that extends other YAML, bound strictly to records.
 *
 * <p>Start at {@link io.gipfel.training.config.ConfigReader}. Depends on Jackson alone.
 */
package io.gipfel.training.config;
