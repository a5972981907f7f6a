import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const tint = (service: string, zones: [string, string], films: [string, string]) =>
  exampleStudio([
    row(service, 79, { zone: zones[0], material: films[0] }),
    row(service, 199, { zone: zones[0], material: films[1] }),
    row(service, 179, { zone: zones[1], material: films[0] }),
    row(service, 429, { zone: zones[1], material: films[1] }),
  ]);

describe('one of what is shown is chosen by its price', () => {
  it.each([
    ['en', 'how much is tint for my Camry?', 'yeah the 429 one, the whole car'],
    ['en', 'tint in ceramic for my Camry', 'dude not the front. the $429 one'],
    ['de', 'Tönung für meinen Golf, was kostet das?', 'die für 429 bitte'],
    ['uk', 'скільки коштує тонування на камрі?', 'ту що за 429'],
    ['ru', 'сколько стоит тонировка на камри?', 'вариант за 429'],
  ])('%s: %s / %s', (lang, first, choice) => {
    const studio = {
      en: tint('Tint', ['front doors', 'full'], ['Dyed', 'Ceramic']),
      de: tint('Tönung', ['vorne', 'rundum'], ['Standard', 'Keramik']),
      uk: tint('Тонування', ['передні бокові', 'по колу'], ['звичайна', 'кераміка']),
      ru: tint('Тонировка', ['передние боковые', 'по кругу'], ['обычная', 'керамика']),
    }[lang];
    const turn = studio && talkTo(studio, [first, choice]).at(-1);
    expect(turn?.reply.quote?.total).toBe(429);
  });

  it('a price that is asked about or refused chooses nothing', () => {
    const studio = tint('Tint', ['front doors', 'full'], ['Dyed', 'Ceramic']);
    for (const text of ['why is it 429?', 'not the 429 one']) {
      const turn = talkTo(studio, ['how much is tint for my Camry?', text]).at(-1);
      expect(turn?.reply.quote?.total).not.toBe(429);
    }
  });
});

describe('a choice beside questions is a choice', () => {
  it.each(['dyed then. is it legal in texas?', 'Dyed. is it legal here? and does it come with warranty'])(
    '%s',
    (text) => {
      const studio = tint('Tint', ['front doors', 'full'], ['Dyed', 'Ceramic']);
      const turn = talkTo(studio, ['tint the front doors of my Camry', text]).at(-1);
      expect(turn?.reply.quote?.total).toBe(79);
    },
  );
});
