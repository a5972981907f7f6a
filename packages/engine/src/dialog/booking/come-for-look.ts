import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { learnCar } from '../wish/learn-car.ts';
import { LOOK_SERVICE, LOOK_WISH, OTHER_LOOK } from './look-words.data.ts';
import { summarise } from './summarise.ts';

/** Who was told so that the team will look at the car. */
const LOOK = 'look';

/** "Could somebody look at it first?": no list has a price for that, and the studio says when it suits. */
export function comeForLook(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.told.includes(LOOK) && tellsWhen(draft, message)) {
    passOn(draft, message, context);
    say(draft, 'lookWhen', { when: words(message.timeWords ?? message.text.trim()) });
    return true;
  }
  const isSold = context.studio.rows.some(({ service }) => LOOK_SERVICE.test(service));
  if (isSold || state.isBooking || !LOOK_WISH.test(message.text) || OTHER_LOOK.test(message.text))
    return false;
  learnCar(draft, message, context);
  const known = context.studio.knowledge?.find(({ topic }) => topic === 'inspection');
  if (known) {
    say(draft, 'script', { answer: words(known.answer) });
    return true;
  }
  passOn(draft, message, context);
  say(draft, message.times.reading === null && message.timeWords === null ? 'lookOpen' : 'lookWith');
  draft.state = { ...draft.state, told: [...draft.state.told, LOOK].slice(-30), asked: null };
  return true;
}

/** A time without anything to be done to the car. */
function tellsWhen({ state }: Draft, { times, works }: Understanding): boolean {
  return times.reading !== null && works.length === 0 && state.wished.length === 0 && !state.isBooking;
}

function passOn(draft: Draft, message: Understanding, context: Context): void {
  const said = message.text.trim();
  draft.effects.push({
    kind: 'handoff',
    reason: 'question',
    summary: summarise(draft.state, message, context),
    question: { topic: 'inspection', said },
  });
}
