import type { Understanding } from '../../understanding/understand.ts';
import { speaksOfPickUp } from '../../understanding/without-pick-up.ts';
import type { Draft } from '../draft.ts';
import { ASKS_READY } from './ready-words.data.ts';

/** Whoever chooses a time and asks when to fetch the car hears the hour, and not how many of them it takes. */
export function tellReady({ acts, state }: Draft, message: Understanding): void {
  const { slot } = state;
  const at = acts.findIndex(({ key }) => key === 'duration' || key === 'durationPlanned');
  const asks = ASKS_READY.test(message.text) || speaksOfPickUp(message.text);
  if (slot && at >= 0 && asks)
    acts.splice(at, 1, { key: 'readyAt', values: { ready: { instant: slot.end } } });
}
