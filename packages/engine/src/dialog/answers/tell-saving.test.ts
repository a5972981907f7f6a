import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import type { Lang } from '../talks/four-studios.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

type List = { job: string; parts: [string, string, string]; whole: string; asks: string };

const LISTS: Record<Lang, List> = {
  en: {
    job: 'PPF',
    parts: ['bonnet', 'bumper', 'headlights'],
    whole: 'front package (bonnet, bumper, headlights)',
    asks: 'is the front package cheaper than having them done separately?',
  },
  de: {
    job: 'Lackschutzfolie',
    parts: ['Motorhaube', 'Stoßstange', 'Scheinwerfer'],
    whole: 'Frontpaket (Motorhaube, Stoßstange, Scheinwerfer)',
    asks: 'lohnt sich das Frontpaket oder ist es einzeln günstiger?',
  },
  uk: {
    job: 'Бронеплівка',
    parts: ['капот', 'бампер', 'фари'],
    whole: 'пакет «Перед» (капот, бампер, фари)',
    asks: 'чи вигідніше взяти пакет, ніж усе окремо?',
  },
  ru: {
    job: 'Бронеплёнка',
    parts: ['капот', 'бампер', 'фары'],
    whole: 'пакет «Перед» (капот, бампер, фары)',
    asks: 'выгоднее взять пакет, чем всё по отдельности?',
  },
};

function after(lang: Lang, price: number) {
  const { job, parts, whole, asks } = LISTS[lang];
  const rows = [
    ...parts.map((zone, at) => row(job, 400 - 100 * at, { zone })),
    row(job, price, { zone: whole }),
  ];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), [asks]).at(-1);
}

describe('what a package saves is reckoned where the list tells what it holds', () => {
  it.each(Object.keys(LISTS) as Lang[])('%s', (lang) => {
    const turn = after(lang, 750);
    expect(turn?.reply.text).toMatch(/900.*750.*150/su);
    expect(turn?.acts).not.toContain('blocked');
    expect(turn?.effects).toEqual([]);
  });

  it.each(Object.keys(LISTS) as Lang[])('%s: nothing is said of what saves nothing', (lang) => {
    expect(after(lang, 900)?.acts).not.toContain('packageSaves');
  });
});
