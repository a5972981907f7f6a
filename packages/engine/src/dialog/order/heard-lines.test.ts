import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const totals = (rows: ReturnType<typeof row>[], botLanguage: string, said: string[]) =>
  talkTo(exampleStudio(rows, { botLanguage }), said).map(({ reply }) => reply.quote?.total ?? null);

describe('what is wanted is heard in words the list does not have', () => {
  const LIST = [
    row('Innenreinigung', 120),
    row('Scheinwerferaufbereitung', 79),
    row('Ozonbehandlung', 49),
    row('Handwäsche', 25),
  ];
  it('adds the lamps that went blind to the order', () => {
    expect(
      totals(LIST, 'DE', [
        'Innenreinigung bitte, was kostet das?',
        'und die Lampen vorn sind ganz trüb, die auch bitte',
      ]),
    ).toEqual([120, 199]);
  });
});

describe('a list typed with letters of another script', () => {
  it('is understood', () => {
    const list = [row('Пoвний комплекс', 9800), row('Пiдкрилки', 900)];
    expect(totals(list, 'UA', ['скільки повний комплекс?', 'і підкрилки теж'])).toEqual([9800, 10700]);
  });

  it('and so is a name said in other letters', () => {
    const list = [row('Comfort', 1500), row('Business', 2500)];
    expect(totals(list, 'RU', ['сколько стоит комфорт?'])).toEqual([1500]);
  });
});

describe('what is said now takes the place of what stood', () => {
  it('a set has its parts', () => {
    const list = [
      row('Scheibentönung', 89, { zone: 'Heckscheibe' }),
      row('Scheibentönung', 129, { zone: 'Seitenscheiben hinten' }),
      row('Scheibentönung', 199, { zone: 'Heck + Seiten hinten' }),
    ];
    const said = [
      'Heckscheibe und Seitenscheiben hinten tönen, Preis?',
      'dann das Paket Heck + Seiten hinten',
    ];
    expect(totals(list, 'DE', said).at(-1)).toBe(199);
  });

  it('the whole bonnet goes for half of it, and the other part stays', () => {
    const list = [
      row('Lackschutz', 249, { zone: 'Motorhaube halb' }),
      row('Lackschutz', 449, { zone: 'Motorhaube ganz' }),
      row('Lackschutz', 69, { zone: 'Türkanten' }),
    ];
    const said = [
      'Lackschutz Motorhaube halb und Türkanten, was kostet das?',
      'ach, die Motorhaube doch ganz',
    ];
    expect(totals(list, 'DE', said).at(-1)).toBe(518);
  });
});
