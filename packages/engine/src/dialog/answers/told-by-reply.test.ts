import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { after } from '../talks/around/cleaners.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const passed = (effects: readonly { kind: string }[] = []) =>
  effects.filter(({ kind }) => kind === 'handoff');

describe('nobody is asked for what the reply tells', () => {
  it.each([
    ['en', 'Dent removal', 'there is a dent in the door, can you get that out?'],
    ['de', 'Dellenentfernung', 'da ist eine Delle in der Tür, kriegt ihr die raus?'],
    ['uk', 'Видалення вм’ятин', 'вм’ятина на дверях, приберете?'],
    ['ru', 'Удаление вмятин', 'вмятина на двери, уберёте?'],
  ] as const)('%s: what is priced is done: %s', (lang, line, said) => {
    const studio = exampleStudio([row(line, 90)], { botLanguage: lang });
    const [turn] = talkTo(studio, [said]);
    expect(turn?.reply.text).toContain('90');
    expect(passed(turn?.effects)).toEqual([]);
  });

  it.each([
    ['en', 'Wrap', 'gloss', 'satin', 'gloss or satin, what is that in money?'],
    ['de', 'Folierung', 'glänzend', 'matt', 'glänzend oder matt, was kostet was?'],
    ['uk', 'Обклеювання', 'глянець', 'мат', 'глянець чи мат, яка ціна?'],
    ['ru', 'Оклейка', 'глянец', 'мат', 'глянец или мат, какая цена?'],
  ] as const)('%s: prices stand side by side: %s', (lang, line, one, other, said) => {
    const rows = [row(line, 1800, { material: one }), row(line, 1950, { material: other })];
    const [, turn] = talkTo(exampleStudio(rows, { botLanguage: lang }), [line, said]);
    expect(turn?.acts.join()).not.toMatch(/topicOpen/u);
    expect(passed(turn?.effects)).toEqual([]);
  });
});

describe('courtesies and remarks are read by nobody', () => {
  it.each([
    ['en', 'yes. apologies for all the trouble'],
    ['de', 'ja. entschuldigt bitte das Durcheinander'],
    ['uk', 'так. вибачте за такий клопіт'],
    ['ru', 'да. извините за такое беспокойство'],
  ] as const)('%s: %s', (lang, said) => {
    const { last } = after(lang, 'summary', said);
    expect(last?.effects.map(({ kind }) => kind)).toEqual(['book']);
  });
});

describe('whoever doubts a sum or asks for it again is told what it is made of', () => {
  it.each([
    ['en', 'hang on, why 165? wasn’t it 120?'],
    ['en', 'what was the price again?'],
    ['de', 'moment, wieso 165? es waren doch 120'],
    ['de', 'wie war der preis nochmal?'],
    ['uk', 'звідки 160? казали ж 120'],
    ['uk', 'яка там ціна, нагадайте?'],
    ['ru', 'откуда 160? говорили же 120'],
    ['ru', 'сколько это стоит, напомните?'],
  ] as const)('%s: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'summary', said);
    expect(bookings).toHaveLength(0);
    expect(passed(last?.effects)).toEqual([]);
    expect(last?.reply.text).toContain('120');
    expect(last?.state.wished).toHaveLength(2);
  });
});
