import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { resolveTime, timeOf } from './resolve-time.ts';

/** "A tint on Saturday": the day is kept while it is still asked what shall be tinted, whatever is said about that. */
export function keepTime(draft: Draft, message: Understanding, before: DialogState, context: Context): void {
  const { state, acts, wantsPerson, effects } = draft;
  keepPicked(draft, message, before, context);
  const isKnown = state.wishedTime !== null || state.slot !== null || state.offered.length > 0;
  const isOver = wantsPerson || state.change !== null || effects.some(({ kind }) => DONE.has(kind));
  // The three of "one year or three" is no hour: a day has to be named.
  if (message.times.reading?.isDayNamed !== true || isKnown || isOver) return;
  if (!acts.some(({ key }) => STILL_ASKING.test(key))) return;
  const time = resolveTime(message, state, context);
  const wishedTime = time && timeOf(time, context);
  if (wishedTime) draft.state = { ...draft.state, wishedTime, day: wishedTime.start.slice(0, 10) };
}

/** "At three, please. Which of them lasts longer?": the hour that was picked stays, whatever is told beside it. */
function keepPicked(draft: Draft, message: Understanding, before: DialogState, context: Context): void {
  const { state, acts, wantsPerson, effects } = draft;
  const isKnown = state.wishedTime !== null || state.slot !== null || state.change !== null;
  if (before.offered.length === 0 || isKnown || wantsPerson || effects.some(({ kind }) => DONE.has(kind)))
    return;
  if (message.times.reading?.kind !== 'instant' || acts.some(({ key }) => TIME_TOLD.test(key))) return;
  const time = resolveTime(message, before, context);
  if (!time || !('slot' in time)) return;
  const wishedTime = timeOf(time, context);
  draft.state = { ...state, wishedTime, day: wishedTime.start.slice(0, 10), isBooking: true };
}

/** Replies that say why it can't be that time, or that let the plan go. */
const TIME_TOLD =
  /^(?:offer\p{L}*|\p{L}*Closed|time\p{L}*|endsLate|doesNotFit|day\p{Lu}\p{L}*|planDropped|bye)$/u;

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);

/** Replies after which the wish is still open. */
const STILL_ASKING =
  /^(?:notOnList|ask(?:Zone|Material|Which|Service|Car|Body|Model|Guess)|options|bodyPrices|which\p{Lu}\p{L}*|suggested\p{L}*|separateServices)$/u;
