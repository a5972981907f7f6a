import type { PriceRow } from '../../facts.ts';
import type { RowIndex, Sense } from '../../prices/index.ts';
import { telling } from '../../prices/match/name-places.ts';
import { withoutContents } from '../../prices/match/without-contents.ts';
import { splitWords } from '../../words/split-words.ts';
import { areAlternatives } from '../basket/are-alternatives.ts';
import { findSenses } from './trade/find-senses.ts';

/** What the list sells, whatever car it is for: a service with its part and film. */
export type Line = {
  service: string;
  zone: string | null;
  material: string | null;
  rows: readonly PriceRow[];
  parts: readonly LinePart[];
  /** What its names say of the trade, each with how much it tells the line from others. */
  senses: readonly { id: string; weight: number }[];
  /** What its words begin with. */
  stems: ReadonlySet<string>;
};

/** The words and meanings of a line's service, part or film, each with how much it tells the line from others. */
export type LinePart = {
  dimension: Dimension;
  words: readonly { word: string; weight: number }[];
  concepts: readonly { id: string; weight: number }[];
};

export type Dimension = 'service' | 'zone' | 'material';

export type ListLines = {
  lines: readonly Line[];
  /** The lines that have a word with this beginning. */
  byBeginning: ReadonlyMap<string, ReadonlySet<number>>;
  byConcept: ReadonlyMap<string, ReadonlySet<number>>;
  bySense: ReadonlyMap<string, ReadonlySet<number>>;
  at: ReadonlyMap<string, number>;
  /** The line that each row of the list belongs to. */
  atRow: ReadonlyMap<PriceRow, number>;
  /** By service, the others that are other ranks of the same. */
  ranks: ReadonlyMap<string, ReadonlySet<string>>;
};

/** Prepared once for each list. */
export function linesOf(index: RowIndex): ListLines {
  const known = KNOWN.get(index) ?? prepare(index);
  KNOWN.set(index, known);
  return known;
}

const KNOWN = new WeakMap<RowIndex, ListLines>();

export function keyOfLine({ service, zone, material }: Pick<Line, Dimension>): string {
  return JSON.stringify([service, zone, material]);
}

export function beginningOf(word: string): string {
  return word.slice(0, 3);
}

type Bare = {
  service: string;
  zone: string | null;
  material: string | null;
  rows: PriceRow[];
  senses: Senses;
};
type Senses = Record<Dimension, Sense | null>;

function prepare(index: RowIndex): ListLines {
  const found = new Map<string, Bare>();
  for (const { service, sense, rows } of index.services)
    for (const { row, zone, material } of rows) {
      const line = { service, zone: row.zone, material: row.material };
      const key = keyOfLine(line);
      const known = found.get(key);
      if (known) known.rows.push(row);
      else found.set(key, { ...line, rows: [row], senses: { service: sense, zone, material } });
    }
  const bare = [...found.values()];
  const wordsIn = bare.map((line) => new Set(DIMENSIONS.flatMap((one) => wordsOf(calledBy(line, one)))));
  const conceptsIn = bare.map(
    (line) => new Set(DIMENSIONS.flatMap((one) => [...(line.senses[one]?.concepts ?? [])])),
  );
  const sensesIn = bare.map((line) =>
    sensesOf(DIMENSIONS.flatMap((one) => calledBy(line, one) ?? []).join(' ')),
  );
  const ofSense = countIn(sensesIn);
  const weight = weigher(bare.length);
  const ofBeginning = countIn(wordsIn.map((words) => new Set([...words].map(stemOf))));
  const ofConcept = countIn(conceptsIn);
  const lines = bare.map(
    ({ senses, ...line }, at): Line => ({
      ...line,
      stems: new Set([...(wordsIn[at] ?? [])].map(stemOf)),
      senses: [...(sensesIn[at] ?? [])].map((id) => ({ id, weight: weight(ofSense.get(id) ?? 1) })),
      parts: DIMENSIONS.flatMap((dimension) =>
        line[dimension] === null
          ? []
          : [
              {
                dimension,
                words: wordsOf(calledBy(line, dimension)).map((word) => ({
                  word,
                  weight: weight(ofBeginning.get(stemOf(word)) ?? 1),
                })),
                concepts: [...(senses[dimension]?.concepts ?? [])].map((id) => ({
                  id,
                  weight: weight(ofConcept.get(id) ?? 1),
                })),
              },
            ],
      ),
    }),
  );
  return {
    lines,
    byBeginning: placesBy(wordsIn.map((words) => [...words].map(beginningOf))),
    byConcept: placesBy(conceptsIn.map((concepts) => [...concepts])),
    bySense: placesBy(sensesIn.map((senses) => [...senses])),
    at: new Map(lines.map((line, at) => [keyOfLine(line), at])),
    atRow: new Map(lines.flatMap(({ rows }, at) => rows.map((row) => [row, at] as const))),
    ranks: ranksOf(index),
  };
}

/** A package is called by its name and not by what it holds. */
function calledBy(line: Pick<Bare, Dimension>, dimension: Dimension): string | null {
  return dimension === 'service' ? withoutContents(line.service) : line[dimension];
}

function sensesOf(name: string): Set<string> {
  return new Set(findSenses(splitWords(name)).flatMap(({ id, isHinted }) => (isHinted ? [] : [id])));
}

function ranksOf({ services }: RowIndex): Map<string, Set<string>> {
  if (services.length > MOST_RANKED) return new Map();
  return new Map(
    services.map(({ service }) => [
      service,
      new Set(
        services.flatMap((other) =>
          other.service !== service && areAlternatives(service, other.service) ? [other.service] : [],
        ),
      ),
    ]),
  );
}

/** Nobody ranks more services than these, and every pair of them has to be looked at. */
const MOST_RANKED = 120;

const DIMENSIONS: readonly Dimension[] = ['service', 'zone', 'material'];

function wordsOf(name: string | null): string[] {
  return name === null ? [] : [...new Set(telling(name))];
}

/** Forms of one word mostly share this much of it. */
function stemOf(word: string): string {
  return word.slice(0, 5);
}

/** A word of one line alone tells everything, a word of all of them next to nothing. */
function weigher(lines: number): (count: number) => number {
  const most = Math.log(1 + lines);
  return (count) => 0.05 + Math.log((1 + lines) / count) / (most || 1);
}

function countIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const one of set) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function placesBy(keys: readonly (readonly string[])[]): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>();
  keys.forEach((own, at) => {
    for (const key of own) {
      const known = places.get(key) ?? new Set();
      known.add(at);
      places.set(key, known);
    }
  });
  return places;
}
