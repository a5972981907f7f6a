import type { PriceRow } from '../facts.ts';
import type { DiscountRule } from '../prices/index.ts';
import type { Slot } from '../when/index.ts';
import type { SentenceKey } from '../wording/sentences.ts';

/** Something to say: a sentence by its name and what stands in it. */
export type Act = {
  key: SentenceKey;
  values?: Record<string, Value>;
  /** The same was asked in the reply before: it is put in other words. */
  isAgain?: true;
};

/** What a sentence can hold; the wording writes it the way the language does. */
export type Value =
  | { words: string }
  | { instant: string }
  /** The hour alone. */
  | { clock: string }
  /** When somebody is there again, told from now on: today, tomorrow, or the day. */
  | { opens: string; now: string }
  | { day: string }
  | { rows: readonly PriceRow[] }
  | { total: readonly PriceRow[] }
  /** Rows beside each other without their sum. */
  | { lines: readonly PriceRow[] }
  /** What is done to which parts with what, and to which car. */
  | { jobs: readonly PriceRow[]; car: string }
  /** Several things that may be meant, each with its sum. */
  | { orders: readonly (readonly PriceRow[])[] }
  | { discounts: readonly DiscountRule[] }
  | { minutes: number }
  | { slots: readonly Slot[] }
  /** The days of times whose hours stand on the buttons below. */
  | { daysOf: readonly Slot[] }
  | { options: readonly PriceRow[]; by: 'zone' | 'material' | 'service' | 'carType' }
  | { weekHours: true };

export const words = (text: string): Value => ({ words: text });
