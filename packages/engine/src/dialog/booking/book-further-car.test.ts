import { describe, expect, it } from 'vitest';
import { type Lang, NAMES, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks } from '../talks/talk.fixture.ts';

const TALKS: Record<Lang, [book: string, yes: string, ask: string, put: string]> = {
  en: [
    'interior cleaning for a Golf on Thursday at 9, Tom Baker',
    'yes',
    "and what would a hand wash be for my wife's Polo?",
    'ok put her down too then, thursday at the same time',
  ],
  de: [
    'Innenreinigung für einen Golf am Donnerstag um 9 Uhr, Tom Becker',
    'ja',
    'meine Frau hat noch einen Polo, was kostet da die Handwäsche?',
    'dann trag sie auch ein, Donnerstag zur gleichen Zeit',
  ],
  uk: [
    'хімчистка салону на гольф у четвер о 9:00, Тарас Бойко',
    'так',
    'а в дружини поло, скільки буде ручна мийка?',
    'ну запишіть і її тоді на четвер на той самий час',
  ],
  ru: [
    'химчистка салона на гольф в четверг в 9:00, Тимур Орлов',
    'да',
    'а у жены поло, сколько будет ручная мойка?',
    'ну запишите и её тогда на четверг к тому же времени',
  ],
};
const LANGS: Lang[] = ['en', 'de', 'uk', 'ru'];

describe('a second car is a booking of its own on the day it is wanted', () => {
  it.each(LANGS)('%s: beside the first where two cars can be done at once', (lang) => {
    const bays = [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B' },
    ];
    const turns = talkThatBooks(studioIn(lang, { bays }), [...TALKS[lang], TALKS[lang][1]]);
    const [put, done] = turns.slice(-2);
    expect(put?.acts).not.toContain('tooLate');
    expect(put?.acts).toContain('confirm');
    expect(done?.effects).toMatchObject([
      {
        kind: 'book',
        service: NAMES[lang].wash,
        start: '2027-03-18T08:00:00Z',
        car: { name: 'Volkswagen Polo' },
      },
    ]);
  });

  it.each(LANGS)('%s: at the nearest hours of that day where the hour is taken by the first', (lang) => {
    const put = talkThatBooks(studioIn(lang), TALKS[lang]).at(-1);
    expect(put?.acts).toContain('timeTaken');
    const days = put?.state.offered.map(({ start }) => start.slice(0, 10)) ?? [];
    expect(days.filter((day) => day === '2027-03-18').length).toBeGreaterThan(1);
    expect(put?.effects).toEqual([]);
  });
});
