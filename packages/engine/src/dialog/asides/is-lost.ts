import type { Intent } from '../../understanding/intents.data.ts';
import type { Draft } from '../draft.ts';
import type { AsideQuestion } from './part-questions.ts';

/**
 * Whether a reply says nothing to a question: without it, the same is done, and at most what stands anyway is not told
 * again.
 */
export function isLost(whole: Draft, without: Draft): boolean {
  const deeds = (draft: Draft) => draft.effects.map(({ kind }) => kind).join();
  if (deeds(whole) !== deeds(without)) return false;
  const said = new Set(without.acts.map((act) => JSON.stringify(act)));
  return whole.acts.every((act) => said.has(JSON.stringify(act)) || IDLE.has(act.key));
}

/** The reply tells it from the studio's own data, or has put this very question to the owner. */
export function isAnswered({ message, said }: AsideQuestion, { acts, effects }: Draft): boolean {
  const told = [...ANSWERS].some(
    ([intent, keys]) => message.intents.has(intent) && acts.some(({ key }) => keys.test(key)),
  );
  return (
    told ||
    effects.some((effect) => {
      if (effect.kind !== 'handoff' || !effect.question) return false;
      const asked = effect.question.said.trim();
      return asked.includes(said.trim()) || said.includes(asked);
    })
  );
}

const ANSWERS: ReadonlyMap<Intent, RegExp> = new Map([
  ['address', /^(?:address|bookedWhere)$/],
  ['hours', /^(?:hours|dayHours|dayClosed)$/],
  ['duration', /^(?:duration|durationPlanned|durationOpenFor|readyAt)$/],
]);

/** What a reply falls back on when it has nothing to say. */
const IDLE: ReadonlySet<string> = new Set([
  ...['quoteOne', 'quoteMany', 'mayChange', 'inviteBooking', 'clarify', 'notUnderstood', 'anythingElse'],
  ...['askName', 'askNameAndPhone', 'stillConfirm', 'confirm', 'offer', 'offerFirst', 'slotKept', 'extra'],
  ...['thanks', 'hello', 'reachHere', 'reachKnown', 'ack'],
]);
