import type { PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';

/** From so many cars on they are a fleet; two are booked one after the other. */
const FEWEST = 3;

/** "Forget the fleet, one car of mine": the talk is about one again. */
const ONE_CAR =
  /(?<!\p{L})(?:(?:just|only) (?:the )?one|one (?:car|van)|my own (?:car|van)|nur (?:ein|eins|einen)|ein (?:auto|wagen)|mein(?:en)? eigene\p{L}*|одн[ауе] (?:машин[ауи]|авто)|одну|а одна|тільки одна|только одна|мою (?:личную|особисту)|forget (?:the (?:fleet|rest)|all))(?!\p{L})/iu;

/** "We have six vans": how many is kept, whatever is asked about them next. */
export function noteFleet(draft: Draft, { counted, cars, text, intents }: Understanding): void {
  const count = counted.cars;
  const isOver = ONE_CAR.test(text) || intents.has('cancel') || (count !== null && count < FEWEST);
  if (draft.state.fleet !== undefined && isOver) {
    const { fleet: _, ...state } = draft.state;
    draft.state = state;
    return;
  }
  if (count !== null && cars.length < 2 && count >= FEWEST) draft.state = { ...draft.state, fleet: count };
}

/** What all of them cost by the list; dates and terms of so many are the studio's to agree on. */
export function quoteFleet(
  draft: Draft,
  rows: readonly PriceRow[],
  message: Understanding,
  context: Context,
): boolean {
  const { fleet } = draft.state;
  if (fleet === undefined) return false;
  const all = rows.flatMap((row) => Array<PriceRow>(fleet).fill(row));
  draft.told.push(all);
  say(draft, 'fleetTotal', { count: words(String(fleet)), price: { total: all } });
  passFleetOn(draft, message, context);
  return true;
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
