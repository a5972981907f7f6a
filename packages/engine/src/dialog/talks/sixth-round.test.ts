import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const LANGUAGES = ['en', 'de', 'uk', 'ru'] as const;
type Lang = (typeof LANGUAGES)[number];

const TINT: Record<Lang, { rows: [string, string]; answer: string; said: [string, string] }> = {
  en: {
    rows: ['Window tint', 'Interior detail'],
    answer: 'Lifetime warranty on ceramic and carbon, 3 years on dyed.',
    said: ['window tint and interior detail', 'and how long is the warranty on the tint?'],
  },
  de: {
    rows: ['Scheibentönung', 'Innenreinigung'],
    answer: 'Auf Keramik geben wir lebenslang Garantie, auf Standard 3 Jahre.',
    said: ['Scheibentönung und Innenreinigung', 'und wie lange ist die Garantie auf die Tönung?'],
  },
  uk: {
    rows: ['Тонування скла', 'Хімчистка салону'],
    answer: 'На кераміку довічна гарантія, на стандарт 3 роки.',
    said: ['тонування скла і хімчистка салону', 'а яка гарантія на тонування?'],
  },
  ru: {
    rows: ['Тонировка стёкол', 'Химчистка салона'],
    answer: 'На керамику пожизненная гарантия, на стандарт 3 года.',
    said: ['тонировка стёкол и химчистка салона', 'а какая гарантия на тонировку?'],
  },
};

describe('a film that is called ceramic', () => {
  it.each(LANGUAGES)('%s: what is kept for window film is told of window film', (lang) => {
    const { rows, answer, said } = TINT[lang];
    const knowledge = [{ topic: 'warranty', service: rows[0], answer }];
    const studio = exampleStudio([row(rows[0], 200), row(rows[1], 90)], { botLanguage: lang, knowledge });
    expect(talkTo(studio, said).at(-1)?.reply.text).toContain(answer);
  });
});

const STAINS: Record<Lang, { rows: [string, string]; said: [string, string] }> = {
  en: {
    rows: ['Interior detail', 'Seat stain extraction'],
    said: [
      'interior detail and seat stain extraction',
      'just take the stain thing off and keep the interior detail',
    ],
  },
  de: {
    rows: ['Innenreinigung', 'Fleckenentfernung Sitze'],
    said: [
      'Innenreinigung und Fleckenentfernung Sitze',
      'die Fleckenentfernung bitte wieder weg, nur die Innenreinigung',
    ],
  },
  uk: {
    rows: ['Прибирання салону', 'Виведення плям'],
    said: ['прибирання салону і виведення плям', 'виведення плям не треба, тільки прибирання салону'],
  },
  ru: {
    rows: ['Уборка салона', 'Выведение пятен'],
    said: ['уборка салона и выведение пятен', 'выведение пятен не надо, только уборка салона'],
  },
};

describe('what is taken out', () => {
  it.each(LANGUAGES)('%s: is not offered again in the same breath', (lang) => {
    const { rows, said } = STAINS[lang];
    const turn = talkTo(exampleStudio([row(rows[0], 150), row(rows[1], 25)], { botLanguage: lang }), said).at(
      -1,
    );
    expect(turn?.acts).not.toContain('suggestedBeside');
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([rows[0]]);
  });
});

it('"what’s in it" asks what belongs to a job', () => {
  const knowledge = [
    { topic: 'included', service: 'Silver valet', answer: 'Outside wash, full vacuum, dash and windows.' },
  ];
  const studio = exampleStudio([row('Silver valet', 55), row('Gold valet', 95)], { knowledge });
  const [turn] = talkTo(studio, ['silver valet please, whats in it']);
  expect(turn?.reply.text).toContain('full vacuum');
});
