import type { Slot } from '../../when/index.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, say } from '../draft.ts';

/** A wrap takes days: the client is told when to bring the car and when to fetch it. */
export function noteLongJob(draft: Draft, slot: Slot, { studio }: Context) {
  const [start, end] = [slot.start, slot.end].map((instant) =>
    toLocal(instant, studio.timezone).toPlainDate().toString(),
  );
  if (start !== end) say(draft, 'overNight', { when: { instant: slot.start }, ready: { instant: slot.end } });
}
