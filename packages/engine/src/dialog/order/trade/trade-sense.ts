/**
 * One thing of the trade, as word shapes in one language: `abc*` is a beginning, `*abc*` may stand inside a compound,
 * `a_b` are neighbouring words, `a~b` words of one sentence, `a|b` either.
 */
export type TradeSense = {
  /** How a list or a client calls it. */
  named: string;
  /** How a client tells that it is needed: what is dirty, broken, or to be prepared for. */
  hinted?: string;
};
