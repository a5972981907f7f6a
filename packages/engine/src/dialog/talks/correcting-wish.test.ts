import { describe, expect, it } from 'vitest';
import { filmShop, PARTS } from './film-shop.fixture.ts';
import type { Lang } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

type Part = keyof (typeof PARTS)['en'];

/** What is wished after these lines, as names of the fixture, and whether the correction was acknowledged. */
function after(lang: Lang, lines: readonly string[]) {
  const turns = talkTo(filmShop(lang), lines);
  const last = turns.at(-1);
  const names = Object.entries(PARTS[lang]);
  const nameOf = (text: string | null) => names.find(([, name]) => name === text)?.[0] ?? '';
  return {
    wished: last?.state.wished.map(({ service, zone }) => nameOf(zone ?? service)) ?? [],
    said: last?.reply.text ?? '',
    acts: last?.acts ?? [],
    total: last?.reply.quote?.total,
  };
}

describe('a part that is denied gives way to the one named instead', () => {
  it.each<[Lang, string, string, Part[]]>([
    ['en', 'How much to wrap the roof?', 'Not the roof! Just the hood', ['hood']],
    ['en', 'wrap the roof and the mirrors in gloss', 'I said hood, not roof', ['mirrors', 'hood']],
    ['en', 'wrap the roof in gloss', 'why the roof? I asked about the mirrors', ['mirrors']],
    ['en', 'wrap the roof in gloss', 'not the roof, just the rear windows', ['rear']],
    ['de', 'Was kostet Dach folieren?', 'Nicht das Dach! Nur die Motorhaube', ['hood']],
    [
      'de',
      'Dach und Spiegel folieren, Glanz',
      'ich meinte die Motorhaube, nicht das Dach',
      ['mirrors', 'hood'],
    ],
    ['de', 'Dach folieren in Matt', 'Ich wollte die Scheiben hinten, nicht das Dach', ['rear']],
    ['uk', 'Скільки коштує обклеїти дах?', 'Не дах! Тільки капот', ['hood']],
    ['uk', 'обклеїти дах і дзеркала, глянець', 'я сказав капот, а не дах', ['mirrors', 'hood']],
    ['uk', 'обклеїти дах у мат', 'полірування, а не дах', ['polish']],
    ['ru', 'Сколько стоит оклеить крышу?', 'Не крышу! Только капот', ['hood']],
    ['ru', 'оклеить крышу и зеркала, глянец', 'я сказал капот, а не крышу', ['mirrors', 'hood']],
    ['ru', 'оклеить крышу в мат', 'да не крышу, зеркала!', ['mirrors']],
  ])('%s: %s / %s', (lang, wish, correction, left) => {
    const { wished, acts, said } = after(lang, [wish, correction]);
    expect(wished).toEqual(left);
    expect(acts[0]).toBe('takenOut');
    expect(said).toContain(PARTS[lang].roof);
  });
});

describe('a part or job that is dropped leaves the sum', () => {
  it.each<[Lang, string, string, Part[], number]>([
    ['en', 'ppf on the hood and the front bumper', 'actually leave out the bumper', ['hood'], 420],
    ['en', 'ppf on the hood and the front bumper', 'no hood please', ['bumper'], 485],
    ['en', 'ppf on the hood and a polish', 'everything but the polish', ['hood'], 420],
    [
      'de',
      'Lackschutzfolie für Motorhaube und Stoßstange',
      'die Stoßstange brauchen wir nicht',
      ['hood'],
      420,
    ],
    ['de', 'Lackschutzfolie für Motorhaube und Stoßstange', 'ohne die Motorhaube doch', ['bumper'], 485],
    ['de', 'Lackschutzfolie Motorhaube und Lackpolitur', 'die Politur lassen wir weg', ['hood'], 420],
    [
      'de',
      'Motorhaube, Dach und Spiegel folieren in Glanz',
      'das Dach und die Spiegel doch nicht',
      ['hood'],
      310,
    ],
    ['uk', 'захисна плівка на капот і бампер', 'капот вже не потрібен', ['bumper'], 485],
    ['uk', 'дах, капот і дзеркала вінілом, глянець', 'без даху і дзеркал', ['hood'], 310],
    ['ru', 'защитная плёнка на капот и бампер', 'капот оставьте, бампер не нужен', ['hood'], 420],
    ['ru', 'крыша, капот и зеркала винилом, глянец', 'крышу и зеркала уберите', ['hood'], 310],
  ])('%s: %s / %s', (lang, wish, drop, left, total) => {
    const said = after(lang, [wish, drop]);
    expect(said.wished).toEqual(left);
    expect(said.total).toBe(total);
    expect(said.acts[0]).toBe('takenOut');
  });
});

describe('all windows without the front are the rear ones', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint all windows', 'leave out the front'],
    ['de', 'Scheiben rundum tönen', 'vorne brauche ich nicht'],
    ['uk', 'тонування по колу', 'перед не треба'],
    ['ru', 'тонировка по кругу', 'перед не нужно'],
  ])('%s', (lang, wish, drop) => {
    expect(after(lang, [wish, drop])).toMatchObject({ wished: ['rear'], total: 150 });
  });
});

