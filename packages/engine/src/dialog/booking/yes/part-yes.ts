import type { DialogState } from '../../../dialog-state.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { IF, IF_POLITE } from '../../offers/what-if-words.data.ts';
import { ADDING } from '../../wish/list-words.data.ts';
import { isGlad } from '../agrees-in-a-clause.ts';
import { NO_MATTER, NOTHING_BOOKED } from '../call-off-words.data.ts';
import { namesOnlyWhatWasPut, namesOtherTime } from './said-again.ts';
import { ACTUALLY, BEGINS_QUESTION, LEADING, SUITS, TOLD_TO } from './yes-words.data.ts';

/** What waits for a yes, and how words are heard after it was put. */
export type Put = {
  state: DialogState;
  context: Context;
  hear: (said: string) => Understanding | null;
};

/** What is said beside a yes to what was put to the client. Null where nothing was put, or nothing agrees. */
export function restBesideYes(text: string, at: Put): string | null {
  const kind = kindOfPut(at.state);
  if (kind === null) return null;
  const [supposed] = (kind === 'order' && at.state.asked?.orders) || [];
  const put = supposed ? { ...at, state: { ...at.state, wished: supposed } } : at;
  const clauses = clausesOf(text);
  const questions = splitSentences(text).filter((one) => one.includes('?') && BEGINS_QUESTION.test(one));
  // "Lovely. And can it stay overnight?" is glad of what was told, and asks before it agrees.
  const isAsking = clauses.some((clause) => clause.includes('?'));
  const isYes = clauses.map(
    (clause) =>
      !(isAsking && isGlad(clause)) &&
      !questions.some((one) => one.startsWith(clause.trim())) &&
      agrees(clause, kind, put),
  );
  if (!isYes.includes(true)) return null;
  // "Friday 11, perfect": the very time that was put goes with the yes.
  const rest = clauses.filter((clause, at) => !isYes[at] && !isTimeAgain(clause, put));
  return rest.join(' ').trim();
}

/** A summary, a change of a visit, its move or its end; or an order that was only supposed. */
export function kindOfPut({ asked }: DialogState): keyof typeof TOLD_TO | null {
  if (asked?.isWhatIf) return asked.kind === 'order' && asked.orders?.[0] ? 'order' : null;
  switch (asked?.kind) {
    case 'confirm':
    case 'add':
    case 'move':
    case 'cancel':
      return asked.kind;
    default:
      return null;
  }
}

/** A message by its clauses; "and" and "but" begin one. */
export function clausesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.,;!?…\n)])\s*(?![.,;!?…)])|\s+(?=[–—-]\s)|\s+(?=(?:and|but|und|aber|і|й|та|але|и|но|а)\s)/iu,
    )
    .filter((clause) => /[\p{L}\d👍👌✅]/u.test(clause));
}

function agrees(clause: string, kind: keyof typeof TOLD_TO, put: Put): boolean {
  const said = clause.replace(LEADING, '');
  if (said === '' || said.includes('?') || BEGINS_QUESTION.test(clause)) return false;
  if (splitWords(said).length > LONGEST || (IF.test(said) && !IF_POLITE.test(said))) return false;
  const intents = findIntents(said);
  if (TURNED.some((intent) => intents.has(intent)) || isNone(said)) return false;
  if (kind === 'confirm' && intents.has('instead') && !ACTUALLY.test(said)) return false;
  // "Yeah, add it": more is wanted than was summed up.
  if (kind === 'confirm' && ADDING.test(said)) return false;
  const heard = put.hear(clause);
  if (heard === null || heard.phone !== null || heard.email !== null) return false;
  const isTold = TOLD_TO[kind].test(said) || (kind === 'cancel' && intents.has('cancel'));
  const isSuited = SUITS.test(said) && heard.times.reading !== null;
  if (!(intents.has('yes') || isTold || isSuited)) return false;
  if (intents.has('cancel') && kind !== 'cancel') return false;
  return namesOnlyWhatWasPut(heard, put);
}

/** "Nothing to book" enters nothing. */
function isNone(said: string): boolean {
  return NOTHING_BOOKED.test(said) || NO_MATTER.test(said);
}

/** Nobody agrees in a longer clause. */
const LONGEST = 9;
const TURNED = ['no', 'otherTime', 'later', 'earlier', 'cannotCome', 'cannot', 'keepBooking'] as const;

function isTimeAgain(clause: string, put: Put): boolean {
  const heard = put.hear(clause);
  if (!heard?.times.reading || clause.includes('?') || splitWords(clause).length > SHORT) return false;
  return !namesOtherTime(heard, put);
}

const SHORT = 4;
