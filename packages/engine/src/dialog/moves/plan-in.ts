import type { DialogState } from '../../dialog-state.ts';
import { orderIn } from '../booking/sum-up-anew.ts';

/** What is to be done for which car at what time, and what is booked of it. */
export function planIn(state: DialogState): string {
  const { slot, day, wishedTime, offered, change, booked, name } = state;
  const times = offered.map(({ start }) => start);
  return JSON.stringify([orderIn(state), slot?.start, day, wishedTime, times, change, booked?.start, name]);
}
