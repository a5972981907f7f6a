import type { ChatMessage, SendMessageAnswer } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import {
  type ConversationAction,
  type ConversationState,
  initialConversation,
  isBehind,
  reduceConversation,
} from './conversation-state.ts';
import { enqueue } from './outbox.ts';

const bot = (seq: number, text = `bot ${seq}`): ChatMessage => ({
  id: `id-${seq}`,
  seq,
  author: 'bot',
  text,
  createdAt: '2026-03-12T08:00:00Z',
});
const client = (seq: number, clientMessageId: string, text = 'hi'): ChatMessage => ({
  ...bot(seq, text),
  author: 'client',
  clientMessageId,
});
const answered = (clientMessageId: string, messages: ChatMessage[], token = 'T'): ConversationAction => {
  const answer: SendMessageAnswer = { conversationToken: token, messages, state: 'bot', language: 'DE' };
  return { type: 'answered', own: { clientMessageId, text: 'hi' }, answer };
};
const caughtUp = (messages: ChatMessage[], token = 'T'): ConversationAction => ({
  type: 'caught-up',
  token,
  history: { messages, state: 'bot', language: 'DE' },
});
const queued = (...ids: string[]) =>
  ids.reduce<ConversationState['outbox']>(
    (outbox, clientMessageId) => enqueue(outbox, { clientMessageId, text: 'hi' }),
    [],
  );
const run = (state: ConversationState, ...actions: ConversationAction[]) =>
  actions.reduce(reduceConversation, state);
const fresh = initialConversation({ token: null, outbox: queued('a') }, null);
const order = (state: ConversationState) =>
  state.messages.map((message) => message.clientMessageId ?? message.text);

describe('the beginning of an answer', () => {
  const begun = run(fresh, { type: 'accepted', token: 'T' }, { type: 'drafted', text: 'It lasts.' });

  it('is kept until the answer is here', () => {
    expect(begun.draft).toBe('It lasts.');
    expect(run(begun, answered('a', [bot(2)])).draft).toBeNull();
  });

  it.each<[string, ConversationAction]>([
    ['it comes to nothing', { type: 'drafted', text: null }],
    ['the talk is forgotten', { type: 'forgotten' }],
    ['the talk is erased', { type: 'erased' }],
  ])('goes when %s', (_, action) => {
    expect(run(begun, action).draft).toBeNull();
  });
});

describe('an answer', () => {
  it('places the client’s own message right before it', () => {
    const state = run(fresh, answered('a', [bot(2), bot(3)]));
    expect(order(state)).toEqual(['a', 'bot 2', 'bot 3']);
    expect(state).toMatchObject({ token: 'T', outbox: [], syncedSeq: 3 });
    expect(isBehind(state)).toBe(false);
  });

  it('that comes twice changes nothing', () => {
    const once = run(fresh, answered('a', [bot(2)]));
    expect(run(once, answered('a', [bot(2)]))).toEqual(once);
  });

  it('that leaves a hole asks for a catch-up, which fills it', () => {
    const state = run(fresh, answered('a', [bot(2)]), answered('c', [bot(6)]));
    expect(isBehind(state)).toBe(true);
    const filled = run(state, caughtUp([client(3, 'b'), bot(4), client(5, 'c'), bot(6)]));
    expect(order(filled)).toEqual(['a', 'bot 2', 'b', 'bot 4', 'c', 'bot 6']);
    expect(isBehind(filled)).toBe(false);
  });

  it('without a word from the studio keeps the own message visible until its place is known', () => {
    const silent = run(fresh, answered('a', []));
    expect(silent.unplaced).toEqual([{ clientMessageId: 'a', text: 'hi' }]);
    expect(isBehind(silent)).toBe(true);
    expect(order(run(silent, caughtUp([client(1, 'a')])))).toEqual(['a']);
  });

  it('moves an own message whose place was assumed wrongly', () => {
    const state = run(fresh, answered('a', [bot(4)]), caughtUp([client(1, 'a'), bot(2), bot(3), bot(4)]));
    expect(order(state)).toEqual(['a', 'bot 2', 'bot 3', 'bot 4']);
  });
});

