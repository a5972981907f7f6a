import type { Understanding } from '../understanding/understand.ts';
import { speaksOfPickUp } from '../understanding/without-pick-up.ts';
import type { Draft } from './draft.ts';

/** Whoever chooses a time and asks when to fetch the car hears the hour, and not how many of them it takes. */
export function tellReady({ acts, state }: Draft, message: Understanding): void {
  const { slot } = state;
  const at = acts.findIndex(({ key }) => key === 'duration');
  const asks = ASKS_READY.test(message.text) || speaksOfPickUp(message.text);
  if (slot && at >= 0 && asks)
    acts.splice(at, 1, { key: 'readyAt', values: { ready: { instant: slot.end } } });
}

const ASKS_READY =
  /(?<!\p{L})(?:when|what time|by when|wann|bis wann|коли|о котрій|когда|во сколько|до скольки|до котрої)(?:\s\p{L}+){0,6}\s(?:ready|done|finished|pick|collect|back|fertig|abhol\p{L}*|готов\p{L}*|забра\p{L}*|забира\p{L}*)/iu;
