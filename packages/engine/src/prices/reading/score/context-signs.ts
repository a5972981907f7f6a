import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import { type EdgeKeys, edgeKeys, KEYS } from './edge-keys.ts';
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
  keys: EdgeKeys;
  means: Means;
  chosenBy: Map<number, number>;
  twins: Map<string, number>;
  sets: readonly (readonly number[])[];
  setKeys: readonly string[];
};

function surveyEdges(ground: Ground, edges: Edges, logits: ArrayLike<number>): Survey {
  const { sheet } = ground;
  const index = new Map<number, number>();
  const most = sheet.segments.length + 1;
  const keys = edgeKeys(ground, edges);
  const means = new Means(keys.count);
  const chosenBy = new Map<number, number>();
  const sets: number[][] = sheet.prices.map(() => []);
  edges.segments.forEach((segment, edge) => {
    const price = edges.prices[edge] ?? 0;
    index.set(price * most + segment, edge);
    const logit = clamp(logits[edge] ?? 0);
    for (let at = edge * KEYS; at < (edge + 1) * KEYS; at++) means.add(keys.numbers[at] ?? 0, logit);
    if (logit <= 0) return;
    chosenBy.set(segment, (chosenBy.get(segment) ?? 0) + 1);
    sets[price]?.push(segment);
  });
  const twins = new Map<string, number>();
  const setKeys = sets.map((set) => wordsKey(ground, set));
  for (const key of setKeys) twins.set(key, (twins.get(key) ?? 0) + 1);
  const find = (price: number, segment: number) => index.get(price * most + segment) ?? -1;
  return { ground, edges, logits, find, keys, means, chosenBy, twins, sets, setKeys };
}

function signsOf(survey: Survey, edge: number, segmentId: number): number[] {
  const { ground, edges, logits, find, keys, means, chosenBy, sets } = survey;
  const priceId = edges.prices[edge] ?? 0;
  const own = clamp(logits[edge] ?? 0);
  const first = edge * KEYS;
  const mean = (key: number) => means.without(keys.numbers[first + key] ?? 0, own);
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
    mean(0),
    mean(1),
    mean(2),
    chosenBy.get(segmentId) ?? 0,
    at(priceId - 1, segmentId),
    at(priceId + 1, segmentId),
    mean(3),
    set.length - (own > 0 ? 1 : 0),
    inLine,
    ...twinSigns(survey, priceId, segmentId),
    at(priceId - 1, segmentId - 1),
    at(priceId + 1, segmentId + 1),
    mean(4),
    inLine / (ground.sheet.lines[lineOf ?? 0]?.segments.length ?? 1),
    mean(6),
    mean(7),
    mean(8),
    mean(9),
    mean(10),
    ...elsewhere(survey, edge),
    mean(5),
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
function twinSigns({ ground, twins, sets, setKeys }: Survey, priceId: number, segmentId: number): number[] {
  const [set, own] = [sets[priceId] ?? [], setKeys[priceId] ?? ''];
  const isTaken = set.includes(segmentId);
  const others = isTaken ? set.filter((id) => id !== segmentId) : [...set, segmentId].sort((a, b) => a - b);
  const [same, changed] = [(twins.get(own) ?? 0) - 1, twins.get(wordsKey(ground, others)) ?? 0];
  return isTaken ? [same, changed] : [changed, same];
}

function wordsKey({ sheet }: Ground, ids: readonly number[]): string {
  return ids.map((id) => sheet.segments[id]?.text ?? '').join('|');
}

function clamp(logit: number): number {
  return Math.max(NOTHING, Math.min(8, logit));
}
