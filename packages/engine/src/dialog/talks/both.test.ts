import { expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const studio = exampleStudio(
  [
    row('Hand wash', 30, { durationMinutes: 60 }),
    row('Polish', 200, { durationMinutes: 60 }),
    row('Ozone treatment', 49, { durationMinutes: 60 }),
  ],
  {
    rules: {
      upsell: 'CHOSEN',
      upsells: [
        { after: 'Polish', offer: 'Ozone treatment' },
        { after: 'Hand wash', offer: 'Ozone treatment' },
      ],
      handoffWords: [],
      handoffAfterUnclear: 0,
    },
  },
);

const wished = (...lines: string[]) =>
  talkTo(studio, lines)
    .at(-1)
    ?.state.wished.map(({ service }) => service);

it.each([
  ['how much is a hand wash and a polish', 'ok what about Thursday for both'],
  ['Was kosten Handwäsche und Politur', 'ok, Donnerstag für beides'],
  ['скільки коштує мийка і полірування', 'добре, у четвер обидва'],
  ['сколько стоит мойка и полировка', 'хорошо, в четверг оба'],
])('after "%s" takes both for the two jobs and adds no extra', (first, second) => {
  expect(wished(first, second)).toEqual(expect.not.arrayContaining(['Ozone treatment']));
});

it('takes both for the job and the extra where there is one job', () => {
  expect(wished('how much is a polish', 'both please')).toEqual(['Polish', 'Ozone treatment']);
});
