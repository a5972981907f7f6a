import { describe, expect, it } from 'vitest';
import { examplePage } from '../testing/fake-server.ts';
import { type ConversationState, initialConversation } from './conversation-state.ts';
import { enqueue, markRefused, markStored, markUnanswered } from './outbox.ts';
import { isAssistantTyping, listChoices, listTimeline } from './timeline.ts';

const empty = initialConversation({ token: null, outbox: [] }, null);
const outbox = enqueue([], { clientMessageId: 'a', text: 'hi' });
const withReply = (choices?: string[]): ConversationState => ({
  ...empty,
  token: 'T',
  messages: [
    { seq: 1, author: 'client', text: 'hi', clientMessageId: 'a' },
    { seq: 2, author: 'bot', text: 'one' },
    { seq: 3, author: 'bot', text: 'two', choices },
  ],
});

describe('a booking', () => {
  const booking = {
    eventId: 'e1',
    service: 'Tint',
    start: '2027-03-19T09:00:00Z',
    end: '2027-03-19T10:00:00Z',
  };
  const said = (seq: number, more: Partial<typeof booking> & { state?: 'CANCELLED' } = {}) =>
    ({ seq, author: 'bot', text: '', booking: { ...booking, ...more } }) as const;
  const statesOf = (...messages: ReturnType<typeof said>[]) =>
    listTimeline({ ...empty, token: 'T', messages }, '').map((row) => row.booking?.state);

  it('holds until something newer is said about it', () => {
    expect(statesOf(said(1), said(2, { start: '2027-03-20T09:00:00Z' }))).toEqual(['MOVED', undefined]);
    expect(statesOf(said(1), said(2, { state: 'CANCELLED' }))).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('is not touched by another one', () => {
    expect(statesOf(said(1), said(2, { eventId: 'e2' }))).toEqual([undefined, undefined]);
  });
});

describe('timeline', () => {
  it('begins with the greeting', () => {
    expect(listTimeline(empty, 'Hello').map((row) => row.text)).toEqual(['Hello']);
  });

  it('does not repeat a greeting that the server stores as well', () => {
    const stored: ConversationState = { ...empty, messages: [{ seq: 1, author: 'bot', text: 'Hello' }] };
    expect(listTimeline(stored, 'Hello')).toHaveLength(1);
  });

  it('ends a group where the speaker changes', () => {
    const rows = listTimeline(withReply(), '');
    expect(rows.map((row) => [row.text, row.endsGroup])).toEqual([
      ['hi', true],
      ['one', false],
      ['two', true],
    ]);
  });

  it('keeps the key of an own message when it gets its place', () => {
    const pending = listTimeline({ ...empty, outbox }, '');
    expect(pending[0]?.key).toBe(listTimeline(withReply(), '')[0]?.key);
  });

  it.each([
    ['sending', outbox, true],
    ['waiting', markUnanswered(outbox, 'a'), true],
    ['waiting', outbox, false],
    ['refused', markRefused(outbox, 'a', 'message_too_long'), true],
  ])('shows a queued message as %s', (kind, queue, isOnline) => {
    expect(listTimeline({ ...empty, outbox: queue, isOnline }, '')[0]?.delivery.kind).toBe(kind);
  });
});

it('shows a message behind one that got no answer as waiting too', () => {
  const stuck = enqueue(markUnanswered(outbox, 'a'), { clientMessageId: 'b', text: 'there' });
  const state = { ...empty, outbox: stuck };
  expect(listTimeline(state, '').map((row) => row.delivery.kind)).toEqual(['waiting', 'waiting']);
  expect(isAssistantTyping(state)).toBe(false);
});

describe('the beginning of an answer', () => {
  const sent = { ...empty, token: 'T', outbox: markStored(outbox, 'a', 1), draft: 'A coating lasts.' };
  const answer = { seq: 2, author: 'bot', text: 'A coating lasts. It is €890.' } as const;
  const own = { seq: 1, author: 'client', text: 'hi', clientMessageId: 'a' } as const;

  it('stands last, with the typing sign below it', () => {
    expect(listTimeline(sent, '').map(({ author, text }) => [author, text])).toEqual([
      ['client', 'hi'],
      ['bot', 'A coating lasts.'],
    ]);
    expect(isAssistantTyping(sent)).toBe(true);
  });

  it('gives way to the answer, which grows out of it', () => {
    const rows = listTimeline({ ...sent, messages: [own, answer] }, '');
    expect(rows.map(({ text }) => text)).toEqual(['hi', answer.text]);
    expect(rows.at(-1)?.key).toBe(listTimeline(sent, '').at(-1)?.key);
  });

  it.each<[string, Partial<ConversationState>]>([
    ['a person has taken over', { talk: 'manager' }],
    ['the page is offline', { isOnline: false }],
    ['nothing waits for an answer', { outbox: [] }],
  ])('is not shown when %s', (_, part) => {
    expect(listTimeline({ ...sent, ...part }, '').map(({ text }) => text)).not.toContain(sent.draft);
  });
});

describe('choices', () => {
  it('are the greeting’s before the first word', () => {
    expect(listChoices(empty, examplePage.choices)).toEqual(examplePage.choices);
  });

  it('are those of the last reply', () => {
    expect(listChoices(withReply(['Yes', 'No']), examplePage.choices)).toEqual(['Yes', 'No']);
  });

  it('disappear as soon as the client answers', () => {
    const next = enqueue([], { clientMessageId: 'b', text: 'yes' });
    expect(listChoices({ ...withReply(['Yes']), outbox: next }, examplePage.choices)).toEqual([]);
  });
});

describe('typing sign', () => {
  it.each<[string, Partial<ConversationState>, boolean]>([
    ['nothing is on its way', {}, false],
    ['a message has just left', { outbox }, true],
    ['the page is offline', { outbox, isOnline: false }, false],
    ['the server did not answer', { outbox: markUnanswered(outbox, 'a') }, false],
    ['the message was refused', { outbox: markRefused(outbox, 'a', 'empty_message') }, false],
    ['a person has taken over', { outbox, talk: 'manager' }, false],
  ])('when %s', (_, part, expected) => {
    expect(isAssistantTyping({ ...empty, ...part })).toBe(expected);
  });
});

describe('a message heard on the open line before its own call was answered', () => {
  const heard = { ...withReply(['Yes']), outbox };

  it('stands there once', () => {
    expect(listTimeline(heard, '').map(({ text }) => text)).toEqual(['hi', 'one', 'two']);
  });

  it('ends the typing and brings the choices', () => {
    expect(isAssistantTyping(heard)).toBe(false);
    expect(listChoices(heard, examplePage.choices)).toEqual(['Yes']);
  });
});

describe('a message the server has stored', () => {
  const stored = { ...empty, outbox: markStored(markUnanswered(outbox, 'a'), 'a', 1) };

  it('counts as sent though its answer is outstanding', () => {
    expect(listTimeline(stored, '')[0]?.delivery).toEqual({ kind: 'sent' });
  });

  it('is being answered, as long as there is a line', () => {
    expect(isAssistantTyping(stored)).toBe(true);
    expect(isAssistantTyping({ ...stored, isOnline: false })).toBe(false);
  });
});
