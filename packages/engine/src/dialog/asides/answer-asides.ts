import type { PriceRow } from '../../facts.ts';
import { topicIn } from '../../understanding/studio-questions.ts';
import { words } from '../act.ts';
import { suggestBeside } from '../advise/suggest-beside.ts';
import { answerQuestions } from '../answers/answer-questions.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { unknownOnce } from '../answers/unknown-once.ts';
import { isOfState } from '../answers/without-false-length.ts';
import { offerReach } from '../contact/offer-reach.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { putSupposed } from '../offers/what-if.ts';
import { ADDED_ON } from '../offers/what-if-words.data.ts';
import { carName } from '../wish/car-name.ts';
import { learnCarType } from '../wish/learn-car.ts';
import { type NarrowedWish, narrowWishes } from '../wish/narrow-wish.ts';
import { aloneWith } from './alone-with.ts';
import { JUST_ASKING } from './aside-words.data.ts';
import { isOfOtherCar } from './lines-asked.ts';
import type { AsideQuestion } from './part-questions.ts';

/** Each question beside the order is answered, or told to be open; what was done is told before it, and what is asked behind it. */
export function answerAsides(
  draft: Draft,
  asides: readonly AsideQuestion[],
  { context, text }: { context: Context; text: string },
): void {
  if (draft.wantsPerson) return;
  const said = draft.acts.filter(({ key }) => !REACH.has(key));
  const answers = asides.flatMap((aside) => {
    draft.acts = [];
    if (aside.lines.length === 0 || !tellPrice(draft, aside, { context, text }))
      passOn(draft, aside, { context, text });
    return draft.acts;
  });
  const known = new Set(said.map((act) => JSON.stringify(act)));
  const isPlaceSaid = said.some(({ key }) => key === 'bookedWhere');
  draft.acts = answers.filter(
    (act) => !known.has(JSON.stringify(act)) && !(isPlaceSaid && act.key === 'address'),
  );
  const isDone = draft.effects.some(({ kind }) => DONE.has(kind));
  draft.acts = isDone ? [...said, ...draft.acts] : [...draft.acts, ...said];
  if (said.length === 0 && !tellSumWith(draft, asides, context)) repeatQuestion(draft, context);
  draft.acts = unknownOnce(draft);
  offerReach(draft);
}

/** "And the trims on top?": behind their price stands the order as it would be with them. */
function tellSumWith(draft: Draft, asides: readonly AsideQuestion[], context: Context): boolean {
  const added = asides.filter(
    ({ said, message }) => ADDED_ON.test(said) && !isOfOtherCar(message, draft.state),
  );
  const lines = added.flatMap((aside) => aside.lines);
  if (lines.length === 0 || draft.state.booked || draft.state.slot !== null) return false;
  return putSupposed(draft, [...draft.state.wished, ...lines], context);
}

/** Where an answer will be is told once, behind the last question that is passed on. */
const REACH: ReadonlySet<string> = new Set(['reachHere', 'reachKnown', 'reachOffer']);

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);

/** What it costs for the car it is asked for; the order and the time stay as they are. */
function tellPrice(
  draft: Draft,
  { lines, message }: AsideQuestion,
  { context, text }: { context: Context; text: string },
): boolean {
  const { state } = draft;
  const isOther = isOfOtherCar(message, state);
  const wished = lines.map(({ car: _, ...one }) => one);
  const asked = newDraft(
    isOther ? { ...aloneWith(state), wished, car: message.car, carType: null } : { ...state, wished },
  );
  learnCarType(asked, message, context);
  const found = narrowWishes(asked.state, context);
  const rows = found.flatMap(rowsOf);
  if (rows.length === 0 || rows.length > MOST_ROWS) return false;
  draft.told.push(...rows.map((row) => [row]));
  draft.options = [...draft.options, ...rows];
  if (isOther && message.car && found.every((one) => one.found.kind === 'row')) {
    say(draft, 'quoteCar', { car: words(carName(message.car)), rows: { lines: rows } });
    draft.state = { ...draft.state, besideCar: { car: message.car, wished } };
  } else say(draft, 'pricedBeside', { options: { options: rows, by: 'service' } });
  const isToTake = !isOther && !state.booked && found.every((one) => one.found.kind === 'row');
  if (isToTake && !JUST_ASKING.test(text)) say(draft, 'notInOrder');
  if (!isOther) draft.state = { ...draft.state, priced: rows.map(({ id }) => id) };
  return true;
}

function rowsOf({ found }: NarrowedWish): readonly PriceRow[] {
  return found.kind === 'row' ? [found.row] : found.kind === 'missing' ? found.rows : [];
}

const MOST_ROWS = 8;

function passOn(
  draft: Draft,
  { said, message }: AsideQuestion,
  { context, text }: { context: Context; text: string },
): void {
  const isOfTime = message.intents.has('duration');
  const hasEnd = (draft.state.slot ?? draft.state.booked ?? null) !== null;
  const intents = TOLD.filter((one) => message.intents.has(one) && !(one === 'duration' && hasEnd));
  if (intents.length > 0) answerQuestions(draft, { ...message, intents: new Set(intents) }, context);
  const isTold = draft.acts.length > 0 && !draft.acts.some(({ key }) => key === 'unknownFact');
  draft.acts = draft.acts.filter(({ key }) => key !== 'unknownFact');
  if (isTold && message.topics.length === 0) return;
  // "There is a scratch on the door as well, can you get it out?": the list may have something for it.
  if (message.topics.length === 0 && !isOfTime && suggestBeside(draft, message, context, true)) return;
  const own = isOfTime ? 'ready' : isOfState(said) ? 'other' : (topicIn(said) ?? 'other');
  const topic = message.topics[0]?.topic ?? own;
  answerTopics(draft, { ...message, text, topics: [{ topic, said: said.trim() }] }, context);
}

/** What the studio's own data answer. */
const TOLD = ['hours', 'address', 'duration'] as const;
