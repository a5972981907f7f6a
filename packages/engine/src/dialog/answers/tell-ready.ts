import type { Understanding } from '../../understanding/understand.ts';
import { speaksOfPickUp } from '../../understanding/without-pick-up.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { ASKS_READY } from './ready-words.data.ts';
import { tellHowLong } from './tell-how-long.ts';

/** Whoever chooses a time and asks when to fetch the car hears the hour, and not how many of them it takes. */
export function tellReady({ acts, state }: Draft, message: Understanding): void {
  const { slot } = state;
  const at = acts.findIndex(({ key }) => key === 'duration');
  const asks = ASKS_READY.test(message.text) || speaksOfPickUp(message.text);
  if (slot && at >= 0 && asks)
    acts.splice(at, 1, { key: 'readyAt', values: { ready: { instant: slot.end } } });
}

/** "How long will it take?" was passed on before it was heard what is wanted: now it is told, and nobody is asked. */
export function tellReadyAfterAll(draft: Draft, message: Understanding, context: Context): void {
  const isOfReady = (effect: Draft['effects'][number]) =>
    effect.kind === 'handoff' && effect.question?.topic === 'ready';
  const rows = draft.effects.some(isOfReady) ? settledRows(draft, context) : null;
  if (!rows || draft.wantsPerson) return;
  const others = draft.effects.filter((effect) => !isOfReady(effect));
  const at = draft.acts.findIndex(({ key }) => OPEN.has(key));
  if (at < 0 || others.some(({ kind }) => kind === 'handoff')) return;
  const isTold = draft.acts.some(({ key }) => TOLD.has(key));
  const [before, behind] = [draft.acts.slice(0, at), draft.acts.slice(at + 1)];
  draft.effects = others;
  draft.acts = before;
  draft.state = { ...draft.state, told: draft.state.told.filter((mark) => mark !== 'topic:ready') };
  if (!isTold) tellHowLong(draft, rows, { message, context });
  draft.acts.push(...behind);
}

const OPEN: ReadonlySet<string> = new Set(['topicOpen', 'topicOpenAbout']);
const TOLD: ReadonlySet<string> = new Set(['duration', 'durationPlanned', 'durationOpenFor', 'readyAt']);
