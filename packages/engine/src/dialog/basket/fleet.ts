import type { PriceRow } from '../../facts.ts';
import { countByModel } from '../../understanding/find-count.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { plainTopic } from '../answers/knowledge/known-sentences.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { namesGoods } from './edit-basket.ts';

/** From so many cars on they are a fleet; two are booked one after the other. */
export const FEWEST = 3;

/** "Forget the fleet, one car of mine": the talk is about one again. */
const ONE_CAR =
  /(?<!\p{L})(?<!(?:за|for|für|pro|per|на|je)\s)(?:(?:just|only) (?:the )?one|one (?:car|van)|my own (?:car|van)|nur (?:ein|eins|einen)|ein (?:auto|wagen)|mein(?:en)? eigene\p{L}*|одн[ауе] (?:машин[ауи]|авто)|одну|тільки одна|только одна|мою (?:личную|особисту)|forget (?:the (?:fleet|rest)|all))(?!\p{L}|\s+(?:is|was|of|ist|war|davon|von|це|это|з|із|из)(?!\p{L})|\s*[–—-])/iu;

/** "We have six vans": how many is kept, whatever is asked about them next. */
export function noteFleet(draft: Draft, { counted, cars, text, intents }: Understanding): void {
  const count = counted.cars;
  const isOver = ONE_CAR.test(text) || intents.has('cancel') || (count !== null && count < FEWEST);
  if (draft.state.fleet !== undefined && isOver) {
    const { fleet: _, fleetOf: __, ...state } = draft.state;
    // "Could you just wash one of them tomorrow?" is an order of its own.
    draft.state = namesGoods(text) ? { ...state, wished: [], later: [], shownRowIds: [] } : state;
    return;
  }
  if (count === null || cars.length > 1 || count < FEWEST) return;
  // "Six vans after all" is of all of them, and of no kinds that were told before.
  const { fleetOf, ...state } = draft.state;
  const isOfKinds = fleetOf !== undefined && countByModel(text).length > 0;
  draft.state = { ...state, ...(isOfKinds && { fleetOf }), fleet: count };
}

/** What all of them cost by the list; dates and terms of so many are the studio's to agree on. */
export function quoteFleet(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  context: Context,
): boolean {
  const { fleet, told } = draft.state;
  if (fleet === undefined) return false;
  if (message.intents.has('bye')) return false;
  // Where not all of them get the same, no sum of all is told that nobody has asked for.
  if (SOME_OF_THEM.test(message.text) || draft.state.wished.some(({ count = 1 }) => count > 1)) {
    draft.acts = draft.acts.filter(({ key }) => !PRICED.has(key));
    draft.quoted = [];
    const wished = draft.state.wished.map(({ count: _, ...one }) => one);
    draft.state = { ...draft.state, wished };
    passFleetOn(draft, message, context);
    return true;
  }
  const mark = `fleet:${fleet}:${rows.map(({ id }) => id).join()}`.slice(0, LONGEST_MARK);
  const isSaid = told.includes(mark) && !ABOUT_MONEY.some((intent) => message.intents.has(intent));
  // Of several kinds of cars the sum was told kind by kind.
  if (isSaid || draft.state.fleetOf) {
    if (draft.acts.length === 0) passFleetOn(draft, message, context);
    return true;
  }
  draft.state = { ...draft.state, told: [...told, mark].slice(-30) };
  const all = rows.flatMap((row) => Array<PriceRow>(fleet).fill(row));
  draft.told.push(all);
  say(draft, 'fleetTotal', { count: words(String(fleet)), price: { total: all } });
  if (ABOUT_TERMS.test(message.text)) tellTerms(draft, context);
  passFleetOn(draft, message, context);
  return true;
}

const PRICED: ReadonlySet<string> = new Set(['quoteOne', 'quoteMany', 'mayChange', 'takenOut']);

/** "With a wash for three of them", "bei drei der Autos". */
const SOME_OF_THEM =
  /(?<!\p{L})(?:(?:\d{1,2}|two|three|four|five|half) of (?:them|the \p{L}+|those)|(?:\d{1,2}|zwei|drei|vier|fünf) (?:der|von den|davon|von denen)(?: \p{L}+)?|(?:\d{1,2}|дві|двом|три|трьом|чотири|две|двум|трём|четыре) (?:з них|із них|из них|з цих|из этих))(?!\p{L})/iu;

const LONGEST_MARK = 80;
const ABOUT_MONEY = ['price', 'together', 'haggle', 'cheaper'] as const;

/** "And what do all five come to with the discount?" */
const ABOUT_TERMS =
  /(?<!\p{L})(?:discount\p{L}*|trade price\p{L}*|fleet (?:rate|price)\p{L}*|\p{L}*rabatt\p{L}*|nachlass\p{L}*|prozente?|знижк\p{L}*|скидк\p{L}*|скидоч\p{L}*)(?!\p{L})|%/iu;

/** What the owner says of several cars is told in the owner's words, and never that there is nothing off. */
export function tellTerms(draft: Draft, { studio }: Context): void {
  const entry = (studio.knowledge ?? []).find(
    ({ topic, answer }) => plainTopic(topic) === 'business' && ABOUT_TERMS.test(answer),
  );
  const isTold = draft.acts.some(({ key }) => key === 'script');
  if (entry && !isTold) say(draft, 'script', { answer: words(entry.answer) });
}

/**
 * What was passed on with the fleet is not said to be unknown beside it, and whoever asks for less for many cars hears
 * what the owner says of them.
 */
export function settleFleet(draft: Draft, { text }: Understanding, context: Context): void {
  if (draft.state.fleet === undefined) return;
  if (ABOUT_TERMS.test(text) && !draft.acts.some(({ key }) => key === 'script')) {
    const before = draft.acts;
    draft.acts = [];
    tellTerms(draft, context);
    const isTold = draft.acts.length > 0;
    draft.acts = [...draft.acts, ...(isTold ? before.filter(({ key }) => !PASSED_ON.has(key)) : before)];
  }
  const isPassed = draft.acts.some(({ key }) => key === 'fleetPassed');
  if (isPassed) draft.acts = draft.acts.filter(({ key }) => !PASSED_ON.has(key));
  const [first, ...others] = draft.effects.filter(
    (one) => one.kind === 'handoff' && one.question?.topic === 'business',
  );
  if (first && others.length > 0) draft.effects = draft.effects.filter((one) => !others.includes(one));
}

/** Nobody books six vans by six summaries. */
export function passFleetOn(draft: Draft, message: Understanding, context: Context): void {
  const said = message.text.trim();
  // One word to the studio is enough for one message.
  draft.acts = draft.acts.filter(({ key }) => !PASSED_ON.has(key));
  draft.effects = draft.effects.filter((one) => one.kind !== 'handoff' || one.reason !== 'question');
  draft.effects.push({
    kind: 'handoff',
    reason: 'question',
    summary: `${draft.state.fleet} × ${summarise(draft.state, message, context)}`,
    question: { topic: 'business', said },
  });
  say(draft, 'fleetPassed');
  draft.state = { ...draft.state, asked: null, isBooking: false };
}

const PASSED_ON: ReadonlySet<string> = new Set(['topicOpen', 'topicOpenAbout', 'personKnows', 'stillOpen']);
