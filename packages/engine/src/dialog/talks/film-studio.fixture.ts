import { row } from '../../row.fixture.ts';
import { exampleStudio } from './talk.fixture.ts';

const byType = (service: string, prices: readonly number[], rest = {}) =>
  ['Kleinwagen', 'Limousine', 'Kombi', 'SUV'].map((carType, at) =>
    row(service, prices[at] ?? 0, { carType, durationMinutes: 120, ...rest }),
  );

/** A German list where the rear is sold whole, by its sides and by its window, and ceramic is a film and a coating. */
export const filmStudio = exampleStudio(
  [
    ...byType('Scheibentönung', [181, 221, 241, 261], { zone: 'Hinten komplett', material: 'LLumar ATC' }),
    ...byType('Scheibentönung', [271, 321, 341, 381], { zone: 'Hinten komplett', material: 'Keramikfolie' }),
    ...byType('Scheibentönung', [91, 101, 111, 121], { zone: 'Heckscheibe', material: 'LLumar ATC' }),
    ...byType('Scheibentönung', [106, 116, 136, 146], {
      zone: 'Hintere Seitenscheiben',
      material: 'LLumar ATC',
    }),
    row('Folie entfernen', 83, { zone: 'Hinten komplett' }),
    ...byType('Keramikversiegelung', [580, 680, 710, 840]),
    ...byType('Lackschutzfolie', [470, 480, 480, 550], { zone: 'Motorhaube', material: 'XPEL' }),
    ...byType('Lackschutzfolie', [1280, 1380, 1380, 1580], { zone: 'Frontpaket', material: 'XPEL' }),
    ...byType('Vollfolierung', [1880, 2280, 2380, 2780], { material: 'Glanz' }),
    ...byType('Vollfolierung', [1980, 2380, 2480, 2880], { material: 'Matt' }),
    row('Dach folieren', 240, { material: 'Glanz' }),
    row('Chromleisten folieren', 280),
    row('Scheinwerferpolitur', 75),
  ],
  { botLanguage: 'de' },
);
