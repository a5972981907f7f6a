import { hashSign } from '../hash-sign.ts';
import { SignList } from '../signs/sign-list.ts';
import type { Scorer } from './scorer.ts';

/** What a label before adds to each label; the first piece follows the beginning. */
export function followsOf(scorer: Scorer): Float64Array {
  const known = FOLLOWS.get(scorer);
  if (known) return known;
  const width = scorer.labels.length;
  const follows = new Float64Array(width * width);
  const signs = new SignList();
  scorer.labels.forEach((label, at) => {
    signs.clear().push(followSign(label));
    scorer.add(signs, follows, at * width);
  });
  FOLLOWS.set(scorer, follows);
  return follows;
}

const FOLLOWS = new WeakMap<Scorer, Float64Array>();

/** The sign of a label before another; the one of any label stands for the beginning. */
export function followSign(label: string): number {
  return hashSign(`T=${label}`) | 0;
}
