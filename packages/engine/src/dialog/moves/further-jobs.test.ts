import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: ['Paint polish', 'Wheel coating', 'Underbody wash', 'Exterior wash', 'Full wrap', 'Mirror caps wrap'],
  de: [
    'Politur',
    'Felgenversiegelung',
    'Unterbodenwäsche',
    'Außenwäsche',
    'Vollfolierung',
    'Spiegelkappen folieren',
  ],
  uk: [
    'Полірування',
    'Кераміка дисків',
    'Мийка днища',
    'Ручна мийка',
    'Обклеювання кузова',
    'Обклеювання дзеркал',
  ],
  ru: ['Полировка', 'Керамика дисков', 'Мойка днища', 'Ручная мойка', 'Оклейка кузова', 'Оклейка зеркал'],
} as const;
type Lang = keyof typeof LISTS;

function studioIn(lang: Lang) {
  const prices = [400, 120, 18, 30, 2900, 140];
  const rows = LISTS[lang].map((service, at) => row(service, prices[at] ?? 0));
  return exampleStudio(rows, {
    botLanguage: lang,
    rules: { upsell: 'OFF', upsells: [], handoffWords: [], handoffAfterUnclear: 0 },
  });
}

describe('a job that is named besides is not lost beside a time', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'paint polish for a golf, when are you free?',
      "tuesday is fine. and we'll do the wheel coating as well, what's that in total then?",
    ],
    [
      'de',
      'politur für einen golf, wann habt ihr zeit?',
      'dienstag passt. und die felgen versiegeln wir gleich mit, was kommt das dann insgesamt?',
    ],
    [
      'uk',
      'полірування на гольф, коли є час?',
      'вівторок підходить. і диски керамікою теж зробимо, скільки тоді разом?',
    ],
    [
      'ru',
      'полировка на гольф, когда есть время?',
      'вторник подходит. и диски керамикой заодно сделаем, сколько тогда итого?',
    ],
  ])('%s: %s … %s', (lang, first, said) => {
    const turn = talkTo(studioIn(lang), [first, said]).at(-1);
    expect(turn?.reply.quote?.total).toBe(520);
    expect(turn?.reply.text).toMatch(/16/);
  });
});

describe('nor beside what stays as it was', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'full wrap for a golf',
      'no the wrap stays as it is, but do the mirrors as well. what does it all come to?',
    ],
    [
      'de',
      'vollfolierung für einen golf',
      'ne matt bleibt, aber die spiegel sollen noch rot werden. was macht das alles zsm?',
    ],
    [
      'uk',
      'обклеювання кузова на гольф',
      'ні, матовий лишається, але дзеркала ще червоним. скільки все разом?',
    ],
    ['ru', 'оклейка кузова на гольф', 'не, матовый остаётся, но зеркала ещё красным. сколько всё вместе?'],
  ])('%s: %s … %s', (lang, first, said) => {
    expect(talkTo(studioIn(lang), [first, said]).at(-1)?.reply.quote?.total).toBe(3040);
  });
});

describe('what is asked, told or refused puts nothing on top', () => {
  it.each<[Lang, string, string]>([
    ['en', 'paint polish for a golf', 'tuesday is fine. what would the wheel coating be on top?'],
    ['de', 'politur für einen golf', 'dienstag passt. was würden die felgen noch dazu kosten?'],
    ['uk', 'полірування на гольф', 'вівторок підходить. а диски теж не треба'],
    ['ru', 'полировка на гольф', 'вторник подходит. и диски тоже не надо'],
  ])('%s: %s … %s', (lang, first, said) => {
    const { wished = [] } = talkTo(studioIn(lang), [first, said]).at(-1)?.state ?? {};
    expect(wished.map(({ service }) => service)).toEqual([LISTS[lang][0]]);
  });
});
