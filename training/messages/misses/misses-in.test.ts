import { expect, it } from 'vitest';
import type { Reading } from '../../../packages/engine/src/reading/reading.ts';
import { parseMarkup } from '../learn/parse-markup.ts';
import { missesIn } from './misses-in.ts';

const message = (marked: string) => ({
  id: '1',
  lang: 'en',
  ask: 'none',
  choices: [],
  ...parseMarkup(marked),
});

/** A reading that says what other marks on the same words say. */
function readingOf(marked: string): Reading {
  const { text, acts, mentions } = parseMarkup(marked);
  return {
    clauses: acts.map((one) => ({ ...one, probability: 1, asking: 0 })),
    mentions: mentions.map(({ role, sign, start, end }) => ({
      role,
      stance: sign === '-' || sign === '~' || sign === '<' ? sign : '+',
      start,
      end,
      text: text.slice(start, end),
      clause: 0,
    })),
    unexplained: [],
  };
}

it.each([
  ['{want|(service+|tint)}', '{add|(service+|tint)}', []],
  ['{want|(service+|tint)}', '{ask.price|(service+|tint)}', ['act: another']],
  ['{want|(service+|tint)} {ask.free|when}', '{want|(service+|tint)} when', ['act: missing']],
  ['{want|(service+|tint)} when', '{want|(service+|tint)} {ask.free|when}', ['act: spurious']],
  ['{want|no (zone-|roof)}', '{want|no (zone+|roof)}', ['mention: stance']],
  ['{want|(zone+|roof)}', '{want|(service+|roof)}', ['mention: role']],
  [
    '{want|(zone+|roof and doors)}',
    '{want|(zone+|roof) and (zone+|doors)}',
    ['mention: border', 'mention: spurious'],
  ],
  ['{want|(zone+|roof)}', '{want|roof}', ['mention: missing']],
])('names what differs between %s and %s', (gold, read, kinds) => {
  expect(missesIn(message(gold), readingOf(read)).map(({ kind }) => kind)).toEqual(kinds);
});
