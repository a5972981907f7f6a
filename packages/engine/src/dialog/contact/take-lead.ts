import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { handOver } from './hand-over.ts';
import { REACH_ASKED } from './offer-reach.ts';

/** Takes down a wish the assistant can't settle itself: who it is and what is wanted; the studio answers. */
export function takeLead(draft: Draft, message: Understanding, context: Context) {
  const { name, phone, email = null } = draft.state;
  if (name === null) {
    say(draft, 'leadName');
    draft.state = { ...draft.state, told: [...draft.state.told, REACH_ASKED] };
    return ask(draft, { kind: 'name' });
  }
  if (!draft.state.told.includes('lead')) {
    draft.effects.push({ kind: 'lead', name, phone, email, wish: summarise(draft.state, message, context) });
    draft.state = { ...draft.state, told: [...draft.state.told, 'lead'] };
  }
  say(draft, 'leadTaken', { name: words(name) });
  draft.state = { ...draft.state, isBooking: false, asked: null };
}

/** Takes down a number to be called back and tells a person about it. */
export function takeCallback(draft: Draft, message: Understanding, context: Context) {
  const { name, phone, email = null, told } = draft.state;
  const time = message.timeWords ?? callTimeIn(told);
  const summary = summarise(draft.state, message, context);
  const wish = message.timeWords === null && time !== null ? `${summary} | ${time}` : summary;
  draft.effects.push({ kind: 'lead', name, phone, email, wish });
  handOver(draft, 'asked', message, context);
  if (phone === null) return;
  draft.state = { ...draft.state, told: [...draft.state.told, CALL_PROMISED].slice(-30) };
  // What happens now is a call and no answer here.
  draft.acts = [
    ...(message.name === null ? [] : [{ key: 'nameNoted', values: { name: words(message.name) } } as const]),
    { key: 'callPromised', values: { phone: words(phone) } },
    ...draft.acts.filter(({ key }) => !ANSWERED_HERE.has(key)),
  ];
  if (time !== null) say(draft, 'callTime', { time: words(time) });
}

const ANSWERED_HERE: ReadonlySet<string> = new Set([
  ...['person', 'personPhone', 'personOpen', 'personAlways', 'nameNoted'],
]);

/** What is noted in the memory when a call was promised. */
export const CALL_PROMISED = 'call promised';

/** A call is promised only to a number that is known. */
export function askNumber(draft: Draft, { timeWords }: Understanding): void {
  say(draft, 'askNumber');
  const marks = timeWords === null ? ['callback'] : ['callback', `${CALL_TIME}${timeWords}`];
  draft.state = { ...draft.state, isBooking: false, told: [...draft.state.told, ...marks].slice(-20) };
  ask(draft, { kind: 'phone', choices: [{ key: 'person' }] });
}

/** When to call, told before the number was. */
const CALL_TIME = 'call time:';

function callTimeIn(told: readonly string[]): string | null {
  return told.findLast((mark) => mark.startsWith(CALL_TIME))?.slice(CALL_TIME.length) ?? null;
}
