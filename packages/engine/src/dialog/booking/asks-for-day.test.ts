import { describe, expect, it } from 'vitest';
import { readWhen } from '../../when/index.ts';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const BEGIN: Record<Lang, [string, string]> = {
  en: ['hand wash for my Polo', 'thursday at 11'],
  de: ['Handwäsche für den Polo', 'Donnerstag um 11'],
  uk: ['ручна мийка Поло', 'четвер об 11'],
  ru: ['ручная мойка Поло', 'четверг в 11'],
};

describe('who leaves the hour of another day open is shown its times', () => {
  it.each<[Lang, string]>([
    ['en', 'thursday is out, friday at any hour then'],
    ['de', 'doch lieber Freitag, Uhrzeit egal'],
    ['uk', "краще в п'ятницю, будь-якої години"],
    ['ru', 'лучше в пятницу, во сколько можно?'],
  ])('%s: %s', (lang, said) => {
    const { state } = talkTo(studioIn(lang), [...BEGIN[lang], said]).at(-1) ?? {};
    expect(state?.slot).toBeNull();
    expect(new Set(state?.offered.map(({ start }) => start.slice(0, 10)))).toEqual(new Set(['2027-03-19']));
  });
});

it('reads no night into a "nichts"', () => {
  const at = { now: '2027-03-15T08:00:00Z', timezone: 'Europe/Berlin', language: 'DE' } as const;
  expect(readWhen('daraus wird nichts', at)).toBeNull();
  expect(readWhen('heute wird das nichts. Mittwoch um 9', at)?.start).toBe('2027-03-17T09:00');
});
