import { expect, it } from 'vitest';
import { addUp, type DayFacts } from './add-up.ts';

const quiet: DayFacts = {
  ...{ day: '2026-11-16', dialogs: 0, bookings: 0, bookedValue: 0, jobsDone: 0, doneValue: 0 },
  ...{ upsellsOffered: 0, upsellsTaken: 0, personsAsked: 0, heldBack: 0, questions: 0, questionsOpen: 0 },
  waits: [],
};

it('adds days up, prices without dust', () => {
  const figures = addUp([
    { ...quiet, dialogs: 3, bookings: 1, bookedValue: 0.1, upsellsOffered: 2 },
    { ...quiet, dialogs: 4, bookings: 2, bookedValue: 0.2, upsellsTaken: 1 },
  ]);
  expect(figures).toMatchObject({
    ...{ dialogs: 7, bookings: 3, bookedValue: 0.3, upsellsOffered: 2, upsellsTaken: 1 },
    ...{ personsAnswered: 0, personWaitSeconds: null },
  });
});

it.each([
  [[[30], [90, 600]], { personWaitSeconds: 90, personsInTime: 2, personsAnswered: 3 }],
  [[[30, 60], []], { personWaitSeconds: 45, personsInTime: 2, personsAnswered: 2 }],
  [[[120], [121]], { personWaitSeconds: 121, personsInTime: 1, personsAnswered: 2 }],
])('takes the middle of all waits: %j', (waits, expected) => {
  expect(addUp(waits.map((ofDay) => ({ ...quiet, waits: ofDay })))).toMatchObject(expected);
});
