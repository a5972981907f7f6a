import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import { type EdgeKeys, edgeKeys, KEYS } from './edge-keys.ts';
import { Means } from './means.ts';
import { NOTHING, Rivals } from './rivals.ts';

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
  let [price, rivals] = [-1, new Rivals(ground, -1, { edges, logits })];
  return (edge) => {
    const own = edges.prices[edge] ?? 0;
    if (own !== price) [price, rivals] = [own, new Rivals(ground, own, { edges, logits })];
    return signsOf(survey, edge, rivals);
  };
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
  keys: EdgeKeys;
  means: Means;
  chosenBy: Int32Array;
  twins: Map<string, number>;
  sets: readonly (readonly number[])[];
  setKeys: readonly string[];
};

function surveyEdges(ground: Ground, edges: Edges, logits: ArrayLike<number>): Survey {
  const { sheet } = ground;
  const keys = edgeKeys(ground, edges);
  const means = new Means(keys.count);
  const chosenBy = new Int32Array(sheet.segments.length);
  const sets: number[][] = sheet.prices.map(() => []);
  edges.segments.forEach((segment, edge) => {
    const logit = clamp(logits[edge] ?? 0);
    for (let at = edge * KEYS; at < (edge + 1) * KEYS; at++) means.add(keys.numbers[at] ?? 0, logit);
    if (logit <= 0) return;
    chosenBy[segment] = (chosenBy[segment] ?? 0) + 1;
    sets[edges.prices[edge] ?? 0]?.push(segment);
  });
  const twins = new Map<string, number>();
  const setKeys = sets.map((set) => wordsKey(ground, set));
  for (const key of setKeys) twins.set(key, (twins.get(key) ?? 0) + 1);
  return { ground, edges, logits, keys, means, chosenBy, twins, sets, setKeys };
}

function signsOf(survey: Survey, edge: number, rivals: Rivals): number[] {
  const { ground, edges, logits, keys, means, chosenBy, sets } = survey;
  const [priceId, segmentId] = [edges.prices[edge] ?? 0, edges.segments[edge] ?? 0];
  const own = clamp(logits[edge] ?? 0);
  const first = edge * KEYS;
  const mean = (key: number) => means.without(keys.numbers[first + key] ?? 0, own);
  const at = (price: number, segment: number) => {
    const found = edgeBetween(edges, price, segment);
    return found < 0 ? NOTHING : clamp(logits[found] ?? 0);
  };
  const best = (bits: number) => clamp(rivals.bestAbout(edge, bits));
  const set = sets[priceId] ?? [];
  const lineOf = ground.sheet.segments[segmentId]?.line;
  const inLine = countInLine(ground, set, segmentId);
  const [withIt, without] = twinSigns(survey, priceId, segmentId);
  const [service, zone, material, car] = rivals.rolesBeside(edge);
  return [
    own,
    rivals.preferredTo(edge),
    best(ground.senses[segmentId]?.about ?? 0),
    best(ABOUT.car),
    best(ABOUT.action),
    best(ABOUT.object),
    best(ABOUT.material),
    mean(0),
    mean(1),
    mean(2),
    chosenBy[segmentId] ?? 0,
    at(priceId - 1, segmentId),
    at(priceId + 1, segmentId),
    mean(3),
    set.length - (own > 0 ? 1 : 0),
    inLine,
    withIt,
    without,
    at(priceId - 1, segmentId - 1),
    at(priceId + 1, segmentId + 1),
    mean(4),
    inLine / (ground.sheet.lines[lineOf ?? 0]?.segments.length ?? 1),
    mean(6),
    mean(7),
    mean(8),
    mean(9),
    mean(10),
    service ?? NOTHING,
    zone ?? NOTHING,
    material ?? NOTHING,
    car ?? NOTHING,
    mean(5),
  ];
}

/** How many other names of the set stand in the line of this one. */
function countInLine({ sheet }: Ground, set: readonly number[], segmentId: number): number {
  const line = sheet.segments[segmentId]?.line;
  let count = 0;
  for (const id of set) if (id !== segmentId && sheet.segments[id]?.line === line) count++;
  return count;
}

/** How many other prices would have the very same names, with this segment and without it. */
function twinSigns(
  { ground, twins, sets, setKeys }: Survey,
  priceId: number,
  segmentId: number,
): [number, number] {
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
