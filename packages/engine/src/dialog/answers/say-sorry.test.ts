import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const LISTS: Record<Lang, readonly [string, string]> = {
  en: ['Headlight restoration', 'Ozone treatment'],
  de: ['Scheinwerferaufbereitung', 'Ozonbehandlung'],
  uk: ['Полірування фар', 'Озонування салону'],
  ru: ['Полировка фар', 'Озонация салона'],
};
const FIRST: Record<Lang, string> = {
  en: 'headlight restoration and ozone treatment',
  de: 'Scheinwerferaufbereitung und Ozonbehandlung',
  uk: 'полірування фар і озонування салону',
  ru: 'полировка фар и озонация салона',
};

describe('a correction is answered with the corrected order and a short word of regret', () => {
  it.each<[Lang, string]>([
    ['en', 'that is wrong, remove the ozone treatment'],
    ['de', 'das ist falsch, ozonbehandlung bitte rausnehmen'],
    ['uk', 'ви не так зрозуміли, озонування приберіть'],
    ['ru', 'вы не поняли, озонацию уберите'],
    ['ru', 'это ужас какой-то, 3й раз пишу: озонацию уберите'],
  ])('%s: %s', (lang, said) => {
    const [lamps, ozone] = LISTS[lang];
    const studio = exampleStudio([row(lamps, 90), row(ozone, 60)], { botLanguage: lang });
    const [, turn] = talkTo(studio, [FIRST[lang], said]);
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([lamps]);
    expect(turn?.acts).toContain('mixedUp');
    expect(turn?.effects).toEqual([]);
  });

  it.each<[Lang, string]>([
    ['de', 'wo ist die ozonbehandlung hin?'],
    ['uk', 'а озонування де ділось?'],
    ['ru', 'а озонация куда делась?'],
  ])('%s: the order is shown to whoever misses what is in it: %s', (lang, said) => {
    const [lamps, ozone] = LISTS[lang];
    const studio = exampleStudio([row(lamps, 90), row(ozone, 60)], { botLanguage: lang });
    const [, turn] = talkTo(studio, [FIRST[lang], said]);
    expect(turn?.reply.quote?.total).toBe(150);
    expect(turn?.effects).toEqual([]);
  });

  it.each<[Lang, string]>([
    ['en', 'remove the ozone treatment please'],
    ['ru', 'озонацию уберите пожалуйста'],
  ])('%s: a plain change needs none: %s', (lang, said) => {
    const [lamps, ozone] = LISTS[lang];
    const studio = exampleStudio([row(lamps, 90), row(ozone, 60)], { botLanguage: lang });
    expect(talkTo(studio, [FIRST[lang], said])[1]?.acts).not.toContain('mixedUp');
  });
});
