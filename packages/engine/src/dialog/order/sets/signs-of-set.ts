import type { Heard } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import type { CandidateSet, LikelyLine } from './candidate-sets.ts';
import { versionKind } from './versions.ts';

/** What is the same for all sets of a message. */
export type SetField = {
  heard: Heard;
  likely: readonly LikelyLine[];
  candidates: readonly CandidateSet[];
};

const bit = (is: boolean) => (is ? 1 : 0);

/** What speaks for and against these lines being wanted together. */
export function signsOfSet(set: CandidateSet, field: SetField): number[] {
  const { heard, likely, candidates } = field;
  const { before, previous, proposed, list } = heard;
  const { lines, score } = set;
  const [old, told] = [before.settled, previous.settled];
  const added = [...lines].filter((at) => !old.has(at));
  const removed = [...old].filter((at) => !lines.has(at));
  const kept = [...lines].filter((at) => old.has(at));
  const pOf = (at: number) => likely.find((one) => one.at === at)?.p ?? 0;
  const ps = (places: readonly number[]) => places.map(pOf);
  const outside = likely.filter(({ at }) => !lines.has(at)).map(({ p }) => p);
  const linesAt = (places: Iterable<number>) => [...places].flatMap((at) => list.lines[at] ?? []);
  const versions = countVersions(linesAt(lines));
  const versionsBefore = countVersions(linesAt(old));
  const best = candidates[0];
  return [
    score,
    score - (best?.score ?? score),
    candidates.indexOf(set),
    lines.size,
    old.size,
    added.length,
    removed.length,
    kept.length,
    bit(added.length + removed.length === 0),
    bit(areEqual(lines, proposed.settled)),
    bit(told.size > 0 && areEqual(lines, told)),
    Math.min(1, ...ps([...lines])),
    Math.max(0, ...outside),
    Math.min(1, ...ps(added)),
    Math.min(1, ...ps(kept)),
    Math.max(0, ...ps(removed)),
    Math.min(1, ...ps(removed)),
    ...versions,
    ...versions.map((count, kind) => (versionsBefore[kind] ?? 0) - count),
    ...signsOfPairs(set, field),
    ...signsOfFigures(lines, field),
    ...signsOfWords({ lines, added, removed, kept }, heard),
    ...heard.general,
  ];
}

/** How many pairs are two films of a part, parts of each other, ranks of a job, or a set with what it holds. */
function countVersions(lines: readonly Line[]): number[] {
  const counts = [0, 0, 0];
  lines.forEach((one, at) => {
    for (const other of lines.slice(at + 1)) {
      const kind = versionKind(one, other);
      if (kind !== null) counts[kind] = (counts[kind] ?? 0) + 1;
    }
  });
  return counts;
}

/**
 * Where two versions of one thing stood together: how many such pairs one has been taken of, how much better that one
 * was named and how much surer it is by itself; and what takes the place of a version that goes.
 */
function signsOfPairs({ lines }: CandidateSet, { heard, likely }: SetField): number[] {
  const { before, list, faced } = heard;
  const fitOf = (at: number) => faced.get(at)?.fit ?? 0;
  const toldOf = (at: number) => faced.get(at)?.total ?? 0;
  const pOf = (at: number) => likely.find((one) => one.at === at)?.p ?? 0;
  const old = [...before.settled];
  const isVersion = (one: number, other: number) => {
    const [mine, theirs] = [list.lines[one], list.lines[other]];
    return mine !== undefined && theirs !== undefined && versionKind(mine, theirs) !== null;
  };
  const pairs = old.flatMap((one, at) =>
    old.slice(at + 1).flatMap((other) => (isVersion(one, other) ? [[one, other] as const] : [])),
  );
  const split = pairs.filter(([one, other]) => lines.has(one) !== lines.has(other));
  const gains = split.map(([one, other]) => {
    const [kept, gone] = lines.has(one) ? [one, other] : [other, one];
    return [fitOf(kept) - fitOf(gone), toldOf(kept) - toldOf(gone), pOf(kept) - pOf(gone)] as const;
  });
  const differing = pairs.map(([one, other]) => Math.abs(toldOf(one) - toldOf(other)));
  const swapped = old.filter(
    (one) =>
      !lines.has(one) && [...lines].some((other) => !before.settled.has(other) && isVersion(one, other)),
  );
  const fresh = [...lines].filter(
    (one) => !before.settled.has(one) && old.some((other) => lines.has(other) && isVersion(one, other)),
  );
  return [
    pairs.length,
    split.length,
    pairs.filter(([one, other]) => !lines.has(one) && !lines.has(other)).length,
    Math.min(1, ...gains.map(([fit]) => fit)),
    Math.min(1, ...gains.map(([, told]) => told)),
    Math.min(1, ...gains.map(([, , p]) => p)),
    Math.max(0, ...differing),
    swapped.length,
    fresh.length,
  ];
}

