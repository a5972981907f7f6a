import type { DialogState } from '../../dialog-state.ts';
import { splitWords } from '../../words/split-words.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { COMPANY_NAMED, OF_FLEET } from './company-words.data.ts';
import { BEGINS_ASKING, CLAUSE_BEGINS } from './note-words.data.ts';

/**
 * "It's for Lakeside Travel Ltd. And could you do the engine too?": the firm that a bill is made out to is for the studio
 * to know, and names nobody and nothing that is wanted. Null where no firm is named.
 */
export function partCompany(text: string, { asked }: DialogState): { rest: string; note: string } | null {
  // Whoever is asked for a name may answer with that of the firm, or with both.
  if (asked?.kind === 'name') return null;
  let note: string | null = null;
  const left = splitSentences(text).map((sentence) => {
    const place = note === null ? placeOfCompany(sentence) : null;
    if (!place) return sentence;
    note = sentence.slice(place.from, place.to).replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/gu, '');
    return `${sentence.slice(0, place.from)}${sentence.slice(place.to)}`;
  });
  const rest = left
    .join(' ')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  return note === null ? null : { rest, note };
}

/** The clause in which it is named, where that says nothing else. */
function placeOfCompany(sentence: string): { from: number; to: number } | null {
  const found = COMPANY_NAMED.map((words) => words.exec(sentence)).find((one) => one !== null);
  if (!found || OF_FLEET.test(sentence)) return null;
  const borders = [...sentence.matchAll(CLAUSE_BEGINS)].map(({ index }) => index);
  const from = borders.filter((at) => at <= found.index).at(-1) ?? 0;
  const to = borders.find((at) => at >= found.index + found[0].length) ?? sentence.length;
  const clause = sentence.slice(from, to);
  const isMore = splitWords(clause).length > LONGEST || namesGoods(clause) || BEGINS_ASKING.test(clause);
  return isMore || clause.includes('?') ? null : { from, to };
}

/** "Can you make the invoice out to Lakeside Travel Ltd please". */
const LONGEST = 14;
