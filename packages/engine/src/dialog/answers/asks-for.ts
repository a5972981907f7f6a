import type { Kind } from '../../asked/kinds.ts';
import { shareOf, whatIsAsked } from '../../asked/what-is-asked.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { clausesOf } from './knowledge/clauses-of.ts';

/** Whether some clause may well ask for this: "fetch it from my address" asks for no address. */
export function asksFor(kind: Kind, text: string): boolean {
  const clauses = splitSentences(text.slice(0, LONGEST)).flatMap((one) => [one, ...clausesOf(one)]);
  return clauses.some((clause) => shareOf(whatIsAsked(clause), kind) >= LIKELY);
}

const LIKELY = 0.45;
const LONGEST = 600;
