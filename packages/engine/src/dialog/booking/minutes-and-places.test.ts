import { expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkThatBooks, talkTo } from '../talks/talk.fixture.ts';

const BOOKED: Partial<Record<Lang, string>> = {
  uk: 'ручна мийка Поло, четвер об 11, Олена Коваль',
  ru: 'ручная мойка Поло, четверг в 11, Анна Котова',
};

it.each<[Lang, string, string]>([
  ['uk', 'так, запишіть', 'можу запізнитися хвилин на 15'],
  ['ru', 'да, запишите', 'опоздаю минут на 20, ничего?'],
])('%s: minutes that stand behind their word are no hour', (lang, yes, said) => {
  const turn = talkThatBooks(studioIn(lang), [BOOKED[lang] ?? '', yes, said]).at(-1);
  expect(turn?.acts).toEqual(['delayNoted']);
});

it.each<[Lang, string, string]>([
  ['en', 'book a hand wash for my Polo', 'take the second one'],
  ['de', 'Termin für Handwäsche, Polo', 'ich nehm den zweiten'],
  ['uk', 'запишіть на ручну мийку Поло', 'беру другий варіант'],
  ['ru', 'запишите на ручную мойку Поло', 'возьму второй'],
])('%s: %s, %s: the second of the times is no day of the month', (lang, wish, said) => {
  const [asked, turn] = talkTo(studioIn(lang), [wish, said]);
  expect(asked?.state.offered.length).toBeGreaterThan(1);
  expect(turn?.state.slot?.start).toBe(asked?.state.offered[1]?.start);
});
