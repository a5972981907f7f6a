import { describe, expect, it } from 'vitest';
import { after } from './cleaners.fixture.ts';

const THURSDAY = '2027-03-18T09:00:00Z';

describe('a day that is said beats a button with the same hour', () => {
  it.each([
    ['en', 'weds is good but earlier, like 9ish?'],
    ['en', 'wednesday is good but earlier, around 9'],
    ['de', 'mi wär mir lieber, so um 9'],
    ['uk', 'краще в середу, десь о 9'],
    ['ru', 'лучше в среду, часиков в 9'],
  ] as const)('%s: %s', (lang, said) => {
    expect(after(lang, 'times', said).last?.state.slot?.start).toBe('2027-03-17T08:00:00Z');
  });
});

describe('the hour of an errand is a bound and no wish', () => {
  it.each([
    ['en', 'thursday would be good, i have to pick the kids up at half 3 so before that ideally'],
    ['de', 'geht das am donnerstag nachmittag? muss um halb 4 die kids holen also am besten davor'],
    ['uk', 'у четвер можна? о 15:30 треба забрати малу зі школи, тож краще до того'],
    ['ru', 'можно в четверг? мне в 15:30 за ребенком в сад, так что лучше до этого'],
  ] as const)('%s: %s', (lang, said) => {
    const { state } = after(lang, 'price', said).last ?? {};
    expect(state?.slot).toBeNull();
    expect(state?.offered.length).toBeGreaterThan(0);
    for (const { start } of state?.offered ?? []) {
      expect(start.slice(0, 10)).toBe('2027-03-18');
      expect(start.slice(11, 16) < '14:30').toBe(true);
    }
  });
});

describe('another day and hour at the summary, with the reason behind it', () => {
  it.each([
    ['en', 'what about wednesday at 11 instead, cant make thursday after all'],
    ['de', 'und wenn mittwoch um 11? donnerstag schaff ich doch nicht'],
    ['uk', 'а якщо на 11 ранку в середу, а то в четвер таки не встигну'],
    ['ru', 'а если в среду на 11 утра, а то в четверг не успею'],
  ] as const)('%s: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.state.slot?.start).toBe('2027-03-17T10:00:00Z');
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['hold']);
  });
});

describe('a number that counts things is no hour', () => {
  it.each([
    ['en', 'oh there are two child seats in it'],
    ['de', 'es sind übrigens drei kindersitze drin'],
    ['uk', 'дверей п’ять, якщо важливо'],
    ['ru', 'кресла три, забыл сказать'],
  ] as const)('%s: %s', (lang, said) => {
    expect(after(lang, 'name', said).last?.state.slot?.start).toBe(THURSDAY);
  });

  it.each([
    ['en', 'make it two'],
    ['de', 'lieber um zwei'],
    ['ru', 'давайте в два'],
  ] as const)('%s: %s is one', (lang, said) => {
    expect(after(lang, 'name', said).last?.state.slot?.start).toBe('2027-03-18T13:00:00Z');
  });

  it('a length is none either', () => {
    expect(after('ru', 'price', 'длина 4.38, поместится в бокс?').last?.state).toMatchObject({
      day: null,
      slot: null,
    });
  });
});

describe('which part of the week is told behind it', () => {
  it.each([
    ['en', 'next week please, early in the week'],
    ['de', 'lieber nächste woche, eher anfang'],
    ['uk', 'краще наступного тижня, початок'],
    ['ru', 'давайте на следующей неделе, в начале'],
  ] as const)('%s: %s', (lang, said) => {
    const days = after(lang, 'price', said).last?.state.offered.map(({ start }) => start.slice(8, 10));
    expect(days?.length).toBeGreaterThan(0);
    expect(days?.every((day) => day === '22' || day === '23')).toBe(true);
  });
});

it.each([
  ['uk', 'який час є?'],
  ['ru', 'какое время есть?'],
] as const)('%s: %s asks for times', (lang, said) => {
  const { last } = after(lang, 'price', said);
  expect(last?.state.offered.length).toBeGreaterThan(0);
  expect(last?.effects).toEqual([]);
});

it('needed back at four is no time to come', () => {
  expect(
    after('de', 'price', 'freitag passt, brauche ihn aber um 16 uhr wieder').last?.state.slot,
  ).toBeNull();
});

it('whether it may be brought on a day is answered by the times of that day', () => {
  const said = 'okay und wie lang dauert das? kann ich den freitag früh bringen';
  const { last } = after('de', 'price', said);
  expect(last?.state.offered.length).toBeGreaterThan(0);
  expect(last?.state.offered.every(({ start }) => start.startsWith('2027-03-19'))).toBe(true);
  expect(last?.effects).toEqual([]);
});

it('another time at the summary is summed up before it is booked', () => {
  const { last } = after('ru', 'summary', 'ой, в четверг же не могу. давайте в пятницу в то же время');
  expect(last?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
  expect(last?.effects.map(({ kind }) => kind)).toEqual(['hold']);
});
