import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import type { Lang } from './four-studios.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

/** A list that writes its types in two ways: each service has forms of its own. */
const LISTS: Record<Lang, { wash: string; inside: string; types: [string, string][]; car: string }> = {
  en: {
    wash: 'Wash',
    inside: 'Interior',
    types: [
      ['Sedan', 'Sedans'],
      ['SUVs', 'SUV'],
    ],
    car: 'it is an SUV',
  },
  de: {
    wash: 'Wäsche',
    inside: 'Innenreinigung',
    types: [
      ['Limo', 'Limousine'],
      ['Kombis', 'Kombi'],
    ],
    car: 'ein Kombi',
  },
  uk: {
    wash: 'Мийка',
    inside: 'Хімчистка',
    types: [
      ['седани', 'седан'],
      ['джипи', 'джип'],
    ],
    car: 'джип',
  },
  ru: {
    wash: 'Мойка',
    inside: 'Химчистка',
    types: [
      ['седаны', 'седан'],
      ['джипы', 'джип'],
    ],
    car: 'джип конечно',
  },
};

const listOf = (lang: Lang) => {
  const { wash, inside, types } = LISTS[lang];
  const rows = types.flatMap(([first, second], at) => [
    row(wash, 20 + at * 10, { carType: first }),
    row(inside, 100 + at * 50, { carType: second }),
  ]);
  return exampleStudio(rows, { botLanguage: lang });
};

const BOTH: Record<Lang, string> = {
  en: 'wash and interior, how much?',
  de: 'Wäsche und Innenreinigung, was kostet das?',
  uk: 'мийка і хімчистка, скільки?',
  ru: 'мойка и химчистка, сколько?',
};

describe('a type told once holds for every service, in whatever form the list writes it', () => {
  it.each<Lang>(['en', 'de', 'uk', 'ru'])('%s', (lang) => {
    const [asked, told] = talkTo(listOf(lang), [BOTH[lang], LISTS[lang].car]);
    expect(asked?.state.asked?.kind).toBe('carType');
    expect(told?.reply.quote?.total).toBe(30 + 150);
  });
  it.each<Lang>(['en', 'de', 'uk', 'ru'])('%s, tapped', (lang) => {
    const [asked] = talkTo(listOf(lang), [BOTH[lang]]);
    const tap = asked?.reply.choices?.[1] ?? '';
    const [, told] = talkTo(listOf(lang), [BOTH[lang], tap]);
    expect(told?.reply.quote?.total).toBe(30 + 150);
  });
});

describe('the model stays where its type is told, and so does the type where the model is named again', () => {
  const rows = ['Small van', 'Large van'].map((carType, at) => row('Wash', 30 + at * 30, { carType }));
  it('is booked by its name', () => {
    const turns = talkThatBooks(exampleStudio(rows), [
      'a wash for my Sprinter please',
      'Large van',
      'tuesday 10:00 for the sprinter',
      'Rory',
      'yes',
    ]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([
      { car: { name: 'Mercedes-Benz Sprinter', type: 'Large van' }, quote: { total: 60 } },
    ]);
  });
});

it('takes a type that names no kind of car for the same in its other form', () => {
  const rows = ['Standard', 'Executive'].flatMap((kind, at) => [
    row('Wash', 20 + at * 10, { carType: `${kind} cars` }),
    row('Interior', 100 + at * 50, { carType: `${kind} car` }),
  ]);
  const [asked, told] = talkTo(exampleStudio(rows), ['wash and interior, how much?', 'Executive cars']);
  expect(asked?.state.asked?.kind).toBe('carType');
  expect(told?.reply.quote?.total).toBe(30 + 150);
});
