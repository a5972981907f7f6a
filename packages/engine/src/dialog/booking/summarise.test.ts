import { expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

it.each<[Lang, string[], RegExp]>([
  ['de', ['Tönung hinten für einen Golf', 'Ich möchte mit einem Mitarbeiter sprechen'], /: \d+\s€/],
  ['en', ['tint the rear of a Golf', 'I want to talk to a person'], /: (?:€|£)\d+/],
])('tells the person who takes over prices and times as people write them, in %s', (lang, lines, price) => {
  const effects = talkTo(studioIn(lang), lines).flatMap((turn) => turn.effects);
  const summary = effects.flatMap((effect) => (effect.kind === 'handoff' ? [effect.summary] : [])).at(-1);
  expect(summary).toMatch(price);
  expect(summary).not.toMatch(/EUR|\d{4}-\d{2}-\d{2}T/);
});
