import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

/** Each part costs a hundred more than the one before it, each film ten. */
function grid(service: string, zones: readonly string[], films: readonly string[]) {
  return zones.flatMap((zone, at) =>
    films.map((material, film) => row(service, 100 * (at + 1) + 10 * film, { zone, material })),
  );
}

const YEARS = ['1 year', '3 year', '5 year'].map((material, at) =>
  row('Ceramic coating', 299 + 200 * at, { material }),
);
const LISTS = {
  en: [row('Machine polish', 420, { material: 'correction' }), ...YEARS],
  de: grid('Scheibentönung', ['Heckscheibe', 'Seitenscheiben hinten'], ['Standardfolie', 'Keramikfolie']),
  uk: grid('Плівка PPF', ['Капот', 'Бампер'], ['Глянець', 'Мат']),
  ru: grid('Тонировка', ['задние стёкла', 'передние стёкла'], ['Эконом', 'Комфорт', 'Премиум']),
};

describe('what the judgement is sure of is not asked', () => {
  it.each<[keyof typeof LISTS, string, string, number]>([
    ['en', 'machine polish correction on my golf', 'and then 1yr coating over it', 420 + 299],
    ['de', 'Heckscheibe tönen mit Standardfolie, Golf', 'und hinten die seiten auch mit der gleichen', 300],
    ['uk', 'плівка ppf на бампер мат, гольф', 'і капот в тій самій плівці', 210 + 110],
    ['ru', 'тонировка задних стёкол комфорт, солярис', 'и перед тем же', 110 + 210],
  ])('%s: %s / %s', (language, first, then, total) => {
    const turns = talkTo(exampleStudio(LISTS[language], { botLanguage: language }), [first, then]);
    expect(turns[1]?.reply.quote?.total).toBe(total);
  });
});

it('a film that was not told from others is asked about', () => {
  const [turn] = talkTo(exampleStudio(LISTS.ru, { botLanguage: 'ru' }), [
    'тонировка задних стёкол, солярис, сколько?',
  ]);
  expect(turn?.reply.quote).toBeUndefined();
});