describe('the only part is denied and nothing is named instead', () => {
  it.each<[Lang, string, string]>([
    ['en', 'wrap the roof in gloss', 'forget the roof'],
    ['de', 'Dach folieren Glanz', 'Vergiss das Dach'],
    ['uk', 'обклеїти дах глянцем', 'дах не треба'],
    ['ru', 'оклеить крышу глянцем', 'крышу я не просил'],
  ])('%s: the others stand to choose', (lang, wish, drop) => {
    const turn = talkTo(filmShop(lang), [wish, drop])[1];
    expect(turn?.state.asked?.kind).toBe('zone');
    expect(turn?.state.asked?.choices).toEqual([PARTS[lang].hood, PARTS[lang].mirrors]);
  });
  it('takes it again when it is asked for', () => {
    const { wished, total } = after('en', ['wrap the roof', 'forget the roof', 'ok, the roof in matte']);
    expect(wished).toEqual(['roof']);
    expect(total).toBe(250);
  });
});

describe('a film that is denied is not taken', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint the rear windows', 'not the ceramic one'],
    ['de', 'hinten tönen', 'bitte keine Keramik'],
    ['uk', 'затонувати задню півсферу керамікою', 'не кераміку'],
    ['ru', 'затонировать заднюю полусферу', 'не керамику'],
  ])('%s', (lang, wish, denial) => {
    expect(after(lang, [wish, denial]).total).toBe(150);
  });
});

describe('a film named behind the last part is meant for all', () => {
  it.each<[Lang, string]>([
    ['en', "I'd like the hood and roof wrapped in gloss"],
    ['de', 'Motorhaube und Dach folieren in Glanz'],
    ['uk', 'обклеїти капот і дах у глянець'],
    ['ru', 'оклеить капот и крышу в глянец'],
  ])('%s', (lang, wish) => {
    expect(after(lang, [wish]).total).toBe(530);
  });
});

describe('a part dropped from the summary is not booked, and the time stays', () => {
  it.each<[Lang, string, string, string, string, string]>([
    ['en', 'wrap the roof and the hood in gloss', 'tomorrow at 10', 'Anna', 'no roof please', 'yes'],
    ['de', 'Dach und Motorhaube folieren in Glanz', 'morgen um 10', 'Jonas', 'ja, aber ohne Dach', 'ja'],
    ['uk', 'дах і капот вінілом, глянець', 'завтра о 10', 'Олег', 'ні, дах не треба', 'так'],
    ['ru', 'крышу и капот винилом, глянец', 'завтра в 10', 'Тимур', 'нет, крышу уберите', 'да'],
  ])('%s', (lang, ...lines) => {
    const booked = talkTo(filmShop(lang), lines)
      .flatMap(({ effects }) => effects)
      .filter(({ kind }) => kind === 'book');
    expect(booked).toHaveLength(1);
    expect(booked[0]).toMatchObject({ quote: { total: 310 }, start: '2027-03-16T09:00:00Z' });
  });
});

describe('words that only sound like a denial leave the wish as it is', () => {
  it.each<[Lang, string, string, Part[]]>([
    ['en', 'ppf on the hood', 'no the hood is right', ['hood']],
    ['en', 'ppf on the hood', "I'll drop the car off tomorrow for the hood", ['hood']],
    ['en', 'wrap the hood in gloss', "and don't forget the roof", ['hood', 'roof']],
    ['en', 'a polish please', 'no problem with the polish', ['polish']],
    ['de', 'Motorhaube folieren in Glanz', 'nicht vergessen: Dach auch', ['hood', 'roof']],
    ['uk', 'капот вінілом, глянець', 'не забудьте дах', ['hood', 'roof']],
    ['ru', 'полировка', 'и царапины уберите', ['polish']],
  ])('%s: %s / %s', (lang, wish, more, left) => {
    expect(after(lang, [wish, more]).wished).toEqual(left);
  });
});

it('puts a job off to another visit', () => {
  expect(after('ru', ['полировка и защитная плёнка на капот', 'полировку в другой раз']).wished).toEqual([
    'hood',
  ]);
  expect(after('en', ['polish and ppf on the hood', 'the polish another time']).wished).toEqual(['hood']);
});

it('sums nothing up again that was taken out', () => {
  const lines = [
    'полировка и защитная плёнка на капот',
    'полировку уберите, лучше крышу в мат',
    'сколько вместе?',
  ];
  expect(after('ru', lines)).toMatchObject({ wished: ['hood', 'roof'], total: 670 });
});

it('takes what is left clear for left out', () => {
  expect(after('en', ['tint all windows', 'what if I leave the front ones clear?']).total).toBe(150);
});

describe('a film denied with the wish itself does not stand to choose', () => {
  it.each<[Lang, string]>([
    ['en', 'tint the rear windows, not ceramic'],
    ['de', 'Scheiben hinten tönen, keine Keramik'],
    ['uk', 'тонування задньої півсфери, без кераміки'],
    ['ru', 'тонировка задней полусферы без керамики'],
  ])('%s: %s', (lang, wish) => {
    expect(after(lang, [wish]).total).toBe(150);
  });
});

it('takes out what was never asked for', () => {
  expect(after('en', ['polish and ppf on the hood', "wait, I didn't ask for a polish"]).wished).toEqual([
    'hood',
  ]);
  expect(
    after('de', ['Dach und Spiegel folieren Glanz', 'das Dach hab ich gar nicht gesagt']).wished,
  ).toEqual(['mirrors']);
});
