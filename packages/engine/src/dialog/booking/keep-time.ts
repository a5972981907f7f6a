import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { resolveTime, timeOf } from './resolve-time.ts';

/** "A tint on Saturday": the day is kept while it is still asked what shall be tinted, whatever is said about that. */
export function keepTime(draft: Draft, message: Understanding, context: Context): void {
  const { state, acts, wantsPerson, effects } = draft;
  const isKnown = state.wishedTime !== null || state.slot !== null || state.offered.length > 0;
  const isOver = wantsPerson || state.change !== null || effects.some(({ kind }) => DONE.has(kind));
  // The three of "one year or three" is no hour: a day has to be named.
  if (message.times.reading?.isDayNamed !== true || isKnown || isOver) return;
  if (!acts.some(({ key }) => STILL_ASKING.test(key))) return;
  const time = resolveTime(message, state, context);
  const wishedTime = time && timeOf(time, context);
  if (wishedTime) draft.state = { ...draft.state, wishedTime, day: wishedTime.start.slice(0, 10) };
}

const DONE: ReadonlySet<string> = new Set(['book', 'reschedule', 'cancel']);

/** Replies after which the wish is still open. */
const STILL_ASKING =
  /^(?:notOnList|ask(?:Zone|Material|Which|Service|Car|Body|Model|Guess)|options|bodyPrices|which\p{Lu}\p{L}*|suggested\p{L}*|separateServices)$/u;
