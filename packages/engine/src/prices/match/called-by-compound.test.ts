import { expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { calledByCompound } from './called-by-compound.ts';

const rows = [
  row('Leasingrückgabe-Paket', 590),
  row('Frühjahrsputz Paket (Wäsche, Wachs)', 190),
  row('Motorraum Wäsche', 60),
  row('Motorhauben Wäsche', 40),
  row('Handwäsche', 30),
];

it.each([
  ['was kostet das Leasingpaket?', 'was kostet das Leasingrückgabe-Paket?'],
  ['das Leasing-Paket bitte', 'das Leasingrückgabe-Paket bitte'],
  ['und das frühjahrspaket', 'und das Frühjahrsputz Paket (Wäsche, Wachs)'],
])('%s', (text, meant) => {
  expect(calledByCompound(text, rows)).toBe(meant);
});

it.each(['eine Motorwäsche bitte', 'eine Handwäsche', 'das Winterpaket', 'das Leasingrückgabe-Paket'])(
  'means no name of the list, or more than one: %s',
  (text) => {
    expect(calledByCompound(text, rows)).toBe(text);
  },
);
