import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type SmallList, SUMMED_UP, smallStudio } from '../talks/small-list.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const kinds = (effects: readonly { kind: string }[] = []) => effects.map(({ kind }) => kind);
const afterSummary = (lang: SmallList, ...said: readonly string[]) => {
  const turns = talkTo(smallStudio(lang), [...SUMMED_UP[lang], ...said]);
  return { turn: turns.at(-1), order: turns[0]?.state.wished.map(({ service }) => service) };
};
const servicesOf = (turn: ReturnType<typeof afterSummary>['turn']) =>
  turn?.state.wished.map(({ service }) => service);

describe('what is asked the price of beside the summary changes nothing', () => {
  it.each<[SmallList, string]>([
    ['en', 'how much is it to do the polish too?'],
    ['en', 'wait, whats the polish cost?'],
    ['de', 'was kostet eigentlich die Lackpolitur?'],
    ['de', 'wieviel nehmt ihr für die Lackpolitur'],
    ['de', 'kurze frage noch, Lackpolitur liegt preislich wo?'],
    ['en', 'quick question, whats the polish cost'],
    ['uk', 'а полірування скільки?'],
    ['uk', 'підкажіть, скільки коштує полірування'],
    ['ru', 'а полировка сколько стоит?'],
    ['ru', 'почем у вас полировка, просто интересно'],
  ])('%s: %s', (lang, said) => {
    const { turn, order } = afterSummary(lang, said);
    expect(servicesOf(turn)).toEqual(order);
    expect(turn?.reply.text).toContain('200');
    expect(turn?.state.asked?.kind).toBe('confirm');
    expect(kinds(turn?.effects)).not.toContain('book');
  });
});

describe('beside a yes it is answered, and what stands is booked', () => {
  it.each<[SmallList, string]>([
    ['en', 'yes. and what does the polish cost, maybe next time'],
    ['de', 'ja. was kostet eigentlich die Lackpolitur, evtl später mal'],
    ['uk', 'так. і ще скільки коштує полірування, може потім'],
    ['de', 'jo trag ein. was kostet die Lackpolitur?'],
    ['ru', 'да, а сколько полировка, на будущее'],
  ])('%s: %s', (lang, said) => {
    const { turn } = afterSummary(lang, said);
    const booked = turn?.effects.find((effect) => effect.kind === 'book');
    expect(booked?.kind === 'book' && booked.quote?.total).toBe(75);
    expect(turn?.reply.text).toContain('200');
  });
});

describe('it is taken once the client says so', () => {
  it.each<[SmallList, string, string]>([
    ['en', 'what does the polish cost?', 'ok add it'],
    ['de', 'was kostet die Lackpolitur?', 'ja nehmt die mit rein'],
    ['uk', 'а полірування скільки?', 'беру'],
    ['ru', 'а полировка сколько стоит?', 'добавьте тоже'],
  ])('%s', (lang, asked, taken) => {
    const { turn } = afterSummary(lang, asked, taken);
    expect(turn?.reply.quote?.total).toBe(275);
    expect(kinds(turn?.effects)).not.toContain('book');
  });

  it.each<[SmallList, string, string]>([
    ['en', 'what does the polish cost?', 'yes'],
    ['de', 'was kostet die Lackpolitur?', 'ja bitte'],
    ['uk', 'а полірування скільки?', 'так, записуйте'],
    ['ru', 'а полировка сколько стоит?', 'да'],
  ])('%s: a yes books what was summed up', (lang, asked, yes) => {
    const { turn } = afterSummary(lang, asked, yes);
    const booked = turn?.effects.find((effect) => effect.kind === 'book');
    expect(booked?.kind === 'book' && booked.quote?.total).toBe(75);
  });
});

describe('what only the studio knows is passed on beside whatever else is said', () => {
  it.each<[SmallList, string]>([
    ['en', 'ok go ahead. can you ask the guy if dog hair is a problem'],
    ['de', 'ja eintragen bitte, und fragt mal den kollegen ob das auto vorher leer sein muss'],
    ['uk', 'підтверджую) спитайте майстра чи виведе пляму від вина'],
    ['ru', 'да, записывайте. а сохнет сколько после мойки?'],
  ])('%s: %s', (lang, said) => {
    const { turn } = afterSummary(lang, said);
    expect(kinds(turn?.effects)).toEqual(expect.arrayContaining(['book', 'handoff']));
  });

  it('and what names goods of the list is no order for them', () => {
    const { turn, order } = afterSummary('en', 'is the polish safe for vinyl stickers?');
    expect(servicesOf(turn)).toEqual(order);
  });
});

describe('how long it takes is told beside a yes', () => {
  it.each<[SmallList, string]>([
    ['en', 'yes book it. how long does it take, will it be done by evening?'],
    ['de', 'ja. wie lange dauert das, bis abends fertig?'],
    ['uk', 'так записуйте. скільки часу це займе, до вечора зробите?'],
    ['ru', 'да. сколько по времени займет, до вечера успеете?'],
  ])('%s: %s', (lang, said) => {
    const { turn } = afterSummary(lang, said);
    expect(kinds(turn?.effects)).toContain('book');
    expect(turn?.acts.some((key) => key === 'readyAt' || key === 'duration')).toBe(true);
  });
});

describe('what is told to be done is an order, whatever it asks', () => {
  it.each<[SmallList, string]>([
    ['en', 'can you add the polish too?'],
    ['de', 'könnt ihr die Lackpolitur auch mitmachen?'],
    ['uk', 'а можна ще полірування додати?'],
    ['ru', 'добавьте полировку, сколько это будет?'],
  ])('%s: %s', (lang, said) => {
    expect(servicesOf(afterSummary(lang, said).turn)).toHaveLength(3);
  });
});

it('takes the whole in the place of its part, and another colour in the place of the first', () => {
  const rows = [
    row('Hail repair', 20, { zone: 'Roof' }),
    row('Hail repair', 60, { zone: 'Whole body' }),
    row('Powder coating', 35, { zone: 'Set', material: 'one colour' }),
    row('Powder coating', 47, { zone: 'Set', material: 'two colours' }),
  ];
  const total = (...said: readonly string[]) =>
    talkTo(exampleStudio(rows), [...said, 'ok take that']).at(-1)?.reply.quote?.total;
  expect(
    total('hail repair for the roof, price?', 'Thursday at 10', 'and whole body hail repair, how much?'),
  ).toBe(60);
  expect(total('powder coating of a set in one colour?', 'Thursday at 10', 'what do two colours cost?')).toBe(
    47,
  );
});
