package io.gipfel.training.network;

/**
 * Mean losses over samples, in nats but for the margin, which is a squared error; unweighted.
 *
 * @param policy cross-entropy of the policy over legal actions
 * @param value cross-entropy of win, draw and loss
 * @param margin squared error of the scaled margin
 * @param owners binary cross-entropy of the final owners, mean over cells and both planes
 * @param nextPolicy cross-entropy of the next ply's policy, over samples that have one
 */
public record Losses(
    double policy, double value, double margin, double owners, double nextPolicy) {}
