import type { Ground } from '../propose/ground.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';
import { PAGE_SIGNS } from './page-signs.ts';
import { orderSigns, placeSigns, rivalSigns, ruleSigns } from './pair-signs.ts';
import { aroundSigns, lexicalSigns, priceSigns, wordingSigns } from './side-signs.ts';

/**
 * The signs of "this segment names this price": where they stand to each other, what the segment says, what the price
 * looks like, which other names compete, and what the rules read. The order of the values is the order of EDGE_SIGNS.
 */
export function edgeSigns(ground: Ground, price: PriceFigure, segment: Segment): number[] {
  return [
    ...placeSigns(ground, price, segment),
    ...orderSigns(ground, price, segment),
    ...ofSegment(ground, segment),
    ...ofPrice(ground, price),
    ...rivalSigns(ground, price, segment),
    ...ruleSigns(ground, price, segment),
    ...lexicalSigns(ground, segment),
    ...ground.page,
  ];
}

/** Signs of one side are the same for all its edges, so they are worked out once. */
function ofSegment(ground: Ground, segment: Segment): readonly number[] {
  const known = SEGMENTS.get(segment) ?? [...wordingSigns(ground, segment), ...aroundSigns(ground, segment)];
  SEGMENTS.set(segment, known);
  return known;
}

function ofPrice(ground: Ground, price: PriceFigure): readonly number[] {
  const known = PRICES.get(price) ?? priceSigns(ground, price);
  PRICES.set(price, known);
  return known;
}

const SEGMENTS = new WeakMap<Segment, readonly number[]>();
const PRICES = new WeakMap<PriceFigure, readonly number[]>();

export const EDGE_SIGNS = [
  ...named(
    'place',
    'apart inLine pricesBetween segmentsBetween pricedBetween namedBetween blocksApart indentApart isSameShape isRightBefore stretchAt stretchFromEnd',
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
