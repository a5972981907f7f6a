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
  const said = timeToCall(message);
  const time = said ?? callTimeIn(told);
  const summary = summarise(draft.state, message, context);
  const wish = said === null && time !== null ? `${summary} | ${time}` : summary;
  draft.effects.push({ kind: 'lead', name, phone, email, wish });
  handOver(draft, 'asked', message, context);
  if (phone === null) return;
  const isBooking = draft.state.isBooking && draft.state.slot !== null;
  draft.state = { ...draft.state, isBooking, told: [...draft.state.told, CALL_PROMISED].slice(-30) };
  // What happens now is a call and no answer here.
  draft.acts = [
    ...(message.name === null ? [] : [{ key: 'nameNoted', values: { name: words(message.name) } } as const]),
    { key: 'callPromised', values: { phone: words(phone) } },
    ...draft.acts.filter(({ key }) => !ANSWERED_HERE.has(key)),
  ];
  if (time !== null) say(draft, 'callTime', { time: words(time) });
}

/** "Which time? I want no visit. Have him ring me after three": the words of the time that was read, before any other. */
function timeToCall({ times: { reading }, text, timeWords }: Understanding): string | null {
  if (timeWords !== null && (/\d/u.test(timeWords) || reading === null)) return timeWords;
  return reading ? text.slice(reading.span.start, reading.span.end).trim() : null;
}

const RECENT = 5;

/** "After three today. Half past is fine": where a call is promised and nothing is being booked, a time alone is one to call at. */
export function takeCallTime(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, isBooking, booked, told, phone } = draft.state;
  const isPromised = told.slice(-RECENT).includes(CALL_PROMISED) && phone !== null;
  if (!isPromised || asked !== null || isBooking || booked || message.times.reading === null) return false;
  const isElse = message.intents.has('book') || message.intents.has('free') || message.intents.has('price');
  if (isElse || message.isWorkNamed || message.topics.length > 0 || message.text.includes('?')) return false;
  takeCallback(draft, message, context);
  return true;
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
