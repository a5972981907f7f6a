import type { Figure } from '../figures/figure.ts';
import { markWords, type WordKind } from '../labels/mark-words.ts';
import { BLANK } from './split-items.ts';

/**
 * Takes out what is said in passing between a name and its price: "Light polish, which hides swirls, 90". A clause
 * with a price of its own stays. The length of the line is kept.
 */
export function withoutAsides(line: string, figures: readonly Figure[]): string {
  return line.replace(ASIDE, (aside: string, at: number) => {
    const end = at + aside.length;
    if (IF.test(aside) && markWords(aside).some(({ kind }) => NAMING.has(kind))) return aside;
    const isPriced = figures.some(({ kind, start }) => kind !== 'duration' && start >= at && start < end);
    return isPriced ? aside : BLANK.repeat(aside.length);
  });
}

/** "If it is a van" tells whose price follows; "if the car is new" says nothing of the list. */
const IF = /^,\s(?:if|wenn|falls|если|якщо)\s/iu;
const NAMING: ReadonlySet<WordKind> = new Set([
  'action',
  'object',
  'material',
  'brand',
  'car',
  'set',
  'number',
]);

const RELATIVE = [
  'if|wenn|falls|если|якщо',
  'which|that|who|whose|(?:for|with|in) which|roughly|approximately|around|about|taking',
  '(?:für|bei|mit|in|an|auf)\\s(?:die|der|das|den|dem)\\s(?:wir|sie|man|es|ich)|(?:die|der|das|den|dem)\\s(?:wir|sie|man|es|ich|ihr)|(?:die|der|das)(?=\\s\\p{Ll}[^,;:.!?]{8,70}(?:t|en),)|welche[rsnm]?|wofür|womit|wobei',
  'як(?:ий|а|е|і|у|ого|ої|им|ою|их)|котор\\p{L}+|(?:на|в|у|для|при|з|с)\\s(?:як\\p{L}{1,3}|котор\\p{L}+)',
].join('|');
const ASIDE = new RegExp(`,\\s(?:${RELATIVE})\\s[^,;:.!?]{3,80},(?=\\s)`, 'giu');
