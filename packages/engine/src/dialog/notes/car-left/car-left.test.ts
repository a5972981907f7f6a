import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { talkWith } from '../../talks/around/cleaners.fixture.ts';
import { exampleStudio } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

/** Eight hours of work for a car that is told, and how a talk comes to its times, its summary (Thursday at nine) and its booking. */
const STUDIOS: Record<Lang, { line: string; steps: readonly string[] }> = {
  en: {
    line: 'Interior clean',
    steps: ['Interior clean for a ford fiesta', 'when could I come?', 'thursday 9:00, Sam Hill', 'yes'],
  },
  de: {
    line: 'Innenraumreinigung',
    steps: ['Innenraumreinigung für einen VW Golf', 'wann geht es?', 'Donnerstag 9 Uhr, Tim Voss', 'ja'],
  },
  uk: {
    line: 'Хімчистка салону',
    steps: ['хімчистка салону, шкода октавія', 'коли можна приїхати?', 'у четвер о 9:00, Ігор', 'так'],
  },
  ru: {
    line: 'Химчистка салона',
    steps: ['химчистка салона, киа рио', 'когда можно приехать?', 'в четверг в 9:00, Антон', 'да'],
  },
};

function after(lang: Lang, step: 'times' | 'summary' | 'booked', said: string, minutes: number | null = 480) {
  const { line, steps } = STUDIOS[lang];
  const studio = exampleStudio([row(line, 120, { durationMinutes: minutes })], { botLanguage: lang });
  const count = { times: 2, summary: 3, booked: 4 }[step];
  return talkWith(studio, [...steps.slice(0, count), said]);
}

const THURSDAY_AT_NINE = '2027-03-18T08:00:00Z';

describe('a car that is brought before its visit is no time for the work to begin', () => {
  it.each([
    ['en', 'yes thats fine, book it. so can i drop the car wednesday evening or not?'],
    ['de', 'ja passt so. kann ich das auto schon am Mittwochabend abstellen?'],
    ['uk', 'так, записуйте. а можна авто залишити ще в середу ввечері?'],
    ['ru', 'да, записывайте. а машину можно оставить в среду вечером?'],
  ] as const)('%s: a yes books what was put, and the question goes to the studio: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.effects).toMatchObject([{ kind: 'book', start: THURSDAY_AT_NINE }, { kind: 'handoff' }]);
    expect(last?.acts.at(-1)).toBe('topicOpen');
  });

  it.each([
    ['en', 'thursday at 9 then, so ill leave it wed evening. name Priya'],
    ['de', 'Donnerstag 9 Uhr dann, ich bring ihn am Abend davor. Mein Name ist Tim Voss'],
    ['uk', 'давайте четвер о 9, залишу машину напередодні ввечері. мене звати Ігор'],
    ['ru', 'давайте четверг в 9, машину пригоню накануне вечером. меня зовут Антон'],
  ] as const)('%s: beside the time that is chosen it is noted: %s', (lang, said) => {
    const { last } = after(lang, 'times', said);
    expect(last?.effects).toMatchObject([{ kind: 'hold', start: THURSDAY_AT_NINE }, { kind: 'handoff' }]);
    expect(last?.acts).toEqual(expect.arrayContaining(['noted', 'confirm']));
  });

  it.each([
    ['en', 'can I bring it on wednesday evening instead?'],
    ['de', 'kann ich ihn lieber am Mittwochabend bringen?'],
    ['uk', 'можна перенести, привезу в середу ввечері?'],
    ['ru', 'можно перенести, привезу в среду вечером?'],
  ] as const)('%s: who would have another time instead is not noted: %s', (lang, said) => {
    expect(after(lang, 'booked', said).last?.acts).not.toContain('noted');
  });
});

describe('when the car is had again is told by the end of the work', () => {
  it.each([
    ['en', 'yes. will you be done by six?'],
    ['de', 'ja. und seid ihr bis 18 Uhr fertig?'],
    ['uk', 'так супер. а до вечора встигнете до 6?'],
    ['ru', 'да. а к шести вечера успеете?'],
  ] as const)('%s: booked, and done by then: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book']);
    expect(last?.acts).toContain('readyInTime');
    expect(last?.reply.text).toMatch(/17:00|5:00 pm/);
  });

  it.each([
    ['en', 'will you be finished by 3?'],
    ['de', 'werdet ihr bis 15 Uhr fertig?'],
    ['uk', 'до 15 встигнете?'],
    ['ru', 'до 15 успеете?'],
  ] as const)('%s: not done by then: %s', (lang, said) => {
    const { last } = after(lang, 'booked', said);
    expect(last?.effects).toEqual([]);
    expect(last?.acts).toEqual(['readyLater']);
    expect(last?.reply.text).toMatch(/17:00|5:00 pm/);
  });

  it.each([
    ['en', 'can I have it back thursday at noon already?'],
    ['de', 'bekomm ich ihn am Donnerstag schon am Vormittag zurück?'],
    ['uk', 'а можна забрати машину в четвер вже о 12?'],
    ['ru', 'а можно забрать машину в четверг уже в 12?'],
  ] as const)('%s: wanted earlier, the studio is asked, and no new times are offered: %s', (lang, said) => {
    const { last } = after(lang, 'booked', said);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
    expect(last?.acts).toEqual(['readyLater', 'askedEarlier']);
    expect(last?.state.offered).toEqual([]);
  });

  it.each([
    ['en', 'i will pick it up at 6 on thursday'],
    ['de', 'ich hole ihn dann um 18 Uhr ab'],
    ['uk', 'заберу о 18:00'],
    ['ru', 'заберу в 18:00'],
  ] as const)('%s: told of a visit that stands it is noted: %s', (lang, said) => {
    const { last } = after(lang, 'booked', said);
    expect(last?.acts).toEqual(['noted']);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
  });

  it.each([
    ['en', 'yes. I need it back by 4 though'],
    ['de', 'ja. ich brauch ihn aber bis 16 Uhr wieder'],
    ['uk', 'так. але машина потрібна мені до 16:00'],
    ['ru', 'да. только машина мне нужна к 16:00'],
  ] as const)('%s: told beside a yes it is booked, and that it ends later is said: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book', 'handoff']);
    expect(last?.acts).toEqual(expect.arrayContaining(['readyLater', 'askedEarlier']));
  });

  it('promises nothing where the owner has not said how long it takes', () => {
    const { last } = after('en', 'booked', 'will you be done by six?', null);
    expect(last?.acts).toEqual(['topicOpen']);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
  });
});
