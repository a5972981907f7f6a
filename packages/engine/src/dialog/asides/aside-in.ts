import type { DialogState } from '../../dialog-state.ts';
import { namedLines, readMessage } from '../../prices/index.ts';
import { OF_ANOTHER } from '../../understanding/beside-words.data.ts';
import { endsPolitely } from '../../understanding/not-asked.ts';
import { ASKS } from '../../understanding/question-words.data.ts';
import { STUDIO_TOPICS } from '../../understanding/studio-topics.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import { IS_THAT } from '../answers/answer-aside.ts';
import { isOwnQuestion } from '../answers/own-questions.ts';
import { BARE_ASK } from '../answers/questions-left.ts';
import { isReproach } from '../answers/reproach.ts';
import { ON_TOP } from '../basket/edit-words.data.ts';
import { BY_THEN } from '../booking/asks-of-work-words.data.ts';
import type { Context } from '../context.ts';
import { isSupposing } from '../offers/suppose.ts';
import { isWhatIf } from '../offers/what-if.ts';
import { IF } from '../offers/what-if-words.data.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { holdsUnplaced, wordsOfList } from '../wish/holds-unplaced.ts';
import { aloneWith } from './alone-with.ts';
import {
  ADDING,
  ASK_SOMEONE,
  DEARER,
  OF_BOOKING,
  REALISING,
  TOLD_TO_ADD,
  TOTAL,
  WANTING,
} from './aside-words.data.ts';
import { isOfOtherCar, linesAsked } from './lines-asked.ts';
import { type AsideQuestion, isStanding } from './part-questions.ts';

export type At = { state: DialogState; context: Context; isOnlyAsked: boolean };

/** What a clause asks beside the order, heard as if it were the first that is said of this car. Null for anything else. */
export function asideIn(said: string, message: Understanding, at: At): AsideQuestion | null {
  if (isOwnQuestion(said, at.state, at.context)) return null;
  if (isReproach(said) || REALISING.test(said) || ON_TOP.test(said)) return null;
  // "The sun strip, could you do that too?" asks for it.
  if (endsPolitely(said) && namedLines(said, at.context.index).lines.length > 0) return null;
  const lines = asksPrice(said, message, at) ? linesAsked(message, at) : [];
  const isOther = isSupposing(message, at.state, at.context);
  const isSupposed = isWhatIf(message, at.state) || isOther;
  if (lines.length > 0) return { said, message, lines, isSupposed };
  return !isOther && asksStudio(said, message, at) ? { said, message, lines: [], isSupposed: false } : null;
}

function asksPrice(said: string, message: Understanding, { state, isOnlyAsked }: At): boolean {
  const { acts, intents, times } = message;
  const isAsked =
    acts.has('ask.price') ||
    (isOnlyAsked && intents.has('price')) ||
    // "How many hours does it dry?" counts, and asks for no price.
    (said.includes('?') && intents.has('price') && (!intents.has('howMany') || IF.test(said))) ||
    (said.includes('?') && DEARER.test(said));
  if (!isAsked || TOLD_TO_ADD.test(said) || TOTAL.test(said)) return false;
  const isOther = isOfOtherCar(message, state);
  // "It is an X5 after all: what is the strip there?" is about the car of the order.
  if (isOther && !isOnlyAsked && !message.isCarBeside) return false;
  if (isOnlyAsked) return true;
  // "Would you do my dad's van as well? Price?" asks for a van, and orders nothing.
  const isWanted = WANTING.test(said) && !(isOther && acts.has('ask.have'));
  const doing = isWanted ? DOING : DOING.filter((act) => act !== 'want');
  // "And if not the dry-clean but a plain tidy-up?" only supposes the change.
  if (IF.test(said) && times.reading === null && isStanding(state)) return true;
  if (doing.some((act) => acts.has(act)) || TURNING.some((intent) => intents.has(intent))) return false;
  return times.reading === null && (isStanding(state) || isOther);
}

