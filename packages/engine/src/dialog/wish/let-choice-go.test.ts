import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: ['Machine polish', 'Hand wash', 'Jet wash'],
  de: ['Politur', 'Handwäsche', 'Dampfwäsche'],
  uk: ['Полірування', 'Ручна мийка', 'Безконтактна мийка'],
  ru: ['Полировка', 'Ручная мойка', 'Бесконтактная мойка'],
} as const;
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, string> = {
  en: 'machine polish and a wash, what does it cost?',
  de: 'Politur und eine Wäsche, was kostet das?',
  uk: 'полірування і мийка, скільки коштує?',
  ru: 'полировка и мойка, сколько стоит?',
};

function talk(lang: Lang, ...messages: string[]) {
  const [polish, ...washes] = LISTS[lang];
  const rows = [row(polish, 300), row(washes[0], 40), row(washes[1], 25)];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), [FIRST[lang], ...messages]);
}

const isAsking = ({ acts }: { acts: readonly string[] }) =>
  acts.some((act) => ['whichOf', 'askWhich', 'askOne', 'askService'].includes(act));

describe('a choice beside an order that stands is asked once', () => {
  it.each<[Lang, string]>([
    ['en', 'neither!! just the polish'],
    ['en', 'no, none of those'],
    ['en', 'yes 300 is right, nothing else. can you do Thursday morning?'],
    ['en', 'just book the polish please, Thursday at 10, Priya Nair'],
    ['en', 'remove the hand wash and the jet wash, i dont want them'],
    ['de', 'Handwäsche und Dampfwäsche streichen, die will ich nicht'],
    ['uk', 'приберіть ручну мийку і безконтактну, не треба'],
    ['ru', 'уберите ручную мойку и бесконтактную, не надо'],
    ['de', 'keins davon, nur die Politur'],
    ['de', 'sonst nichts. geht Donnerstag um 10?'],
    ['de', 'weder noch'],
    ['de', 'nur die Politur buchen bitte'],
    ['uk', 'нічого з цього, тільки полірування'],
    ['uk', 'більше нічого. можна у четвер о 10?'],
    ['uk', 'ні те ні інше'],
    ['uk', 'запишіть тільки на полірування'],
    ['ru', 'ни то ни другое, только полировка'],
    ['ru', 'больше ничего. можно в четверг в 10?'],
    ['ru', 'ничего из этого'],
    ['ru', 'запишите только на полировку'],
  ])('%s: %s', (lang, said) => {
    const [first, turn] = talk(lang, said);
    expect(first && isAsking(first)).toBe(true);
    expect(turn && isAsking(turn)).toBe(false);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([LISTS[lang][0]]);
    expect(turn?.state.asked?.kind).not.toBe('service');
  });
});

describe('whoever chooses beside a time or a word of booking has chosen', () => {
  it.each<[Lang, string]>([
    ['en', 'the hand wash, Thursday at 10'],
    ['de', 'Handwäsche, Donnerstag um 10'],
    ['uk', 'ручна мийка, у четвер о 10'],
    ['ru', 'ручная мойка, запишите'],
  ])('%s: %s', (lang, said) => {
    const [, turn] = talk(lang, said);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual(LISTS[lang].slice(0, 2));
  });
});

it('sells the film that is wanted and asks no more for what was refused', () => {
  const film = (zone: string, material: string, price: number) =>
    row('Paint protection film', price, { zone, material });
  const studio = exampleStudio([
    film('Full front', 'Gloss', 1450),
    film('Full front', 'Matte', 1650),
    film('Bonnet', 'Gloss', 520),
    film('Headlights', 'Gloss', 140),
    row('Window tint', 310, { zone: 'Rear half', material: 'Ceramic' }),
    row('Headlight tint', 90, { material: 'Light smoke' }),
    row('Rear light tint', 80, { material: 'Light smoke' }),
    row('New car package (full front PPF + ceramic rear tint)', 1690),
  ]);
  const turns = talkTo(studio, [
    'want the front end of my Model 3 protected from stone chips. what do you offer and how much',
    'gloss. also is it worth doing the headlights or are they in the full front',
    'no neither of those. i want the front film in gloss £1450, plus clear film on the headlights. what does that come to',
    'yes £1590 is right, nothing else. can you do monday 22nd, drop off in the morning?',
    'neither!! just full front gloss and headlight film. monday 22 morning',
    'just book that please. mon 22 march 9am, Priya Nair',
  ]);
  for (const turn of turns.slice(2)) {
    expect(isAsking(turn)).toBe(false);
    expect(turn.state.wished.map(({ zone }) => zone)).toEqual(['Full front', 'Headlights']);
  }
  expect(turns.at(-1)?.state.slot?.start ?? turns.at(-1)?.effects).toBeTruthy();
});
