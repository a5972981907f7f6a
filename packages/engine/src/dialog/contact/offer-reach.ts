import { words } from '../act.ts';
import { type Draft, say } from '../draft.ts';

/** Noted in the memory once the client was asked how to be reached. */
export const REACH_ASKED = 'reach';

/**
 * Whoever is to get an answer from the studio is told where it will be. Without a number or an address the client is
 * asked for one, once; nobody has to leave one, because the answer stands in the chat.
 */
export function offerReach(draft: Draft) {
  const isPromised = draft.acts.some(({ key }) => PROMISES.has(key));
  const promisedAt = draft.acts.findLastIndex(({ key }) => PROMISES.has(key) || WHEN.has(key));
  if (!isPromised || draft.acts.some(({ key }) => TOLD_ALREADY.has(key))) return;
  if (reachOf(draft) !== null || draft.state.told.includes(REACH_ASKED)) return tellWhere(draft, promisedAt);
  draft.state = { ...draft.state, told: [...draft.state.told, REACH_ASKED] };
  if (draft.state.asked !== null) {
    // The talk goes on with a question of its own, so this is no second one.
    draft.acts.splice(promisedAt + 1, 0, { key: 'reachOffer' });
    return;
  }
  say(draft, 'reachAsk');
  draft.state = { ...draft.state, asked: { kind: 'reach', choices: [] } };
}

function tellWhere(draft: Draft, promisedAt: number): void {
  const contact = reachOf(draft);
  const act =
    contact === null
      ? ({ key: 'reachHere' } as const)
      : ({ key: 'reachKnown', values: { contact: words(contact) } } as const);
  draft.acts.splice(promisedAt + 1, 0, act);
}

/** The number and the address the client has left. */
export function reachOf({ state: { phone, email } }: Draft): string | null {
  return [phone, email].filter(Boolean).join(', ') || null;
}

const PROMISES: ReadonlySet<string> = new Set([
  ...[
    'ownerAsked',
    'topicOpen',
    'differenceOpen',
    'topicOpenAbout',
    'stillOpen',
    'durationOpen',
    'durationOpenFor',
  ],
  ...['person', 'complaint', 'leadTaken', 'contactTaken', 'contactTakenPlain', 'fleetPassed'],
]);
/** When somebody is there belongs to the promise. */
const WHEN: ReadonlySet<string> = new Set(['personOpen', 'personAlways', 'personLater', 'personClosed']);
const TOLD_ALREADY: ReadonlySet<string> = new Set(['reachHere', 'reachKnown', 'callPromised']);
