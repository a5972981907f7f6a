import type { Part, Sign, Unit } from '../meaning.ts';

/** The words of one language, each line a list of spellings separated by blanks, folded to plain letters. */
export type WordTable = {
  /** Monday to Sunday. */
  weekdays: readonly string[];
  /** Short forms, which are also other words: they only count beside a figure or another word of time. */
  shortWeekdays: readonly string[];
  months: readonly string[];
  /** Offset from today in days → spellings. */
  days: Readonly<Record<number, string>>;
  numbers: Readonly<Record<number, string>>;
  ordinals: Readonly<Record<number, string>>;
  units: Readonly<Partial<Record<Unit, string>>>;
  /** Lengths with a word of their own: "half an hour" in one word, "anderthalb". */
  amounts?: Readonly<Record<string, { unit: Unit; amount: number }>>;
  parts: Readonly<Partial<Record<Part, string>>>;
  signs: Readonly<Partial<Record<Sign, string>>>;
};
