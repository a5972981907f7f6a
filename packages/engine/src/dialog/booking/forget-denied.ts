import type { Understanding } from '../../understanding/understand.ts';
import type { Draft } from '../draft.ts';

/** "I never said Sunday": a day that is denied goes, with the times that were shown for it. */
export function forgetDenied(draft: Draft, { times }: Understanding): void {
  const { day, slot } = draft.state;
  if (day === null || slot !== null || times.reading?.isDayNamed || !times.denied?.includes(day)) return;
  draft.state = { ...draft.state, day: null, wishedTime: null, offered: [] };
}
