import type { WishedService } from '../../dialog-state.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { passQuestionOn } from '../answers/answer-topics.ts';
import { ASKS_READY } from '../answers/ready-words.data.ts';
import { tellEnd } from '../answers/tell-end.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { addAtKeptTime, awaitsYes } from './add-to-booked.ts';
import { ASKS_TO_LEAVE } from './kept-time-words.data.ts';
import { listOwnBookings } from './own-bookings.ts';

/** "Leave it as it is": what was booked stays, and whatever was being looked for beside it is let go. */
export function keepAsBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { booked } = state;
  // "On my wife's name, leave my number": told to the summary of another visit, it keeps nothing as booked.
  const isTold = message.name !== null || message.phone !== null || message.times.reading !== null;
  const isOfOther = state.asked?.kind === 'confirm' && state.slot !== null && isTold;
  const isAsked = state.asked?.kind === 'cancel' || state.asked?.kind === 'move' || isOfOther;
  if (!booked || isAsked || !isStanding(draft, message, context) || !keeps(message, booked.start, context))
    return false;
  if (isTimeTold(message) && addAtKeptTime(draft, context)) return true;
  tellLeftOut(draft);
  draft.state = {
    ...state,
    wished: booked.wished,
    isBooking: false,
    slot: null,
    offered: [],
    asked: null,
    change: null,
  };
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: booked.start } });
  return true;
}

/** "Keep it at ten" speaks of the time; "as it is" of all that is booked. */
function isTimeTold({ text, times }: Understanding): boolean {
  return times.reading?.kind === 'instant' && !AS_IT_IS.test(text);
}

const AS_IT_IS =
  /(?<!\p{L})(?:as (?:it (?:is|was)|is|booked)|so wie|wie (?:gebucht|es ist|gehabt)|як (?:є|було)|как (?:есть|было))(?!\p{L})/iu;

/** What was to be added and got no yes is not done without a word. */
export function tellLeftOut(draft: Draft): void {
  const left = awaitsYes(draft.state);
  if (left.length > 0) say(draft, 'leftOpen', { parts: words(left.map(nameOfWish).join(', ')) });
}

function nameOfWish({ service, zone, material }: WishedService): string {
  return [service, zone, material].filter(Boolean).join(' · ');
}

/** A question beside a booking that stands asks for no other one: it is answered, or put to the studio. */
export function staysBooked(
  draft: Draft,
  message: Understanding,
  at: { context: Context; isAnswered: boolean },
): boolean {
  const { acts, intents } = message;
  if (!draft.state.booked || draft.state.isBooking || !isStanding(draft, message, at.context)) return false;
  const isNew = NEW_ACTS.some((act) => acts.has(act)) || NEW_INTENTS.some((intent) => intents.has(intent));
  if (isNew || isOtherJob(draft, message, at.context)) return false;
  if (!at.isAnswered && ASKS_READY.test(message.text) && tellEnd(draft, { message, context: at.context }))
    return true;
  return at.isAnswered || passQuestionOn(draft, message, at.context);
}

/** "Could you do the headlights on the same visit?" names a job that is not booked. */
function isOtherJob(
  { state }: Draft,
  { rest, topics, questions }: Understanding,
  { index }: Context,
): boolean {
  if (topics.length > 0 || questions.length > 0) return false;
  const { matches } = matchServices(readMessage(rest), index);
  const booked = state.booked?.wished.map(({ service }) => service) ?? [];
  return matches.some(({ candidates }) => candidates.every(({ service }) => !booked.includes(service)));
}

function isStanding(draft: Draft, message: Understanding, context: Context): boolean {
  const start = Date.parse(draft.state.booked?.start ?? '');
  return listOwnBookings(message, draft.state, context).some((one) => Date.parse(one.start) === start);
}

/** Said in so many words, or read beyond doubt; an hour named with it has to be the one that is booked. */
function keeps(
  { text, acts, intents, times, denied }: Understanding,
  start: string,
  { studio }: Context,
): boolean {
  // "Cancel the wash, leave the cleaning" keeps a part of it only.
  if (intents.has('cancel') || acts.has('cancel') || acts.has('drop') || denied.some(namesGoods))
    return false;
  if (!acts.has('keep') && !splitSentences(text).some((one) => KEEP.test(one) && !isQuestion(one)))
    return false;
  // "Is it ok to wash the day after or do I leave it" asks about the work.
  if (CARE.some((act) => acts.has(act))) return false;
  const { reading } = times;
  const day = toLocal(start, studio.timezone).toString().slice(0, 10);
  // "Thursday does not work, is Friday possible?" keeps nothing.
  if (intents.has('cannotCome') || intents.has('reschedule') || intents.has('instead')) return false;
  if (reading?.isDayNamed && reading.start.slice(0, 10) !== day) return false;
  const hour = reading?.kind === 'instant' ? reading.start.slice(11, 16) : null;
  return hour === null || hour === toLocal(start, studio.timezone).toString().slice(11, 16);
}

const CARE = ['ask.aftercare', 'ask.prep'] as const;

function isQuestion(sentence: string): boolean {
  return sentence.includes('?') || ASKS_TO_LEAVE.test(sentence);
}

function namesGoods(words: string): boolean {
  return readMessage(words).concepts.size > 0;
}

const KEEP =
  /(?<!\p{L})(?:(?:leave|keep) (?:it|that|everything|the booking|my booking)(?: as (?:it is|booked|is|it was))?|as (?:it was|booked)|(?:alles|es) (?:bleibt|bleiben|lassen wir) (?:so|dabei|wie)|lass(?:en|t)? (?:es|sie es|wir es|den termin) so|wie gebucht|(?:залиш|лиш)\p{L}* (?:\p{L}+ ){0,3}як (?:є|було)|як було|(?:оставь|оставьте|оставляем|оставим|пусть остаётся|пусть останется)|лиша(?:ємо|й|йте)|залиша(?:ємо|й|йте)|как (?:есть|было))(?!\p{L})/iu;

const NEW_ACTS = [
  ...['want', 'add', 'drop', 'change', 'choose', 'ask.price', 'ask.have', 'ask.free', 'ask.difference'],
  ...['book', 'time', 'move', 'cancel', 'yes', 'no', 'ask.mybooking'],
];

const NEW_INTENTS: readonly Intent[] = [
  ...(['price', 'book', 'free', 'reschedule', 'cancel', 'myBooking', 'together'] as const),
  ...(['add', 'instead', 'services', 'list'] as const),
];
