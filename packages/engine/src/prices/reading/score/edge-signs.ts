import type { Ground } from '../propose/ground.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';
import { PAGE_SIGNS } from './page-signs.ts';
import { orderSigns, placeSigns, rivalSigns, ruleSigns } from './pair-signs.ts';
import { aroundSigns, lexicalSigns, priceSigns, wordingSigns } from './side-signs.ts';

/**
 * Writes the signs of "this segment names this price" into a row: where they stand to each other, what the segment says,
 * what the price looks like, which other names compete, and what the rules read. The order is that of EDGE_SIGNS. A page
 * has some hundred edges a price, which is why one row is written again and again instead of made anew.
 */
export function edgeSigns(
  ground: Ground,
  { price, segment }: { price: PriceFigure; segment: Segment },
  row: Float64Array,
): void {
  let at = write(row, 0, placeSigns(ground, price, segment));
  at = write(row, at, orderSigns(ground, price, segment));
  at = copy(row, at, ofSegment(ground, segment));
  at = copy(row, at, ofPrice(ground, price));
  at = write(row, at, rivalSigns(ground, price, segment));
  at = write(row, at, ruleSigns(ground, price, segment));
  copy(row, at, ofEnd(ground, segment));
}

function write(row: Float64Array, from: number, signs: readonly number[]): number {
  for (let at = 0; at < signs.length; at++) row[from + at] = signs[at] ?? 0;
  return from + signs.length;
}

function copy(row: Float64Array, from: number, signs: Float64Array): number {
  row.set(signs, from);
  return from + signs.length;
}

/** Signs of one side are the same for all its edges, so they are worked out once. */
function ofSegment(ground: Ground, segment: Segment): Float64Array {
  return rememberedFor(SEGMENTS, segment, () => [
    ...wordingSigns(ground, segment),
    ...aroundSigns(ground, segment),
  ]);
}

function ofPrice(ground: Ground, price: PriceFigure): Float64Array {
  return rememberedFor(PRICES, price, () => priceSigns(ground, price));
}

/** What its words say by themselves is kept with the ground, since training lays other phrases into the same page. */
function ofEnd(ground: Ground, segment: Segment): Float64Array {
  const known = ENDS.get(ground) ?? new Map<Segment, Float64Array>();
  ENDS.set(ground, known);
  const own = known.get(segment) ?? Float64Array.from([...lexicalSigns(ground, segment), ...ground.page]);
  known.set(segment, own);
  return own;
}

function rememberedFor<Side extends Segment | PriceFigure>(
  known: WeakMap<Side, Float64Array>,
  side: Side,
  make: () => number[],
): Float64Array {
  const found = known.get(side);
  if (found) return found;
  const made = Float64Array.from(make());
  known.set(side, made);
  return made;
}

const SEGMENTS = new WeakMap<Segment, Float64Array>();
const PRICES = new WeakMap<PriceFigure, Float64Array>();
const ENDS = new WeakMap<Ground, Map<Segment, Float64Array>>();

export const EDGE_SIGNS = [
  ...named(
    'place',
    'apart inLine pricesBetween segmentsBetween pricedBetween namedBetween blocksApart indentApart isSameShape isRightBefore stretchAt stretchFromEnd cardAt',
  ),
  ...named(
    'order',
    'acrossTop acrossBottom downTop downBottom crossTop crossBottom turnTop turnBottom cellApart edgeApart centreApart isNearestCentre acrossFit downFit crossFit turnFit exactCell ordinal list head legend',
  ),
  ...named(
    'wording',
    'about actions objects materials cars numbers fillers others words chars isCapitals isTitled markBefore markBehind isInBrackets index fromEnd pricesBefore pricesBehind sameWords',
  ),
  ...named(
    'around',
    'kind bulleted heading afterGap beforeGap inBlock blockSize inRun runSize repeats repeatsBefore repeatsBehind nextKind lastKind colon stop durations lineWords lineSegments fromTop blockPrices lineCars lineActions statement pageCars columnHead',
  ),
  ...named(
    'price',
    'index count kind runSize inRun currency from plus spoken value ownWords ownActions ownObjects ownCars ownMaterials ownAbout behindWords bulleted unit inBlock ownShare lineSegments',
  ),
  ...named('rival', 'sameAbout sameShape nearerCars nearerActions nearerTitles sameWordsNearer sameIndent'),
  ...named('rule', 'hasRow service zone material carType none rows'),
  ...['used', 'service', 'zone', 'material', 'carType', 'usedBefore', 'usedBehind', 'usedFirst'].map(
    (name) => `phrase.${name}`,
  ),
  ...PAGE_SIGNS,
];

function named(group: string, names: string): string[] {
  return names.split(' ').map((name) => `${group}.${name}`);
}