const DOING = ['want', 'add', 'drop', 'change', 'choose', 'book'];
const TURNING = ['instead', 'difference', 'haggle'] as const;

/** "Is the shampoo safe for leather?", "how long will it take?": what is asked and is no order, whatever it names. */
function asksStudio(said: string, message: Understanding, at: At): boolean {
  const { acts, intents, topics, times, denied } = message;
  if (ASK_SOMEONE.test(said)) return true;
  if (!ASKS.test(said) || NOT_ASKED.some((words) => words.test(said))) return false;
  if (DOING.some((act) => acts.has(act))) return false;
  if (TOLD.some(([act, intent]) => acts.has(act) && intents.has(intent))) return true;
  if ((times.reading !== null && !BY_THEN.test(said)) || denied.length > 0) return false;
  if (REQUESTING.some((act) => acts.has(act)) || OWN_WAYS.some((intent) => intents.has(intent))) return false;
  if (topics.length > 0) return true;
  if (splitWords(said).length < FEWEST || (/\d/u.test(said) && !DEARER.test(said))) return false;
  return asksOfNothingListed(said, message, at);
}

/** No word of the list tells it: something is asked about what is wanted anyway, or about what nothing explains. */
function asksOfNothingListed(said: string, message: Understanding, at: At): boolean {
  const { acts, intents, questions } = message;
  const isRequest = intents.has('add') || intents.has('doYou');
  const isAsked = questions.length > 0 || [...acts].some((act) => STUDIO_TOPICS.has(act));
  const named = namedIn(said, message, at);
  if (named === 'others') return isAsked && !isRequest && saysMore(said, at.context);
  if (named === 'standing')
    return (isAsked || said.includes('?')) && !isRequest && saysMore(said, at.context);
  return (isAsked || (said.includes('?') && !ADDING.test(said))) && holdsUnplaced(said, at.context);
}

/** Whether a question is about what is wanted anyway, about other goods of the list, or about none. */
function namedIn(
  said: string,
  message: Understanding,
  { state, context }: At,
): 'standing' | 'others' | 'none' {
  const { wished, open } = judgeMessage(aloneWith(state), message, context).revised;
  const named = [...wished, ...open, ...namedLines(said, context.index).lines.map(({ service }) => service)];
  if (named.length === 0) return 'none';
  const isKnown = ({ service }: { service: string }) => state.wished.some((one) => one.service === service);
  return (open.length > 0 ? named.some(isKnown) : named.every(isKnown)) ? 'standing' : 'others';
}

/** "And the front ones?" only names goods; "is the shampoo safe for leather?" says something of them. */
function saysMore(said: string, { index }: Context): boolean {
  const listed = wordsOfList(index);
  return splitWords(said).some(
    (word) =>
      word.length >= A_WORD &&
      !FILLING.test(word) &&
      readMessage(word).concepts.size === 0 &&
      !listed.some((other) => isSameStem(word, other)),
  );
}

const A_WORD = 4;
const FILLING =
  /^(?:what|whats|about|with|also|then|dann|auch|noch|eigentlich|denn|тоже|также|еще|ещё|тогда|теж|також|тоді|якщо|если)$/u;
const FEWEST = 3;

/** What the studio's own data answer, where the words say so too. */
const TOLD = [
  ['ask.duration', 'duration'],
  ['ask.ready', 'duration'],
  ['ask.hours', 'hours'],
  ['ask.address', 'address'],
] as const;

/** Sounds like a question and is none that somebody would have to answer. */
const NOT_ASKED = [IS_THAT, OF_BOOKING, BARE_ASK, OF_ANOTHER, /\?\?/u];
const REQUESTING = [...DOING, 'ask.price', 'ask.have', 'ask.included', 'ask.advice'];
const OWN_WAYS = [
  ...(['instead', 'together', 'difference', 'cheaper', 'haggle', 'studioPhone'] as const),
  ...(['cancel', 'reschedule', 'free', 'person', 'otherTime', 'bot', 'speak', 'legal'] as const),
  ...(['services', 'earlier'] as const),
];
