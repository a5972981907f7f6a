import { describe, expect, it } from 'vitest';
import { exampleStudio, talkTo } from '../dialog/talks/talk.fixture.ts';
import { row } from '../row.fixture.ts';
import { nextPiece, piecesOf } from './tiers.ts';

const LISTS = {
  en: [
    row('Dent removal', 80, { zone: 'first dent' }),
    row('Dent removal', 40, { zone: 'each additional dent' }),
  ],
  de: [
    row('Beulendoktor', 80, { zone: 'erste Delle' }),
    row('Beulendoktor', 40, { zone: 'jede weitere Delle' }),
  ],
  uk: [
    row('Ремонт сколу', 80, { zone: 'перший скол' }),
    row('Ремонт сколу', 40, { zone: 'кожен наступний' }),
  ],
  ru: [
    row('Ремонт скола', 80, { zone: 'первый скол' }),
    row('Ремонт скола', 40, { zone: 'каждый последующий' }),
  ],
};
type Lang = keyof typeof LISTS;

describe('the first piece and each further one', () => {
  it.each(Object.keys(LISTS) as Lang[])('%s: are two prices of one job', (lang) => {
    const [first, next] = LISTS[lang];
    expect(first && nextPiece(first, LISTS[lang])).toBe(next);
    expect(first && piecesOf(first, 3, LISTS[lang]).map(({ price }) => price)).toEqual([80, 40, 40]);
  });
  it('may be services of their own', () => {
    const rows = [row('First chip', 60), row('Each further chip', 25), row('Each further wash', 9)];
    expect(rows[0] && nextPiece(rows[0], rows)?.price).toBe(25);
  });
  it('are none where only one of them is told, or for other cars', () => {
    const rows = [
      row('First aid polish', 60),
      row('Wash', 20, { zone: 'next week' }),
      row('Dent', 80, { zone: 'first', carType: 'van' }),
      row('Dent', 40, { zone: 'each additional', carType: 'suv' }),
    ];
    for (const one of rows) expect(nextPiece(one, rows)).toBeNull();
  });
  it.each<[Lang, string, number]>([
    ['en', 'i have two dents in the door, how much to remove them?', 120],
    ['de', 'hab drei dellen in der tür, was kostet das rausmachen?', 160],
    ['uk', 'два сколи на склі, скільки буде ремонт?', 120],
    ['ru', 'два скола на стекле, сколько будет ремонт?', 120],
  ])('%s: %s', (lang, text, total) => {
    const [turn] = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [text]);
    expect(turn?.reply.quote?.total).toBe(total);
  });
  it.each<[Lang, string]>([
    ['en', 'a dent in the door, how much?'],
    ['uk', 'скол на склі, скільки буде ремонт?'],
  ])('%s: one of them asks for no choice: %s', (lang, text) => {
    const [turn] = talkTo(exampleStudio(LISTS[lang], { botLanguage: lang }), [text]);
    expect(turn?.reply.quote?.total).toBe(80);
  });
});
