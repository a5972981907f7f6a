import { messageLength, sendMessageSchema } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { charactersLeft, isBlank, longestMessage, messageToSend } from './message-text.ts';
import { newMessageId } from './new-message-id.ts';

it('agrees with the contract on the longest message', () => {
  expect(longestMessage).toBe(messageLength.max);
});

it('makes ids that the contract accepts, each time another', () => {
  const ids = [newMessageId(crypto), newMessageId(crypto)];
  for (const clientMessageId of ids) {
    expect(sendMessageSchema.safeParse({ clientMessageId, text: 'hi' }).success).toBe(true);
  }
  expect(ids[0]).not.toBe(ids[1]);
});

it.each(['', '   ', '\n\t', '\u200b\u200d\ufeff', '\u0000'])('finds %j blank', (typed) => {
  expect(isBlank(typed)).toBe(true);
});

it.each(['0', ' x ', '👍', '👨‍👩‍👧'])('does not find %j blank', (typed) => {
  expect(isBlank(typed)).toBe(false);
});

it('sends what was typed without surrounding blanks and NUL', () => {
  expect(messageToSend('  a\u0000b\n')).toBe('ab');
});

describe('characters left', () => {
  it('are not counted far from the limit', () => {
    expect(charactersLeft('x'.repeat(3_600))).toBeNull();
  });

  it.each([
    ['x'.repeat(3_601), 399],
    ['x'.repeat(4_001), -1],
    ['😀'.repeat(4_000), 0],
  ])('count code points, as the server does', (typed, left) => {
    expect(charactersLeft(typed)).toBe(left);
  });
});
