import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Names = { service: string; rear: string; window: string; front: string; films: [string, string] };
const NAMES: Record<'en' | 'de' | 'uk' | 'ru', Names> = {
  en: {
    service: 'Window tint',
    rear: 'Rear half',
    window: 'Rear window',
    front: 'Front side windows',
    films: ['Classic', 'Ceramic'],
  },
  de: {
    service: 'Scheibentönung',
    rear: 'Hinten komplett',
    window: 'Heckscheibe',
    front: 'Vordere Seitenscheiben',
    films: ['Standard', 'Keramik'],
  },
  uk: {
    service: 'Тонування',
    rear: 'Задня півсфера',
    window: 'Заднє скло',
    front: 'Передні бокові',
    films: ['Класична', 'Атермальна'],
  },
  ru: {
    service: 'Тонировка',
    rear: 'Задняя часть',
    window: 'Заднее стекло',
    front: 'Передние боковые',
    films: ['Эконом', 'Премиум'],
  },
};
type Lang = keyof typeof NAMES;

function studioIn(lang: Lang) {
  const { service, rear, window, front, films } = NAMES[lang];
  const prices = [
    [rear, 370, 650],
    [window, 180, 300],
    [front, 150, 280],
  ] as const;
  const rows = prices.flatMap(([zone, ...both]) =>
    both.map((price, at) => row(service, price, { zone, material: films[at] ?? '' })),
  );
  return exampleStudio(rows, { botLanguage: lang });
}

const FIRST: [Lang, string][] = [
  ['en', 'tint the whole rear and the front sides on my golf, how much?'],
  ['de', 'golf, hinten komplett und vordere seiten tönen, was kostet das?'],
  ['uk', 'доброго дня, пасат, хочу затонувати зад по колу + передні бокові, скільки?'],
  ['ru', 'здрасте, хочу затонировать камри, зад в круг и передние тоже, почем?'],
];

describe('several parts whose film is open', () => {
  it.each(FIRST)('%s: %s: the prices of each are shown', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    for (const price of ['370', '650', '150', '280']) expect(turn?.reply.text).toContain(price);
    expect(turn?.reply.text).not.toContain('180');
  });

  it.each(FIRST)('%s: %s: the film that is chosen is for all of them', (lang, text) => {
    const { films, rear, front } = NAMES[lang];
    const turn = talkTo(studioIn(lang), [text, films[0]]).at(-1);
    expect(turn?.reply.quote?.total).toBe(520);
    expect(turn?.state.wished.map(({ zone }) => zone).toSorted()).toEqual([rear, front].toSorted());
  });

  it('an "or" between them is no "and"', () => {
    const [turn] = talkTo(studioIn('en'), ['tint the whole rear or the front sides on my golf, how much?']);
    expect(turn?.reply.quote).toBeUndefined();
    expect(turn?.state.wished.length).toBeLessThan(2);
  });
});
