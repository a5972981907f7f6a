import { once } from '../words/once.ts';
import { remembering } from '../words/remembering.ts';
import { KINDS, type Kind } from './kinds.ts';
import { type AskedModel, senseOf, sharesOf, unpackModel } from './model.ts';
import { signsOfClause } from './signs-of-clause.ts';
import { sharesByVotes } from './votes.ts';
import { ASKED } from './weights.data.ts';

/** What a clause is, with how likely each kind is, and its sense as a direction of length one. */
export type Asked = { shares: Float32Array; sense: Float32Array };

const shipped = once(() => knowing(unpackModel(ASKED.model)));

/** Nobody asks one thing in more letters. */
const LONGEST = 400;

let tried: ((text: string) => Asked) | null = null;

export function whatIsAsked(text: string): Asked {
  return (tried ?? shipped())(text.slice(0, LONGEST));
}

/** Understands by other weights than the shipped ones from now on: how a text is taken that they never saw. */
export function tryModel(model: AskedModel): void {
  tried = knowing(model);
}

/** A clause is asked about by several: what it was understood as is kept a while. */
function knowing(model: AskedModel): (text: string) => Asked {
  return remembering((text) => understoodBy(model, signsOfClause(text)), 1000);
}

function understoodBy(by: AskedModel, signs: Int32Array): Asked {
  const sense = senseOf(by, signs);
  const length = Math.hypot(...sense) || 1;
  const voted = sharesByVotes(by.votes, signs);
  const shares = sharesOf(by, sense).map((share, kind) => (share + (voted[kind] ?? 0)) / 2);
  return { shares, sense: sense.map((one) => one / length) };
}

export function shareOf({ shares }: Asked, kind: Kind): number {
  return shares[PLACES.get(kind) ?? -1] ?? 0;
}

const PLACES = new Map<Kind, number>(KINDS.map((kind, at) => [kind, at]));
