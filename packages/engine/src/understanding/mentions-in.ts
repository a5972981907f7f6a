import type { Mention, Span } from '../reading/reading.ts';

/** From here on a clause is taken for what it was read as. */
export const SURE = 0.6;

export const GOODS = new Set(['service', 'zone', 'material', 'car', 'carType', 'option']);
export const WORK = new Set(['service', 'zone', 'material']);

export function holdsMention({ start, end }: Span, mentions: readonly Mention[]): boolean {
  return mentions.some((one) => one.start >= start && one.end <= end && one.role !== 'place');
}
