import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const STUDIOS = {
  en: {
    rows: [
      row('Mini valet', 40),
      row('Full valet', 120),
      row('Interior valet', 95),
      row('Ozone treatment', 69),
    ],
    mini: 'Hand wash, quick hoover, dash wiped and windows. No shampooing.',
    full: 'Hand wash, wax, wheels, seats and carpets shampooed.',
    wanted: 'interior valet',
    asked: 'is the shampooing included in the interior one?',
    isOut: /not included/i,
    order: 'ok then add the ozone treatment too, the dog belongs to my sister',
  },
  de: {
    rows: [
      row('Kurzreinigung', 40),
      row('Komplettreinigung', 120),
      row('Innenreinigung', 95),
      row('Ozonbehandlung', 69),
    ],
    mini: 'Handwäsche, Saugen, Armaturen und Scheiben. Kein Shampoonieren.',
    full: 'Handwäsche, Wachs, Felgen, Sitze und Teppiche shampooniert.',
    wanted: 'Innenreinigung',
    asked: 'ist bei der Innenreinigung das Shampoonieren dabei?',
    isOut: /nicht dabei/i,
    order: 'ok dann macht noch das mit dem Ozon dazu, wenn das gegen den Geruch hilft',
  },
  uk: {
    rows: [
      row('Швидке прибирання', 40),
      row('Повний комплекс', 120),
      row('Хімчистка салону', 95),
      row('Озонування', 69),
    ],
    mini: 'Мийка, пилосос, торпедо та скло. Без шампуню.',
    full: 'Мийка, віск, диски, шампунь для сидінь.',
    wanted: 'Хімчистка салону',
    asked: 'а в хімчистку салону шампунь входить?',
    isOut: /не входить/i,
    order: 'ок, тоді включіть ще озонування',
  },
  ru: {
    rows: [
      row('Быстрая уборка', 40),
      row('Полный комплекс', 120),
      row('Химчистка салона', 95),
      row('Озонирование', 69),
    ],
    mini: 'Мойка, пылесос, торпедо и стёкла. Без шампуня.',
    full: 'Мойка, воск, диски, шампунь для сидений.',
    wanted: 'Химчистка салона',
    asked: 'а в химчистку салона шампунь входит?',
    isOut: /Без шампуня|не входит/i,
    order: 'ок, тогда включите ещё озонирование',
  },
} as const;
type Lang = keyof typeof STUDIOS;
const LANGUAGES = Object.keys(STUDIOS) as Lang[];

function talk(lang: Lang, said: readonly string[], of: 'others' | 'own') {
  const { rows, mini, full } = STUDIOS[lang];
  const [small, whole, inside] = rows.map(({ service }) => service);
  const knowledge = [
    { topic: 'included', service: of === 'own' ? inside : small, answer: mini },
    { topic: 'included', service: whole, answer: full },
  ].flatMap(({ service, ...entry }) => (service === undefined ? [] : [{ ...entry, service }]));
  return talkTo(exampleStudio([...rows], { botLanguage: lang, knowledge }), said).at(-1);
}

describe('what belongs to a job says nothing of another one', () => {
  it.each(LANGUAGES)('%s: nothing is stated of the one that is meant', (lang) => {
    const { wanted, asked, isOut } = STUDIOS[lang];
    const turn = talk(lang, [wanted, asked], 'others');
    expect(turn?.reply.text).not.toMatch(isOut);
    expect(turn?.effects.some(({ kind }) => kind === 'handoff')).toBe(true);
  });

  it.each(LANGUAGES)('%s: and is told where it is stated of that one', (lang) => {
    const { wanted, asked, isOut } = STUDIOS[lang];
    expect(talk(lang, [wanted, asked], 'own')?.reply.text).toMatch(isOut);
  });

  it.each(LANGUAGES)('%s: whoever adds a job asks for no contents', (lang) => {
    const { wanted, order } = STUDIOS[lang];
    const turn = talk(lang, [wanted, order], 'own');
    expect(turn?.acts).not.toContain('includedAre');
    expect(turn?.reply.quote?.total).toBe(164);
  });
});
