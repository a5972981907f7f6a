import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

const LISTS = {
  en: [row('Hand wash', 30), row('Machine polish', 190, { material: '1 step' }), row('Window tint', 190)],
  de: [row('Handwäsche', 30), row('Lackpolitur', 190, { material: '1-stufig' }), row('Scheibentönung', 190)],
  uk: [row('Ручна мийка', 30), row('Полірування кузова', 190), row('Тонування', 190)],
  ru: [row('Ручная мойка', 30), row('Полировка кузова', 190), row('Тонировка', 190)],
};
type Lang = keyof typeof LISTS;

const studioIn = (lang: Lang, knowledge: { topic: string; answer: string }[] = []) =>
  exampleStudio(LISTS[lang], { botLanguage: lang, knowledge });

describe('trouble that is told beside an order is met by the list', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for a golf', 'also theres a big scratch on the door, can you fix it'],
    ['de', 'handwäsche für einen golf', 'und da ist ein kratzer in der tür, kriegt ihr den weg'],
    ['uk', 'ручна мийка на гольф', 'ще є подряпина на дверях, приберете?'],
    ['ru', 'ручная мойка на гольф', 'ещё царапина на двери, уберёте?'],
  ])('%s: %s … %s', (lang, first, said) => {
    const turn = talkTo(studioIn(lang), [first, said]).at(-1);
    expect(turn?.reply.text).toContain('190');
    expect(turn?.acts).not.toContain('clarify');
  });
});

describe('an answer that only shares a word with the question is not told', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for a golf', 'do you have a courtesy car?', "Don't wash the car for a week."],
    ['de', 'handwäsche für einen golf', 'habt ihr einen Leihwagen?', 'Den Wagen eine Woche nicht waschen.'],
  ])('%s: %s … %s', (lang, first, said, answer) => {
    const turn = talkTo(studioIn(lang, [{ topic: 'aftercare', answer }]), [first, said]).at(-1);
    expect(turn?.reply.text).not.toContain(answer);
    expect(turn?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
  });
});

describe('one of the times that were offered is taken', () => {
  it.each<[Lang, string, string, RegExp]>([
    ['en', 'hand wash for a golf, when is the earliest?', 'the earliest one is ok', /T/],
    ['en', 'hand wash for a golf, any time on tuesday?', '1 pls. name is aoife', /2027-03-16T12:00/],
    ['de', 'handwäsche für einen golf, geht dienstag?', '1 bitte. name ist huber', /2027-03-16T12:00/],
  ])('%s: %s … %s', (lang, first, said, start) => {
    const turns = talkTo(studioIn(lang), [first, said]);
    const earliest = turns[0]?.state.offered[0]?.start ?? '';
    const held = turns[1]?.effects.find(({ kind }) => kind === 'hold');
    expect(held).toMatchObject({ start: expect.stringMatching(start) });
    if (said.includes('earliest')) expect(held).toMatchObject({ start: earliest });
  });
});

describe('how long it takes is told of all where all is asked about', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for a golf', 'add the tint. how much altogether and how long will it take?'],
    ['uk', 'ручна мийка на гольф', 'додайте тонування. скільки все разом і за який час зробите?'],
  ])('%s: %s … %s', (lang, first, said) => {
    const durations = LISTS[lang].map(({ service }) => ({ service, minutes: 60 }));
    const studio = { ...studioIn(lang), durations };
    const turn = talkTo(studio, [first, said]).at(-1);
    expect(turn?.reply.text).toMatch(/2 (?:hours|години)/u);
  });
});

describe('what a car is called or when it was built names no goods', () => {
  it('takes a 3-series limo for a saloon', () => {
    const [turn] = talkTo(studioIn('de'), ['was kostet eine handwäsche, is ein bmw 3er limo']);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual(['Handwäsche']);
  });

  it('takes the year of a car for no number of years', () => {
    const rows = ['1 год', '3 года', '5 лет'].map((material, at) => row('Керамика', 300 + at, { material }));
    const turns = talkTo(exampleStudio(rows, { botLanguage: 'ru' }), [
      'керамика на бмв 3, сколько',
      'машина 2019 года',
    ]);
    expect(turns[1]?.state.wished.map(({ material }) => material)).toEqual([null]);
  });
});

describe('who only tells what is wrong is shown what there is for it', () => {
  it.each<[Lang, string]>([
    [
      'de',
      'moin, hab nen golf 7, der lack ist ganz matt u voll mit kratzern von der waschanlage, was kann man da machen',
    ],
    ['en', 'hi, i have a vw golf and the paint is full of fine scratches from the car wash, what can you do'],
  ])('%s: %s', (lang, said) => {
    const [turn] = talkTo(studioIn(lang), [said]);
    const [wash] = LISTS[lang];
    expect(turn?.acts[0]).toMatch(/^suggested/);
    expect(turn?.state.wished.map(({ service }) => service)).not.toContain(wash?.service);
  });
});
