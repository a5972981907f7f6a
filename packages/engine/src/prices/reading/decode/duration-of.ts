import type { Duration } from '../figures/figure.ts';
import type { Ground } from '../propose/ground.ts';
import type { NamedPrice } from './choose-names.ts';

/** How long the work takes: said beside the price, or on a line of its own in the same block. */
export function durationOf({ sheet, counts }: Ground, { price, chosen }: NamedPrice): Duration | null {
  const line = sheet.lines[price.line];
  if (!line) return null;
  const beside = line.durations.filter(
    ({ start }) => pricesBefore(line.prices, start) === price.index || line.prices.length === 1,
  );
  if (beside[0]) return beside[0];
  if (line.prices.length > 1) return null;
  const first = Math.max(
    (counts.lastPriced[price.line] ?? -1) + 1,
    Math.min(
      price.line,
      ...chosen.filter((one) => sheet.lines[one.line]?.block === line.block).map((one) => one.line),
    ),
  );
  const next = Math.min(counts.nextPriced[price.line] ?? sheet.lines.length, sheet.lines.length);
  const near = sheet.lines
    .slice(first, next)
    .filter(({ block, durations }) => block === line.block && durations.length > 0);
  return near.length === 1 ? (near[0]?.durations[0] ?? null) : null;
}

function pricesBefore(prices: readonly { amount: { start: number } }[], place: number): number {
  return prices.filter(({ amount }) => amount.start < place).length - 1;
}
