import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import type { PriceFigure, Segment, SheetLine } from '../text/sheet.ts';
import { Means } from './means.ts';

/**
 * Signs of an edge in the light of a first opinion about all edges: what the other prices of its line, column and page
 * choose, which of its rivals is preferred, and whether it is needed to tell two prices apart.
 */
export function contextSigns(
  ground: Ground,
  edges: Edges,
  logits: ArrayLike<number>,
): (edge: number) => number[] {
  const survey = surveyEdges(ground, edges, logits);
  return (edge) => signsOf(survey, edge, edges.segments[edge] ?? 0);
}

export const CONTEXT_SIGNS = [
  'own',
  'rank',
  'bestSame',
  'bestCar',
  'bestAction',
  'bestObject',
  'bestMaterial',
  'columnMean',
  'lineMean',
  'allMean',
  'chosenBy',
  'last',
  'next',
  'alike',
  'chosen',
  'chosenInLine',
  'twinsWith',
  'twinsWithout',
  'diagonalBefore',
  'diagonalBehind',
  'columnAlike',
  'shareOfLine',
  'downOrder',
  'acrossOrder',
  'turnOrder',
  'crossOrder',
  'headOrder',
  'elseService',
  'elseZone',
  'elseMaterial',
  'elseCar',
  'exactColumn',
].map((name) => `context.${name}`);

type Survey = {
  ground: Ground;
  edges: Edges;
  logits: ArrayLike<number>;
  /** Edge by price and segment. */
  find: (price: number, segment: number) => number;
  means: Means;
  chosenBy: Map<number, number>;
  twins: Map<string, number>;
  sets: readonly (readonly number[])[];
};

function surveyEdges(ground: Ground, edges: Edges, logits: ArrayLike<number>): Survey {
  const { sheet } = ground;
  const index = new Map<number, number>();
  const most = sheet.segments.length + 1;
  const means = new Means();
  const chosenBy = new Map<number, number>();
  const sets: number[][] = sheet.prices.map(() => []);
  edges.segments.forEach((segment, edge) => {
    const price = edges.prices[edge] ?? 0;
    index.set(price * most + segment, edge);
    const logit = clamp(logits[edge] ?? 0);
    for (const key of keysOf(ground, price, segment)) means.add(key, logit);
    if (logit <= 0) return;
    chosenBy.set(segment, (chosenBy.get(segment) ?? 0) + 1);
    sets[price]?.push(segment);
  });
  const twins = new Map<string, number>();
  for (const set of sets) {
    const key = wordsKey(ground, set);
    twins.set(key, (twins.get(key) ?? 0) + 1);
  }
  const find = (price: number, segment: number) => index.get(price * most + segment) ?? -1;
  return { ground, edges, logits, find, means, chosenBy, twins, sets };
}

/**
 * Prices of one column, of one line and of the whole page share an opinion about a segment, or about a place; names and
 * prices that would be paired by the same order share one too: down two runs, along two lines, or one of each.
 */
function keysOf({ sheet }: Ground, priceId: number, segmentId: number): number[] {
  const [price, segment] = [sheet.prices[priceId], sheet.segments[segmentId]];
  const [line, other] = [sheet.lines[price?.line ?? -1], sheet.lines[segment?.line ?? -1]];
  if (!price || !segment || !line || !other) return [];
  const column = columnOf(price, line);
  const place = placeCode(price, segment);
  const run = price.line - line.indexInRun;
  const step = segment.index - price.index;
  return [
    keyOf(0, segmentId, column),
    keyOf(1, segmentId, price.line),
    keyOf(2, segmentId, 0),
    keyOf(3, KIND_CODES[line.kind] * 256 + Math.min(255, line.prices.length), place),
    keyOf(4, column * 4 + KIND_CODES[other.kind], place),
    keyOf(5, segment.line, 128 + segment.exactCell - price.exactCell),
    keyOf(6, run, 4000 + price.line - segment.line, segment.index),
    keyOf(7, price.line, segment.line, 512 + step),
    keyOf(8, price.line, 8000 + segment.line - price.index, segment.index),
    keyOf(9, run, segment.line, 4000 + segment.index - line.indexInRun),
    keyOf(10, segment.line, 512 + step, line.prices.length),
  ];
}

const KIND_CODES = { names: 0, prices: 1, both: 2 };

