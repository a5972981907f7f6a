import { expect, it } from 'vitest';
import { textLines } from './text-lines.ts';

it.each(['-25%', '–30 %', '−15%', 'Rabatt -10 %', 'Скидка -20%', '-20% off'])(
  'leaves %s over a card out: how much cheaper it is names nothing',
  (badge) => {
    const lines = textLines(`Wash\n20 €\n${badge}\nWax\n30 €`);
    expect(lines.map(({ text, isAfterGap }) => `${text}${isAfterGap ? ' after a gap' : ''}`)).toEqual([
      'Wash after a gap',
      '20 €',
      'Wax',
      '30 €',
    ]);
  },
);

it.each(['- 25% darker', '-25% on Mondays', 'Tint 35%', '+20%', 'SUV -10%'])('keeps %s', (line) => {
  expect(textLines(`Wash\n${line}`)).toHaveLength(2);
});
