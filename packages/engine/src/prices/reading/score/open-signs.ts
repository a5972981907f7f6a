import type { NamedPrice } from '../decode/choose-names.ts';
import type { Ground } from '../propose/ground.ts';

/** Signs of names that nobody took though they sound like ones: under the price, over it, in its block, on the page. */
export function openSigns(
  { sheet, phrases }: Ground,
  rows: readonly NamedPrice[],
  used: ReadonlySet<number>,
): number[][] {
  const soundOf = (id: number) => phrases[id]?.[0] ?? NOTHING;
  const isOpen = (id: number) => !used.has(id) && soundOf(id) > SOUNDS_LIKE_ONE;
  const openIn = sheet.lines.map(({ segments }) => segments.filter(({ id }) => isOpen(id)).length);
  const byBlock = new Map<number, number>();
  for (const { index, block } of sheet.lines)
    byBlock.set(block, (byBlock.get(block) ?? 0) + (openIn[index] ?? 0));
  const onPage = openIn.reduce((all, one) => all + one, 0) / Math.max(1, rows.length);
  const best = (from: number, to: number) =>
    Math.max(
      NOTHING,
      ...sheet.lines
        .slice(Math.max(0, from), Math.max(0, to))
        .flatMap(({ segments }) => segments.filter(({ id }) => !used.has(id)).map(({ id }) => soundOf(id))),
    );
  return rows.map(({ price, chosen, words }) => {
    const sounds = chosen.map(({ id }) => soundOf(id));
    const service = words.filter(({ role }) => role === 'service').map(({ segment }) => segment);
    return [
      best(price.line + 1, price.line + 3),
      best(price.line - 3, price.line),
      byBlock.get(sheet.lines[price.line]?.block ?? 0) ?? 0,
      onPage,
      Math.min(MOST, ...sounds),
      Math.max(NOTHING, ...service.map(({ id }) => phrases[id]?.[1] ?? NOTHING)),
      Math.min(MOST, ...service.map(({ line }) => price.line - line)),
    ];
  });
}

export const OPEN_SIGNS = 'below above inBlock onPage weakestSound serviceSound serviceApart'
  .split(' ')
  .map((name) => `open.${name}`);

const SOUNDS_LIKE_ONE = 0.5;
const NOTHING = -9;
const MOST = 9;