/** Four numbers in one: a kind of key and up to three places. */
function keyOf(kind: number, first: number, second: number, third = 0): number {
  return (
    ((kind * 32_768 + within(first, 32_767)) * 32_768 + within(second, 32_767)) * 8192 + within(third, 8191)
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function placeCode(price: PriceFigure, segment: Segment): number {
  const apart = price.line - segment.line;
  if (apart !== 0) return (within(apart + 20, 255) + 1) * 64 + within(segment.index, 63);
  const between = within(segment.pricesBefore - price.index + 31, 62);
  return 20_000 + between * 128 + within(segment.index - price.segmentsBefore + 63, 127);
}

function columnOf(price: PriceFigure, line: SheetLine): number {
  const count = line.prices.length;
  return count > 1 ? 1024 + within(price.index, 63) * 64 + within(count, 63) : within(line.indexInRun, 1023);
}

function signsOf(survey: Survey, edge: number, segmentId: number): number[] {
  const { ground, edges, logits, find, means, chosenBy, sets } = survey;
  const priceId = edges.prices[edge] ?? 0;
  const own = clamp(logits[edge] ?? 0);
  const [column = 0, line = 0, all = 0, alike = 0, place = 0, exact = 0, ...orders] = keysOf(
    ground,
    priceId,
    segmentId,
  );
  const at = (price: number, segment: number) => {
    const found = find(price, segment);
    return found < 0 ? NOTHING : clamp(logits[found] ?? 0);
  };
  const set = sets[priceId] ?? [];
  const lineOf = ground.sheet.segments[segmentId]?.line;
  const inLine = set.filter((id) => ground.sheet.segments[id]?.line === lineOf && id !== segmentId).length;
  return [
    own,
    ...rivals(survey, edge, segmentId),
    means.without(column, own),
    means.without(line, own),
    means.without(all, own),
    chosenBy.get(segmentId) ?? 0,
    at(priceId - 1, segmentId),
    at(priceId + 1, segmentId),
    means.without(alike, own),
    set.length - (own > 0 ? 1 : 0),
    inLine,
    ...twinSigns(survey, set, segmentId),
    at(priceId - 1, segmentId - 1),
    at(priceId + 1, segmentId + 1),
    means.without(place, own),
    inLine / (ground.sheet.lines[lineOf ?? 0]?.segments.length ?? 1),
    ...orders.map((order) => means.without(order, own)),
    ...elsewhere(survey, edge),
    means.without(exact, own),
  ];
}

const NOTHING = -8;

/** How many candidates of the same price are preferred, and the best of those about the same, cars, jobs, parts, films. */
function rivals({ ground, edges, logits }: Survey, edge: number, segmentId: number): number[] {
  const price = edges.prices[edge] ?? 0;
  const own = logits[edge] ?? 0;
  const about = ground.senses[segmentId]?.about ?? 0;
  const best = [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING];
  const wanted = [about, ABOUT.car, ABOUT.action, ABOUT.object, ABOUT.material];
  let rank = 0;
  for (let other = edges.firstOf[price] ?? 0; other < (edges.firstOf[price + 1] ?? 0); other++) {
    if (other === edge) continue;
    const logit = logits[other] ?? 0;
    if (logit > own) rank++;
    const sense = ground.senses[edges.segments[other] ?? 0]?.about ?? 0;
    wanted.forEach((bits, at) => {
      if (sense & bits && logit > (best[at] ?? 0)) best[at] = clamp(logit);
    });
  }
  return [rank, ...best];
}

/** How surely the other names of the price are a service, a part, a film, a car: a row without a service wants a title. */
function elsewhere({ ground, edges, logits }: Survey, edge: number): number[] {
  const price = edges.prices[edge] ?? 0;
  const best = [NOTHING, NOTHING, NOTHING, NOTHING];
  for (let other = edges.firstOf[price] ?? 0; other < (edges.firstOf[price + 1] ?? 0); other++) {
    if (other === edge || (logits[other] ?? 0) < LIKELY) continue;
    const roles = ground.phrases[edges.segments[other] ?? 0] ?? [];
    for (let role = 0; role < best.length; role++)
      best[role] = Math.max(best[role] ?? NOTHING, roles[role + 1] ?? NOTHING);
  }
  return best;
}

const LIKELY = -0.5;

/** How many other prices would have the very same names, with this segment and without it. */
function twinSigns({ ground, twins }: Survey, set: readonly number[], segmentId: number): number[] {
  const without = set.filter((id) => id !== segmentId);
  const own = wordsKey(ground, set);
  const count = (ids: readonly number[]) => {
    const key = wordsKey(ground, ids);
    return (twins.get(key) ?? 0) - (key === own ? 1 : 0);
  };
  return [count([...without, segmentId].sort((a, b) => a - b)), count(without)];
}

function wordsKey({ sheet }: Ground, ids: readonly number[]): string {
  return ids.map((id) => sheet.segments[id]?.text ?? '').join('|');
}

function clamp(logit: number): number {
  return Math.max(NOTHING, Math.min(8, logit));
}
