import type { Understanding } from '../../understanding/understand.ts';
import type { Draft } from '../draft.ts';
import { REACH_ASKED } from './offer-reach.ts';
import { wantsCall } from './wants-call.ts';

/** "Call me on …": a number given outside a booking is there to be called. */
export function isCallback(message: Understanding, { state }: Draft): boolean {
  const { intents, phone, text, acts } = message;
  if (phone === null) return false;
  if (state.isBooking || state.wishedTime !== null) return wantsCall(message);
  if (state.told.includes('callback') && state.asked?.kind === 'phone') return true;
  if (state.asked?.kind === 'name' || state.asked?.kind === 'phone') return false;
  // Whoever was asked how to be reached, or has just booked, leaves a number and asks for no call.
  const isLeft = state.told.includes(REACH_ASKED) || Boolean(state.booked);
  if (isLeft && !wantsCall(message)) return false;
  const isAll = [...acts].every((act) => act === 'phone' || act === 'name' || act === 'greet');
  return wantsCall(message) || intents.has('callMe') || isAll || text.replace(/[\d\s()+/.-]/g, '').length < 3;
}
