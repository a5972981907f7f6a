import type { DialogState } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { REMINDING } from '../../understanding/denied-words.data.ts';
import { splitWords } from '../../words/split-words.ts';
import { clausesOf } from '../booking/yes/part-yes.ts';
import { NONE_OF_IT } from './refused-extra-words.data.ts';

/**
 * "The steam then. No dog, and no need for the hair": an extra that was only offered by the way is refused beside what
 * is wanted. The words that refuse it are no wish and no reason for one.
 */
export function withoutRefusedExtra(text: string, state: DialogState | null): string {
  const extra = state?.upsell?.isOpen ? state.upsell.service : '';
  if (!state || extra === '' || state.wished.some(({ service }) => service === extra)) return text;
  const own = tellingOf(readSense(extra).concepts);
  const clauses = clausesOf(text);
  const left = clauses.filter((clause) => !refuses(clause, own));
  return left.length === 0 || left.length === clauses.length ? text : left.join(' ').trim();
}

/** Of nothing else is it said that there is none, or that it is not wanted. */
function refuses(clause: string, own: ReadonlySet<string>): boolean {
  if (clause.includes('?') || splitWords(clause).length > LONGEST) return false;
  if (!NONE_OF_IT.test(clause) || REMINDING.test(clause)) return false;
  const said = tellingOf(readMessage(clause).concepts);
  return said.size > 0 && [...said].every((id) => own.has(id));
}

function tellingOf(concepts: ReadonlySet<string>): Set<string> {
  return new Set([...concepts].filter((id) => !isWeakConcept(id)));
}

/** Nobody refuses an extra at length. */
const LONGEST = 8;
