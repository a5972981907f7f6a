import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const BEGIN: Record<Lang, [string, string]> = {
  en: ['hand wash for my Polo', 'thursday at 11'],
  de: ['Handwäsche für den Polo', 'Donnerstag um 11'],
  uk: ['ручна мийка Поло', 'четвер об 11'],
  ru: ['ручная мойка Поло', 'четверг в 11'],
};

describe('a question about when that the times of the reply answer is passed on to nobody', () => {
  it.each<[Lang, string]>([
    ['en', 'could we do it an hour later?'],
    ['de', 'Freitag vormittag, ist da nix?'],
    ['uk', "а якщо п'ятниця зранку, що скажете?"],
    ['ru', 'а пятница вообще пустая?'],
  ])('%s: %s', (lang, said) => {
    const turn = talkTo(studioIn(lang), [...BEGIN[lang], said]).at(-1);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect((turn?.state.offered.length ?? 0) > 0 || turn?.state.slot).toBeTruthy();
  });
});
