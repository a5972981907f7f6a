import type { Quote } from '../facts.ts';

/** Every amount a quote bears out: its lines and sum, what the list says for them, and what was taken off. */
export function amountsOf({ lines, total, before, discounts = [] }: Quote): number[] {
  const amounts = [
    total,
    before,
    ...lines.flatMap((line) => [line.price, line.priceTo, line.before, line.beforeTo]),
    ...discounts.map(({ saved }) => saved),
  ];
  return amounts.filter((amount) => amount !== undefined && amount !== null);
}
