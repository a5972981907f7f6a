import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks } from './talk.fixture.ts';

const LISTS = {
  en: [row('Hand wash', 25), row('Polish', 180), row('Rain repellent', 40)],
  de: [row('Handwäsche', 25), row('Politur', 180), row('Regenabweiser', 40)],
  uk: [row('Ручна мийка', 300), row('Полірування', 3000), row('Антидощ', 400)],
  ru: [row('Ручная мойка', 500), row('Полировка', 5000), row('Антидождь', 600)],
};
type Lang = keyof typeof LISTS;

const BOOKED: Record<Lang, string[]> = {
  en: ['hand wash for a Golf on Thursday at 10, Ann Miller', 'yes'],
  de: ['Handwäsche für einen Golf am Donnerstag um 10, Anna Müller', 'ja'],
  uk: ['ручна мийка для Golf у четвер о 10, Олена Коваль', 'так'],
  ru: ['ручная мойка для Golf в четверг в 10, Анна Орлова', 'да'],
};

function after(lang: Lang, ...lines: string[]) {
  const studio = exampleStudio(LISTS[lang], { botLanguage: lang });
  return talkThatBooks(studio, [...BOOKED[lang], ...lines]).slice(BOOKED[lang].length);
}

const kinds = (turn: ReturnType<typeof after>[number] | undefined) =>
  turn?.effects.map(({ kind }) => kind) ?? [];

describe('what stands in the calendar is not booked a second time', () => {
  it.each<[Lang, string]>([
    ['en', 'no thanks, Thursday at 10 is booked already. bye'],
    ['de', 'Nein danke, Termin Donnerstag 10 Uhr steht ja schon. Tschüss'],
    ['de', 'Na ich bleib eh beim Donnerstag, war nur a Frage. Danke!'],
    ['uk', 'ні дякую, на четвер о 10 я вже записана. бувайте'],
    ['ru', 'нет спасибо, на четверг в 10 я уже записана. пока'],
  ])('%s: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(kinds(turn)).not.toContain('book');
    expect(turn?.reply.choices ?? []).toEqual([]);
    expect(turn?.state.name).not.toMatch(/tsch|bye|бувай|пока/iu);
  });

  it.each<[Lang, string]>([
    ['en', 'can you do Friday instead?'],
    ['de', 'geht auch Freitag um 11?'],
  ])('%s, another day is a move that is asked about: %s', (lang, text) => {
    const [turn] = after(lang, text);
    expect(kinds(turn)).not.toContain('book');
    expect(turn?.state.change?.kind).toBe('move');
  });
});

describe('something more is added to the visit that is booked', () => {
  it.each<[Lang, string, number]>([
    ['en', 'how much is the rain repellent? can you add it to my booking?', 65],
    ['de', 'was kostet der Regenabweiser? will das zum Termin dazu', 65],
    ['uk', 'а антидощ скільки коштує? можна додати до запису?', 700],
    ['ru', 'а антидождь сколько стоит? можно добавить к записи?', 1100],
  ])('%s: %s', (lang, text, sum) => {
    const [turn] = after(lang, text);
    expect(turn?.state.change?.kind).toBe('add');
    expect(turn?.reply.quote?.total).toBe(sum);
  });
});

it('who else brings the car changes nothing of the visit', () => {
  const [turn] = after('de', 'kann meine Freundin ihn bringen statt mir?');
  expect(turn?.state.change ?? null).toBeNull();
});

it.each<[Lang, string, string]>([
  ['de', 'bis wann habts ihr am Freitag offen?', '18:00'],
  ['en', 'how long does it take?', '1 hour'],
])('%s, a question beside the booking is answered: %s', (lang, text, told) => {
  const [turn] = after(lang, text);
  expect(turn?.reply.text).toContain(told);
  expect(turn?.effects).toEqual([]);
});
