import { describe, expect, it } from 'vitest';
import type { GoldTalk } from '../gold-talk.ts';
import { type Phrases, phrasesOf } from './made-phrases.ts';
import { makeTalks } from './make-talks.ts';

const LISTS: GoldTalk[] = [
  {
    lang: 'en',
    list: 'a',
    currency: 'GBP',
    rows: [
      'Tint | front sides | carbon | | 99',
      'Tint | front sides | ceramic | | 149',
      'Tint | rear window | carbon | | 89',
      'Tint | rear window | ceramic | | 129',
      'Hand wash | | | small car | 20',
      'Hand wash | | | SUV | 25',
      'Seat shampoo | per seat | | | 20',
      'Ozone | | | | 45',
    ],
    turns: [],
  },
  {
    lang: 'uk',
    list: 'b',
    currency: 'UAH',
    rows: [
      'Бронювання | капот | | | 9000',
      'Бронювання | фари | | | 3000',
      'Мийка | | | | 500',
      'Озон | | | | 600',
    ],
    turns: [],
  },
];

describe('made talks', () => {
  const talks = LISTS.flatMap((list) => makeTalks(list, 60, 4));

  it('are the same in every run', () => {
    expect(LISTS.flatMap((list) => makeTalks(list, 60, 4))).toEqual(talks);
  });

  it('name what is ordered in the first message, and leave no slot open', () => {
    for (const { turns } of talks)
      for (const { say } of turns) {
        expect(say).not.toMatch(/[{}]|undefined/u);
        expect(say.trim().length).toBeGreaterThan(0);
      }
    const firsts = talks.filter(({ lang }) => lang === 'uk').map(({ turns }) => turns[0]);
    const heads = firsts.filter((one) => one?.order.includes(1));
    expect(heads.length).toBeGreaterThan(5);
    // A letter may be missing, another form be used.
    expect(heads.flatMap((one) => (/кап|кпо|апо|као|кот/iu.test(one?.say ?? '') ? [] : one?.say))).toEqual(
      [],
    );
  });

  it('order only what the list has, for one kind of car, and never two films of one part', () => {
    for (const { rows, turns } of talks)
      for (const { order } of turns) {
        const own = order.map(
          (one) => rows[Number.parseInt(String(one), 10) - 1]?.split('|').map((part) => part.trim()) ?? [],
        );
        expect(own.every((parts) => parts.length === 5)).toBe(true);
        const parts = own.map(([service, zone]) => `${service}|${zone}`);
        expect(new Set(parts).size).toBe(parts.length);
        expect(
          new Set(own.flatMap(([service, , , type]) => (service === 'Hand wash' ? type : []))).size,
        ).toBeLessThan(2);
      }
  });

  it('tell sums and prices as they are', () => {
    const told = talks.flatMap(({ lang, rows, turns }) =>
      turns.flatMap(({ say, order }) => {
        const sum = order.reduce<number>(
          (total, one) =>
            total + Number(rows[Number.parseInt(String(one), 10) - 1]?.split('|').at(-1)?.trim() ?? 0),
          0,
        );
        return lang === 'uk' && order.length > 1 && !say.includes('+380') ? [{ say, sum }] : [];
      }),
    );
    const isTold = ({ say, sum }: (typeof told)[number]) =>
      say.includes(String(sum)) || say.includes(String(sum).replace(/(\d{3})$/u, ' $1'));
    expect(told.filter(isTold).length).toBeGreaterThan(5);
  });

  it('give two parts a film each, after the assistant has crossed them', () => {
    const crossed = talks.flatMap(({ turns }) =>
      turns.filter(
        ({ order }) =>
          [1, 4].every((row) => order.includes(row)) || [2, 3].every((row) => order.includes(row)),
      ),
    );
    expect(crossed.filter(({ believed }) => believed).length).toBeGreaterThan(3);
  });

  it('take back what was changed', () => {
    const isBack = talks.some(({ turns }) =>
      turns.some(({ order, believed }, at) => {
        const [before, last] = [turns[at - 2], turns[at - 1]];
        return (
          !believed &&
          before &&
          last &&
          last.order.join() !== order.join() &&
          before.order.toSorted().join() === order.toSorted().join()
        );
      }),
    );
    expect(isBack).toBe(true);
  });

  it('hold everything that clients do: more, less, something else, only a question, a correction', () => {
    const turns = talks.flatMap((talk) =>
      talk.turns.slice(1).map((turn, at) => ({ turn, before: talk.turns[at] })),
    );
    const sizes = turns.map(({ turn, before }) => turn.order.length - (before?.order.length ?? 0));
    expect(sizes.some((size) => size > 0)).toBe(true);
    expect(sizes.some((size) => size < 0)).toBe(true);
    expect(turns.some(({ turn }) => turn.show !== undefined)).toBe(true);
    expect(turns.some(({ turn }) => turn.believed !== undefined)).toBe(true);
    expect(turns.some(({ turn }) => turn.order.some((one) => typeof one === 'string'))).toBe(true);
  });
});

/** What stands beside, or what is refused, may be named or not. */
const FREE_SLOTS: ReadonlySet<string> = new Set(['notBoth', 'neither']);

describe.each(['en', 'de', 'ru', 'uk'])('phrases (%s)', (lang) => {
  const phrases = phrasesOf(lang);
  const SLOTS: Partial<Record<keyof Phrases, string[]>> = {
    replace: ['A', 'X'],
    dropAdd: ['A', 'X'],
    drop: ['X'],
    only: ['X'],
    question: ['X'],
    version: ['M'],
    versionAsk: ['M'],
    versionNot: ['M', 'O'],
    counted: ['N', 'X'],
    takeNamed: ['A'],
    takeSwapNamed: ['A'],
    whatIfInstead: ['A', 'X'],
    rather: ['A', 'X'],
    forgot: ['X'],
    bringBack: ['X'],
    contained: ['X', 'Y'],
    onlyPrice: ['P'],
    dropPrice: ['P'],
    swapPrice: ['O', 'P'],
    sumTail: ['S'],
    versionPart: ['M', 'Z'],
    pairs: ['M1', 'M2', 'Z1', 'Z2'],
    ...Object.fromEntries(
      ['first', 'firstPrice', 'add', 'restate', 'keepAdd', 'asked', 'whatIf', 'refuse'].map((move) => [
        move,
        ['A'],
      ]),
    ),
  };

  const slotsIn = (phrase: string) =>
    [...new Set([...phrase.matchAll(/\{(\w+)\}/gu)].map(([, slot]) => slot))].sort();

  it('have each of their slots, and no other', () => {
    for (const [move, own] of Object.entries(phrases))
      for (const phrase of own)
        if (!FREE_SLOTS.has(move))
          expect([move, phrase, ...slotsIn(phrase)]).toEqual([
            move,
            phrase,
            ...(SLOTS[move as keyof Phrases] ?? []),
          ]);
  });

  it('name what is meant where two stand, and name what is refused or not', () => {
    for (const phrase of phrases.notBoth)
      expect([phrase, slotsIn(phrase).filter((slot) => slot !== 'Y')]).toEqual([phrase, ['X']]);
    for (const phrase of phrases.neither) expect(['', 'A']).toContain(slotsIn(phrase).join());
  });
});
