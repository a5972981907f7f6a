import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  enqueue,
  forgetAttempts,
  markRefused,
  markUnanswered,
  nextToSend,
  type Outbox,
  remove,
  retry,
} from './outbox.ts';

const two = enqueue(enqueue([], { clientMessageId: 'a', text: 'first' }), {
  clientMessageId: 'b',
  text: 'second',
});
const ids = (outbox: Outbox) => outbox.map((item) => item.clientMessageId);

describe('outbox', () => {
  it('keeps the order in which the client wrote', () => {
    expect(ids(two)).toEqual(['a', 'b']);
    expect(nextToSend(two)?.clientMessageId).toBe('a');
  });

  it('takes the same message once', () => {
    expect(enqueue(two, { clientMessageId: 'a', text: 'first' })).toBe(two);
  });

  it('holds later messages back while an earlier one has no answer', () => {
    const outbox = markUnanswered(two, 'a');
    expect(nextToSend(outbox)).toMatchObject({ clientMessageId: 'a', attempts: 1 });
  });

  it('lets later messages pass one that was refused', () => {
    expect(nextToSend(markRefused(two, 'a', 'message_too_long'))?.clientMessageId).toBe('b');
  });

  it('sends a refused message again, in its place and under its id, when the client asks', () => {
    const outbox = retry(markRefused(two, 'a', 'invalid_request'), 'a');
    expect(nextToSend(outbox)).toEqual({ clientMessageId: 'a', text: 'first', attempts: 0, refusal: null });
  });

  it('has nothing to send once everything is acknowledged or refused', () => {
    expect(nextToSend(markRefused(remove(two, 'a'), 'b', 'empty_message'))).toBeNull();
  });

  it('forgets failed attempts without touching refusals', () => {
    const outbox = forgetAttempts(markRefused(markUnanswered(two, 'a'), 'b', 'empty_message'));
    expect(outbox.map(({ attempts, refusal }) => [attempts, refusal])).toEqual([
      [0, null],
      [0, 'empty_message'],
    ]);
  });

  it('never reorders, duplicates or loses a message by anything but removing it', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      id.map((i) => (outbox: Outbox) => enqueue(outbox, { clientMessageId: i, text: i })),
      id.map((i) => (outbox: Outbox) => markUnanswered(outbox, i)),
      id.map((i) => (outbox: Outbox) => markRefused(outbox, i, 'invalid_request')),
      id.map((i) => (outbox: Outbox) => retry(outbox, i)),
      fc.constant(forgetAttempts),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let outbox: Outbox = [];
        for (const apply of steps) {
          const before = ids(outbox);
          outbox = apply(outbox);
          expect(ids(outbox).slice(0, before.length)).toEqual(before);
          expect(new Set(ids(outbox)).size).toBe(outbox.length);
        }
      }),
    );
  });
});
