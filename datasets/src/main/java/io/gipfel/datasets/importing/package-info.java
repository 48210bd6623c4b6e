/**
 * Game records of other sites and programs: read into game records of this project, and written.
 *
 * <p>Start at {@link io.gipfel.datasets.importing.RecordImport}. A {@link
 * io.gipfel.datasets.importing.RecordText} knows the files of one format; what depends on the game
 * is behind {@link io.gipfel.core.TurnNotation}. Depends on {@code core} and {@code datasets}.
 */
package io.gipfel.datasets.importing;
