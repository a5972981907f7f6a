/** What every sign says of every kind by itself, without a room of senses between them: it knows the rare words better. */
export type Votes = {
  /** A row for each sign, in steps of one size. */
  table: Float32Array | Int8Array;
  step: number;
  bias: Float32Array;
};

/** Fewer rows than the table of senses has: signs that meet in one vote together. */
export const VOTE_ROWS = 8192;

/** How likely each kind is, each asked by itself, all together one. */
export function sharesByVotes(votes: Votes, signs: Int32Array): Float32Array {
  const likely = sumOfVotes(votes, signs).map((score) => 1 / (1 + Math.exp(-score)));
  const all = likely.reduce((sum, one) => sum + one, 0);
  return likely.map((one) => one / all);
}

/** The scores of the kinds; a long clause speaks no louder than a short one. */
export function sumOfVotes({ table, step, bias }: Votes, signs: Int32Array): Float32Array {
  const scores = Float32Array.from(bias);
  const scale = step / Math.sqrt(Math.max(1, signs.length));
  for (const sign of signs) {
    const from = (sign % VOTE_ROWS) * scores.length;
    for (let kind = 0; kind < scores.length; kind++)
      scores[kind] = (scores[kind] ?? 0) + scale * (table[from + kind] ?? 0);
  }
  return scores;
}
