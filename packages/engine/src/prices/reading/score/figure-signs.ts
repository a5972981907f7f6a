import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { PriceFigure } from '../text/sheet.ts';
import { columnHead, headSign } from './column-head.ts';
import { hashSign, type Linear, scoreLinear } from './linear.ts';
import { PAGE_SIGNS } from './page-signs.ts';

/** Signs of "this figure is the price of a row" and not an hour, a fine, a count or an old price. */
export function figureSigns(
  ground: Ground,
  edges: Edges,
  known: { logits: ArrayLike<number>; wording: Linear },
): number[][] {
  const best = ground.sheet.prices.map(({ id }) => bestEdges(edges, known.logits, id));
  const { prices } = ground.sheet;
  const hasCurrency = prices.some(({ amount }) => amount.currency !== null);
  const sameValues = Map.groupBy(prices, ({ amount }) => amount.value);
  const values = prices.map(({ amount }) => amount.value).sort((a, b) => a - b);
  const median = values[values.length >> 1] ?? 0;
  return prices.map((price) => {
    const { amount } = price;
    const line = ground.sheet.lines[price.line];
    const [most = -9, sum = 0, chosen = 0] = best[price.id] ?? [];
    return [
      amount.currency === null ? 0 : 1,
      hasCurrency ? 1 : 0,
      amount.isFrom ? 1 : 0,
      amount.isSurcharge ? 1 : 0,
      amount.isOld ? 1 : 0,
      amount.isNegative ? 1 : 0,
      amount.isUpperBound ? 1 : 0,
      amount.isSpoken ? 1 : 0,
      amount.valueTo === null ? 0 : 1,
      amount.unit === null ? 0 : 1,
      Math.log2(amount.value + 1),
      Number.isInteger(amount.value) ? 1 : 0,
      sameValues.get(amount.value)?.length ?? 1,
      price.index,
      line?.prices.length ?? 0,
      line?.segments.length ?? 0,
      line?.segments.reduce((all, { words }) => all + words.length, 0) ?? 0,
      line?.indexInBlock ?? 0,
      line?.blockSize ?? 0,
      price.line,
      ground.sheet.lines.length - price.line,
      relation(ground, price, -1),
      relation(ground, price, 1),
      Math.log2((amount.value + 1) / (median + 1)),
      ground.ruleWords[price.id]?.length ?? 0,
      most,
      sum,
      chosen,
      best[price.id - 1]?.[0] ?? -9,
      best[price.id + 1]?.[0] ?? -9,
      scoreLinear(known.wording, figureWording(ground, price))[0] ?? 0,
      headSign(columnHead(ground.sheet, price)),
      ...ground.page,
    ];
  });
}

export const FIGURE_SIGNS = [
  ...[
    'currency',
    'pageCurrency',
    'from',
    'plus',
    'old',
    'negative',
    'upper',
    'spoken',
    'range',
    'unit',
    'value',
    'whole',
    'sameValue',
    'index',
    'count',
    'segments',
    'words',
    'inBlock',
    'blockSize',
    'fromTop',
    'fromEnd',
    'lastInLine',
    'nextInLine',
    'median',
    'rule',
    'best',
    'sum',
    'chosen',
    'lastBest',
    'nextBest',
    'wording',
    'columnHead',
  ].map((name) => `figure.${name}`),
  ...PAGE_SIGNS,
];

/** Signs of the words right around a figure and of its line. */
export function figureWording({ sheet }: Ground, price: PriceFigure): number[] {
  const line = sheet.lines[price.line];
  const words = line?.segments.flatMap((segment) => segment.words) ?? [];
  const before = words.filter(({ end }) => end <= price.amount.start);
  const behind = words.filter(({ start }) => start >= price.amount.end);
  const signs = [
    'bias',
    `currency ${price.amount.currency !== null}`,
    `last ${before.at(-1)?.folded}`,
    `next ${behind[0]?.folded}`,
  ];
  signs.push(
    `pair ${before.at(-2)?.folded} ${before.at(-1)?.folded}`,
    `kinds ${before.at(-1)?.kind} ${behind[0]?.kind}`,
  );
  const near = [...before.slice(-5), ...behind.slice(0, 4)];
  for (const { folded } of near) signs.push(`near ${folded}`, `begin ${folded.slice(0, 5)}`);
  const after = line?.text.slice(price.amount.end, price.amount.end + 3).trim() ?? '';
  const ahead = line?.text.slice(Math.max(0, price.amount.start - 2), price.amount.start).trim() ?? '';
  signs.push(
    `after ${after.slice(0, 2)}`,
    `ahead ${ahead}`,
    `sum ${line?.text.slice(price.amount.start, price.amount.end).replace(/\d/g, '0')}`,
  );
  if (words.length === 0) signs.push(`above ${sheet.lines[price.line - 1]?.segments[0]?.words[0]?.folded}`);
  for (const { folded } of columnHead(sheet, price)) signs.push(`head ${folded}`);
  return signs.map(hashSign);
}

function bestEdges({ firstOf }: Edges, logits: ArrayLike<number>, price: number): number[] {
  let [most, sum, chosen] = [-9, 0, 0];
  for (let edge = firstOf[price] ?? 0; edge < (firstOf[price + 1] ?? 0); edge++) {
    const logit = logits[edge] ?? 0;
    most = Math.max(most, logit);
    sum += 1 / (1 + Math.exp(-logit));
    if (logit > 0) chosen++;
  }
  return [most, sum, chosen];
}

/** How much more or less the figure beside it says, in doublings; zero where there is none. */
function relation({ sheet }: Ground, price: PriceFigure, step: number): number {
  const other = sheet.prices[price.id + step];
  return other && other.line === price.line
    ? Math.log2((price.amount.value + 1) / (other.amount.value + 1))
    : 0;
}
