import { readSense } from '../../../prices/index.ts';

/** Whether a text names one of them. */
export function holdsAny(text: string, ids: readonly string[]): boolean {
  const { concepts } = readSense(text);
  return ids.some((id) => concepts.has(id));
}

/** Goods that an answer is about when it names one of them. */
export const GOODS = [
  ['film', 'tint', 'wrap', 'ppf'],
  ['ceramic', 'coat'],
  ['polish', 'wax'],
] as const;
