import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readClientMessage } from './client-message.ts';

it.each(['', '   ', '\n\n', '\u200B\u200D\uFEFF', '\u202E \u2066'])('refuses %j as empty', (text) => {
  expect(() => readClientMessage(text)).toThrow('Please write a message.');
});

it('counts characters the way people do', () => {
  expect([...readClientMessage('🚗'.repeat(4000))]).toHaveLength(4000);
  expect(() => readClientMessage('🚗'.repeat(4001))).toThrow('4000 characters');
});

it('keeps family emoji whole and drops smuggled tag letters', () => {
  expect(readClientMessage('👨‍👩‍👧 hi\u{E0041}\u{E0042}')).toBe('👨‍👩‍👧 hi');
});

it('collapses a wall of line breaks', () => {
  expect(readClientMessage(`a${'\n'.repeat(10_000)}b`)).toBe('a\n\nb');
  expect(
    readClientMessage(Array.from({ length: 500 }, (_, i) => String(i)).join('\n')).split('\n').length,
  ).toBeLessThanOrEqual(21);
});

it('never gives back what PostgreSQL refuses, whatever comes in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (raw) => {
      try {
        const text = readClientMessage(raw);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain('\0');
      } catch (error) {
        expect(error).toHaveProperty('kind', 'invalid');
      }
    }),
  );
});
