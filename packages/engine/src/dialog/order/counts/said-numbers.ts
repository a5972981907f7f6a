import { wordsOfCar } from '../../../cars/index.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { SaidWords } from '../said-words.ts';
import { NUMBER_WORDS } from './number-words.data.ts';

/** A number that may count something, with its place among the words. */
export type SaidNumber = {
  value: number;
  at: number;
  isFigure: boolean;
  /** A length: "7m", "30ft". */
  isMeasure: boolean;
  /** It belongs to the name of a car, or to a time, a name or a phone number. */
  isOfCar: boolean;
  isTaken: boolean;
};

export function saidNumbers({ words }: SaidWords, { rest, written }: Understanding): SaidNumber[] {
  const ofCar = wordsOfCar(words);
  const left = new Set(splitWords(rest));
  // The two of "7.2 m" counts nothing.
  const broken = new Set(written.match(BROKEN)?.flatMap((figure) => splitWords(figure)));
  return words.flatMap((word, at) => {
    const value = numberIn(word);
    if (value === null) return [];
    return [
      {
        value,
        at,
        isFigure: /\d/u.test(word),
        isMeasure: MEASURE.test(word),
        isOfCar: ofCar.has(at),
        isTaken: !left.has(word) || broken.has(word),
      },
    ];
  });
}

export function numberIn(word: string): number | null {
  const [, figure] = FIGURE.exec(word) ?? [];
  const value = figure === undefined ? NUMBER_WORDS.get(word) : Number(figure);
  return value !== undefined && value >= 1 && value <= MOST ? value : null;
}

const BROKEN = /\d+[.,]\d+/gu;
const FIGURE = /^[xх]?(\d{1,2})(?:[xх]|m|м|ft)?$/u;
const MEASURE = /^\d+(?:m|м|ft)$/u;

/** Nobody has more of a thing done in one visit. */
export const MOST = 60;
