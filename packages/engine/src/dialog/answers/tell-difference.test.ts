import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const FILMS = {
  en: ['Roof wrap', 'gloss', 'satin', 'what is the difference between gloss and satin in price?', '€130'],
  de: [
    'Dachfolierung',
    'glänzend',
    'seidenmatt',
    'wie ist der Preisunterschied zwischen glänzend und seidenmatt?',
    '130',
  ],
  uk: ['Обклеювання даху', 'глянець', 'сатин', 'яка різниця в ціні між глянцем і сатином?', '130'],
  ru: ['Оклейка крыши', 'глянец', 'сатин', 'какая разница в цене между глянцем и сатином?', '130'],
} as const;

function shown(lang: keyof typeof FILMS, isFrom = false) {
  const [line, one, other, said] = FILMS[lang];
  const rows = [row(line, 300, { material: one }), row(line, 430, { material: other, isFrom })];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), [line, said])[1];
}

describe('by how much two prices differ is told behind them', () => {
  it.each(['en', 'de', 'uk', 'ru'] as const)('%s', (lang) => {
    const turn = shown(lang);
    expect(turn?.acts).toContain('dearerBy');
    expect(turn?.acts).not.toContain('blocked');
    expect(turn?.reply.text).toContain(FILMS[lang][4]);
    expect(turn?.state.wished).toHaveLength(1);
  });

  it('and is not reckoned where one of them is open upwards', () => {
    expect(shown('en', true)?.acts).not.toContain('dearerBy');
  });

  it.each<[keyof typeof FILMS, string, string]>([
    [
      'en',
      'whats the diff between gloss and satin price wise',
      'what is the difference between gloss and satin?',
    ],
    [
      'de',
      'wie ist der Preisunterschied zwischen glänzend und seidenmatt?',
      'was ist der Unterschied zwischen glänzend und seidenmatt?',
    ],
    ['uk', 'яка різниця в ціні між глянцем і сатином?', 'чим глянець відрізняється від сатину?'],
    ['ru', 'какая разница в цене между глянцем и сатином?', 'чем глянец отличается от сатина?'],
  ])('and only what else sets them apart is passed on: %s', (lang, ofPrice, ofAll) => {
    const [line, one, other] = FILMS[lang];
    const rows = [row(line, 300, { material: one }), row(line, 430, { material: other })];
    const studio = exampleStudio(rows, { botLanguage: lang });
    const [, priced, wondered] = talkTo(studio, [line, ofPrice, ofAll]);
    expect(priced?.effects).toEqual([]);
    expect(priced?.acts).toContain('dearerBy');
    expect(wondered?.acts).toContain('differenceOpen');
    expect(wondered?.effects).toMatchObject([{ kind: 'handoff', reason: 'question' }]);
  });
});
