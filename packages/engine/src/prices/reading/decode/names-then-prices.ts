import { foldText } from '../../../words/fold-text.ts';
import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { PRICE_HEAD } from '../text/column-heads.data.ts';
import type { Sheet, SheetLine } from '../text/sheet.ts';

/**
 * A page pasted column by column: a block of names, then a block of as many prices. The last price is of the last name
 * and so on upwards; what stands over the first name is a heading.
 */
export function withNamesThenPrices(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const { names, others, prices } of columnsOf(ground.sheet))
    for (const [at, { id: price }] of prices.entries())
      for (const [place, { segments }] of [...names, ...others].entries())
        for (const { id, index } of segments) {
          const edge = edgeBetween(edges, price, id);
          if (edge < 0) continue;
          if (place !== at) settled[edge] = OTHER_NAME;
          else if (index === 0) settled[edge] = Math.max(OWN_NAME, settled[edge] ?? 0);
        }
  return settled;
}

const OWN_NAME = 2;
const OTHER_NAME = -6;

type Columns = {
  names: readonly SheetLine[];
  /** The same names over the prices of other cards. */
  others: readonly SheetLine[];
  prices: readonly { id: number }[];
};

function columnsOf(sheet: Sheet): Columns[] {
  const runs = sheet.lines.filter(
    ({ kind, indexInRun, runSize }) => kind === 'prices' && indexInRun === 0 && runSize >= LEAST,
  );
  return runs.flatMap((first) => {
    const lines = sheet.lines.slice(first.index, first.index + first.runSize);
    const names = namesOver(sheet, first);
    const isAlone = lines.every(({ prices }) => prices.length === 1);
    const others = runs.filter((other) => other !== first && other.runSize === first.runSize);
    const isTable = others.some((other) => !isSame(names, namesOver(sheet, other)));
    if (!names || !isAlone || isTable) return [];
    return [
      {
        names,
        others: others.flatMap((other) => namesOver(sheet, other) ?? []),
        prices: lines.flatMap(({ prices }) => prices),
      },
    ];
  });
}

const LEAST = 3;

/** Cards that each have the same classes over their prices are no table: each has its own heads. */
function isSame(names: readonly SheetLine[] | null, others: readonly SheetLine[] | null): boolean {
  const wordsOf = (lines: readonly SheetLine[]) => lines.map(({ text }) => foldText(text)).join('\n');
  return names !== null && others !== null && wordsOf(names) === wordsOf(others);
}

/** As many names as prices, right over them; the head of the column of prices is none of them. */
function namesOver({ lines }: Sheet, { index, runSize }: SheetLine): SheetLine[] | null {
  const last = PRICE_HEAD.test(lines[index - 1]?.text ?? '') ? index - 1 : index;
  const names = lines.slice(Math.max(0, last - runSize), last);
  const areNames = names.every(
    ({ kind, text, isAfterGap }, at) =>
      kind === 'names' && text.length < LONGEST && !ENDS_SENTENCE.test(text) && !(at > 0 && isAfterGap),
  );
  return areNames && names.length === runSize ? names : null;
}

const LONGEST = 70;
const ENDS_SENTENCE = /[.!?:]\s*$/u;
