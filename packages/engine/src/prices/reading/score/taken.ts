/** A name is taken from this logit on: a lost name costs more than a word too many. */
export const TAKEN = -0.6;
