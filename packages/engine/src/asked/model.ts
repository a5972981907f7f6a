import { bytesOf } from '../reading/weights/bytes-of.ts';
import { ROWS } from './signs-of-clause.ts';
import { VOTE_ROWS, type Votes } from './votes.ts';

/** What was learned of clauses: every sign leads somewhere in a small room of senses, and every kind lies somewhere in it. */
export type AskedModel = {
  width: number;
  /** A row for each sign, in steps of one size. */
  table: Float32Array | Int8Array;
  step: number;
  /** A row for each kind. */
  kinds: Float32Array;
  bias: Float32Array;
  votes: Votes;
};

/** As it is shipped: the rows of the table in steps of one size, in base64. */
export type PackedModel = {
  width: number;
  step: number;
  table: string;
  kinds: string;
  bias: string;
  votes: { table: string; step: number; bias: string };
};

export function unpackModel({ width, step, table, kinds, bias, votes }: PackedModel): AskedModel {
  const steps = new Int8Array(bytesOf(table).buffer);
  const own = { ...votes, table: new Int8Array(bytesOf(votes.table).buffer), bias: floats(votes.bias) };
  if (steps.length !== ROWS * width || own.table.length !== VOTE_ROWS * own.bias.length)
    throw new Error('The weights are of another table.');
  return { width, table: steps, step, kinds: floats(kinds), bias: floats(bias), votes: own };
}

function floats(packed: string): Float32Array {
  return new Float32Array(bytesOf(packed).buffer);
}

/** Where the signs of a clause lead to. */
export function senseOf({ table, step, width }: AskedModel, signs: Int32Array): Float32Array {
  const sense = new Float32Array(width);
  const scale = step / Math.sqrt(Math.max(1, signs.length));
  for (const sign of signs)
    for (let at = 0, from = sign * width; at < width; at++)
      sense[at] = (sense[at] ?? 0) + scale * (table[from + at] ?? 0);
  return sense;
}

/** How likely each kind is, all together one. */
export function sharesOf({ kinds, bias, width }: AskedModel, sense: Float32Array): Float32Array {
  const shares = new Float32Array(bias.length);
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < shares.length; kind++) {
    let score = bias[kind] ?? 0;
    for (let at = 0, from = kind * width; at < width; at++)
      score += (kinds[from + at] ?? 0) * (sense[at] ?? 0);
    shares[kind] = score;
    most = Math.max(most, score);
  }
  let sum = 0;
  for (let kind = 0; kind < shares.length; kind++) {
    const share = Math.exp((shares[kind] ?? 0) - most);
    shares[kind] = share;
    sum += share;
  }
  return shares.map((share) => share / sum);
}
