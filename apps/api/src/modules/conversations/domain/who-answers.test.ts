import { expect, it } from 'vitest';
import { beginsDialog, isSilenced, returnsToBot } from './who-answers.ts';

const now = new Date('2027-05-04T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it('keeps the bot silent only while a person talks', () => {
  expect((['bot', 'waiting', 'manager'] as const).map((state) => isSilenced({ state }))).toEqual([
    false,
    false,
    true,
  ]);
});

it('gives the talk back to the bot after an hour of a person’s silence', () => {
  expect(returnsToBot({ state: 'manager', lastManagerAt: minutesAgo(59) }, now)).toBe(false);
  expect(returnsToBot({ state: 'manager', lastManagerAt: minutesAgo(61) }, now)).toBe(true);
  expect(returnsToBot({ state: 'waiting', lastManagerAt: minutesAgo(61) }, now)).toBe(false);
});

it('begins a dialog with the first message and after a day of silence', () => {
  expect(beginsDialog({ lastSeq: 0, lastClientMessageAt: now }, now)).toBe(true);
  expect(beginsDialog({ lastSeq: 4, lastClientMessageAt: minutesAgo(24 * 60) }, now)).toBe(false);
  expect(beginsDialog({ lastSeq: 4, lastClientMessageAt: minutesAgo(24 * 60 + 1) }, now)).toBe(true);
});
