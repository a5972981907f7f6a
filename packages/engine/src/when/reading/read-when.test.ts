import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineLanguage } from '../../facts.ts';
import { ENGLISH_CASES } from './cases/english.data.ts';
import { GERMAN_CASES } from './cases/german.data.ts';
import { RUSSIAN_CASES } from './cases/russian.data.ts';
import { UKRAINIAN_CASES } from './cases/ukrainian.data.ts';
import { readWhen } from './read-when.ts';

const context = (language: EngineLanguage) => ({
  now: '2026-06-09T07:30:00Z',
  timezone: 'Europe/Berlin',
  language,
});

function read(text: string, language: EngineLanguage): string | null {
  const reading = readWhen(text, context(language));
  return reading && [reading.kind, reading.start, reading.end].filter(Boolean).join(' ');
}

describe.each([
  ['EN', ENGLISH_CASES],
  ['DE', GERMAN_CASES],
  ['UA', UKRAINIAN_CASES],
  ['RU', RUSSIAN_CASES],
] as const)('in %s', (language, cases) => {
  it.each(cases)('reads %j as %s', (text, reading) => {
    expect(read(text, language)).toBe(reading);
  });
});

it('names the other reading of an ambiguous day', () => {
  expect(readWhen('next thursday', context('EN'))?.alternative?.start).toBe('2026-06-11');
  expect(readWhen('nächsten Freitag', context('DE'))?.alternative?.start).toBe('2026-06-19');
});

it('tells where in the message it stood', () => {
  const text = 'Passt es Ihnen am Freitag um 10 Uhr?';
  const { span } = readWhen(text, context('DE')) ?? {};
  expect(text.slice(span?.start, span?.end)).toBe('Freitag um 10 Uhr');
});

it('never falls over a text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom<EngineLanguage>('EN', 'DE', 'UA', 'RU'),
      (text, language) => {
        expect(() => readWhen(text, context(language))).not.toThrow();
      },
    ),
  );
});