describe('a catch-up', () => {
  it('sorts by number whatever the order of arrival', () => {
    const loaded = initialConversation({ token: 'T', outbox: [] }, null);
    expect(order(run(loaded, caughtUp([bot(3), client(1, 'a'), bot(2)])))).toEqual(['a', 'bot 2', 'bot 3']);
  });

  it('of another conversation is ignored', () => {
    const state = run(fresh, answered('a', [bot(2)]));
    expect(run(state, caughtUp([bot(9)], 'other'))).toBe(state);
  });

  it('that brings nothing still counts as loaded', () => {
    const loaded = run(initialConversation({ token: 'T', outbox: [] }, null), caughtUp([]));
    expect(loaded.isLoaded).toBe(true);
  });
});

describe('another tab', () => {
  it('that sent a queued message leaves it visible here until it is placed', () => {
    const state = run(fresh, { type: 'stored', token: 'T', outbox: [] });
    expect(state.unplaced).toEqual([{ clientMessageId: 'a', text: 'hi' }]);
    expect(isBehind(state)).toBe(true);
    expect(run(state, caughtUp([client(1, 'a'), bot(2)])).unplaced).toEqual([]);
  });

  it('that started a new conversation takes this one along', () => {
    const state = run(fresh, answered('a', [bot(2)]), { type: 'stored', token: 'N', outbox: [] });
    expect(state).toMatchObject({ token: 'N', messages: [], syncedSeq: 0, unplaced: [] });
  });

  it('that only queued something changes the queue alone', () => {
    const state = run(fresh, answered('a', [bot(2)]));
    expect(run(state, { type: 'stored', token: 'T', outbox: queued('b') })).toEqual({
      ...state,
      outbox: queued('b'),
    });
  });
});

it('forgets a conversation the server no longer knows, and keeps what is queued', () => {
  const state = run({ ...fresh, outbox: queued('a', 'b') }, answered('a', [bot(2)]), { type: 'forgotten' });
  expect(state).toMatchObject({ token: null, messages: [], wasForgotten: true, outbox: queued('b') });
});

it('does not take a withdrawn message for a sent one', () => {
  const state = run(
    { ...fresh, token: 'T' },
    { type: 'withdrawn', clientMessageId: 'a' },
    { type: 'stored', token: 'T', outbox: [] },
  );
  expect(state.unplaced).toEqual([]);
});

it('shows the page even when its history cannot be reached', () => {
  const loading = initialConversation({ token: 'T', outbox: [] }, null);
  expect(loading.isLoaded).toBe(false);
  expect(run(loading, { type: 'history-unreachable' }).isLoaded).toBe(true);
});

it('remembers how it ended and whether it is online', () => {
  const state = run(fresh, { type: 'connection', isOnline: false }, { type: 'ended', ending: 'bot_paused' });
  expect(state).toMatchObject({ isOnline: false, ending: 'bot_paused' });
});

describe('the language', () => {
  const known = initialConversation({ token: 'T', outbox: [] }, 'EN');

  it('is the one of the messages once there are any', () => {
    expect(run(known, caughtUp([bot(1)])).language).toBe('DE');
    expect(run(known, answered('a', [bot(2)])).language).toBe('DE');
  });

  it('is the chosen one until the messages tell another', () => {
    const chosen = run(known, caughtUp([bot(1)]), { type: 'language', language: 'UA' });
    expect(chosen.language).toBe('UA');
    expect(run(chosen, caughtUp([bot(2)])).language).toBe('DE');
  });

  it('stays with the client whose talk is erased', () => {
    expect(run(known, { type: 'erased' }).language).toBe('EN');
  });

  it('rewords what is known and takes nothing new in that way', () => {
    const before = run(known, caughtUp([bot(1)]));
    const history = { messages: [bot(1, 'anew'), bot(3)], state: 'bot', language: 'UA' } as const;
    const after = run(before, { type: 'reworded', history: { ...history, messages: [...history.messages] } });
    expect(order(after)).toEqual(['anew']);
    expect(after.syncedSeq).toBe(1);
  });
});
