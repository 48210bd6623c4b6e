/**
 * Not ours: the package of an ND4J class that DL4J looks up under a name it no longer has.
 *
 * <p>Start at {@link org.nd4j.nativeblas.Nd4jCpu}. Depends on nothing.
 */
package org.nd4j.nativeblas;
