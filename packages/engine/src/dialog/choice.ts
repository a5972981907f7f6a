import type { PriceRow } from '../facts.ts';
import type { Slot } from '../when/index.ts';
import type { ChoiceKey } from '../wording/sentences.ts';

/** A tap choice: words of the list, jobs of an order, a time, or one of our own sentences. */
export type Choice = { words: string } | { order: readonly PriceRow[] } | { slot: Slot } | { key: ChoiceKey };

export const listed = (texts: readonly string[]): Choice[] => texts.map((text) => ({ words: text }));