/** A figure that was named is the sum of the set, of what stood, or of another choice. */
function signsOfFigures(lines: ReadonlySet<number>, { heard, candidates }: SetField): number[] {
  const figures = heard.sums.map(({ figure }) => figure);
  if (figures.length === 0) return [0, 0, 0, 0, 0];
  const totalOf = (some: Iterable<number>) => [...some].reduce((sum, at) => sum + heard.priceOf(at), 0);
  const isSaid = (some: Iterable<number>) => {
    const total = totalOf(some);
    return figures.some((figure) => Math.abs(figure - total) < 0.005);
  };
  const added = [...lines].filter((at) => !heard.before.settled.has(at));
  return [
    figures.length,
    bit(lines.size > 0 && isSaid(lines)),
    bit(added.length > 0 && isSaid(added)),
    bit(heard.before.settled.size > 0 && isSaid(heard.before.settled)),
    bit(candidates.some((one) => one.lines.size > 0 && isSaid(one.lines))),
  ];
}

type Parts = { lines: ReadonlySet<number>; added: number[]; removed: number[]; kept: number[] };

/** How much of what was said the set explains, and whose words stand beside a "no". */
function signsOfWords({ lines, added, removed, kept }: Parts, heard: Heard): number[] {
  const { faced } = heard;
  const { told, sum, denied, alone, more, counts } = toldIn(heard);
  const evidenceAt = (places: Iterable<number>, word: number) => {
    let most = 0;
    for (const at of places) most = Math.max(most, faced.get(at)?.evidence[word] ?? 0);
    return most;
  };
  const share = (some: Iterable<number>, weights?: readonly number[]) => {
    let covered = 0;
    for (let word = 0; word < told.length; word++) {
      const weight = weights ? (weights[word] ?? 0) : 1;
      if (weight > 0) covered += weight * Math.min(told[word] ?? 0, evidenceAt(some, word));
    }
    return sum > 0 ? covered / sum : -1;
  };
  const fits = (some: readonly number[]) => some.map((at) => faced.get(at)?.fit ?? 0);
  let [uncovered, undenied] = [0, 0];
  told.forEach((most, word) => {
    if (most <= CLEAR || evidenceAt(lines, word) >= most / 2) return;
    uncovered++;
    if (denied[word] === 0) undenied++;
  });
  return [
    sum,
    share(lines),
    share(added),
    share(removed),
    share(kept),
    share(lines, denied),
    share(removed, denied),
    share(lines, alone),
    share(added, more),
    uncovered,
    undenied,
    Math.min(1, ...fits(added)),
    Math.max(0, ...fits(removed)),
    Math.min(1, ...fits(kept)),
    Math.max(0, ...fits(kept)),
    ...(counts.length === 0
      ? [0, 0, 0]
      : [1, bit(counts.includes(lines.size)), bit(counts.includes(added.length))]),
  ];
}

/** By word of a message: how much it tells of any line, and what stands beside it; and the numbers that were said. */
type Told = {
  told: readonly number[];
  sum: number;
  denied: readonly number[];
  alone: readonly number[];
  more: readonly number[];
  counts: readonly number[];
};

/** The same for all sets of a message. */
function toldIn(heard: Heard): Told {
  const known = TOLD.get(heard);
  if (known) return known;
  const { faced, words } = heard;
  const told = words.words.map((_, word) => {
    let most = 0;
    for (const { evidence } of faced.values()) most = Math.max(most, evidence[word] ?? 0);
    return Math.min(1, most);
  });
  const beside = (kind: 'not' | 'only' | 'add') => told.map((_, word) => bit(isBeside(word, kind, words)));
  const made = {
    told,
    sum: told.reduce((total, one) => total + one, 0),
    denied: beside('not'),
    alone: beside('only'),
    more: beside('add'),
    counts: countsSaid(words.words),
  };
  TOLD.set(heard, made);
  return made;
}

const TOLD = new WeakMap<Heard, Told>();

const CLEAR = 0.4;

function isBeside(word: number, kind: 'not' | 'only' | 'add', { turns, stretch }: Heard['words']): boolean {
  for (let at = Math.max(0, word - 4); at <= Math.min(turns.length - 1, word + 3); at++)
    if (at !== word && stretch[at] === stretch[word] && turns[at]?.has(kind)) return true;
  return false;
}

/** "All three of them", "just one": how many things were named by their number. */
function countsSaid(words: readonly string[]): number[] {
  return words.flatMap((word) => {
    const count = COUNTS.findIndex((names) => names.test(word));
    return count < 0 ? [] : [count + 1];
  });
}

const COUNTS = [
  /^(?:one|single|eins|eine[nrsm]?|ein|один|одна|одну|одне|одно)$/u,
  /^(?:both|two|beide[snrm]?|zwei|обидв\p{L}*|обоє|оба|обе|два|дві|две)$/u,
  /^(?:three|drei|три|троє|трое)$/u,
  /^(?:four|vier|чотири|четыре)$/u,
];

function areEqual(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  return one.size === other.size && [...one].every((at) => other.has(at));
}
